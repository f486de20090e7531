import DashScene
import Testing

@Suite struct BrandFileTests {
    private func decode(_ name: String, _ edits: [(String, String)] = []) throws -> BrandOutcome {
        var text = try Repository.text("Brands/\(name).json")
        for (old, new) in edits {
            let place = try #require(text.firstRange(of: old), "\(name).json has no \(old)")
            text.replaceSubrange(place, with: new)
        }
        return BrandDecoder().decode(Array(text.utf8), file: "B.json")
    }

    @Test(arguments: ["doordash", "deliveroo", "grubhub"])
    func everyBrandIsWithoutAWarning(_ name: String) throws {
        let outcome = try decode(name)
        #expect(outcome.diagnostics.map(\.description) == [])
        #expect(outcome.light != nil)
        #expect(outcome.dark != nil)
        #expect(outcome.light?.colors != outcome.dark?.colors)
        #expect(outcome.light?.map != outcome.dark?.map)
    }

    @Test func doorDash() throws {
        let brand = try #require(try decode("doordash").light)
        #expect(brand.name == "DoorDash")
        #expect(brand.colors.accent == Color(hex: 0xEB1700))
        #expect(brand.colors.ink == Color(hex: 0x191919))
        #expect(brand.colors.chip == Color(hex: 0xF1F1F1))
        #expect(brand.colors.secondary == Color(hex: 0x6B6B6B))
        #expect(brand.colors.hairline == Color(hex: 0xE7E7E7))
        #expect(brand.colors.member == Color(hex: 0x622EEA))
        #expect(brand.colors.promo == Color(hex: 0x4C0C3A))
        #expect(brand.map == .mutedLight)
        #expect(brand.words.headingTitle == "{dasher} is heading to you")
        #expect(brand.words.arrivesRange == "Arrives {from}–{to}")
        #expect(
            brand.type.title
                == TextStyle(family: "Inter Display", size: 26, weight: 700, tracking: -0.4, lineHeight: 31))
        #expect(brand.type.helper == TextStyle(family: "Inter", size: 15, weight: 400, lineHeight: 19))
        #expect(brand.radii == BrandRadii(sheet: 28, banner: 16, card: 16))
        #expect(brand.tracker == .circles)
        #expect(brand.pins == .teardrop)
        #expect(brand.courierGlyph == .car)
        #expect(brand.vehicleGlyph == .scooter)
        #expect(brand.money == .dollars)
    }

    @Test(arguments: [
        ("", ClockStyle.twelveHour, ["6:05", "Arrives 6:43"]),
        ("\"clock\": \"12h\",", .twelveHour, ["6:05", "Arrives 6:43"]),
        ("\"clock\": \"24h\",", .twentyFourHour, ["18:05", "Arrives 18:43"]),
    ])
    func theClock(_ line: String, _ style: ClockStyle, _ shown: [String]) throws {
        let edit = ("\"direction\":", line + "\"direction\":")
        var script = try HookFixture.script(ScriptOverrides(clock: ClockTime(minutes: 1085)))
        script.brand = try #require(try decode("doordash", [edit]).light)
        #expect(script.brand.clock == style)
        let graph = try HookFixture.scene(of: script).graph(frame: 300)
        let bar = try #require(graph.children.first { $0.id == "statusbar" })
        #expect([bar.text, graph.text("order2", "sheet.subtitle")] == shown)
    }

    /// Brand files from before there were styles have teardrops.
    @Test func pinsMayBeLeftOut() throws {
        let outcome = try decode("deliveroo", [("  \"pins\": \"square\",\n", "")])
        #expect(outcome.light?.pins == .teardrop)
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test func theMarkIsAsWideAsItsAspect() throws {
        let brand = try #require(try decode("doordash").light)
        #expect(brand.markAspect == 1.76)
        #expect(brand.mark == Path(BrandFileTests.mark))
    }

    /// The outline of Simple Icons' "doordash" (CC0), its x in shares of the width.
    private static let mark: [Path.Element] = {
        func p(_ x: Double, _ y: Double) -> Point { Point(x * 1.76, y) }
        return [
            .move(p(0.961, 0.237)),
            .curve(p(0.917, 0.091), p(0.831, -0.001), p(0.736, 0.000)),
            .line(p(0.024, 0.000)),
            .curve(p(0.014, 0.000), p(0.006, 0.011), p(0.002, 0.027)),
            .curve(p(-0.002, 0.043), p(0.000, 0.061), p(0.007, 0.074)),
            .line(p(0.162, 0.348)),
            .curve(p(0.176, 0.372), p(0.195, 0.386), p(0.214, 0.386)),
            .line(p(0.716, 0.386)),
            .curve(p(0.752, 0.385), p(0.781, 0.436), p(0.781, 0.499)),
            .curve(p(0.782, 0.562), p(0.753, 0.613), p(0.717, 0.614)),
            .line(p(0.371, 0.614)),
            .curve(p(0.361, 0.614), p(0.353, 0.625), p(0.349, 0.641)),
            .curve(p(0.345, 0.657), p(0.347, 0.675), p(0.354, 0.687)),
            .line(p(0.509, 0.962)),
            .curve(p(0.523, 0.986), p(0.541, 1.000), p(0.561, 1.000)),
            .line(p(0.717, 1.000)),
            .curve(p(0.921, 1.000), p(1.075, 0.617), p(0.961, 0.237)),
            .close,
        ]
    }()

    @Test func grubhubAndDeliveroo() throws {
        let grubhub = try #require(try decode("grubhub").light)
        #expect(grubhub.tracker == .verticalTimeline)
        #expect(grubhub.pins == .disc)
        #expect(grubhub.colors.track == Color(hex: 0x00A0DF))
        let deliveroo = try #require(try decode("deliveroo").light)
        #expect(deliveroo.colors.accent == Color(hex: 0x00CCBC))
        #expect(deliveroo.colors.onAccent == Color(hex: 0x003733))
        #expect(deliveroo.pins == .square)
        #expect(deliveroo.money.text(2450) == "£24.50")
    }

    /// One mistake in the DoorDash file, and what is said about it.
    struct BadBrand: Sendable {
        var old: String
        var new: String
        var lines: [String]
    }

    static let badBrands: [BadBrand] = [
        .init(
            old: "    \"chat\": \"Chat\",\n", new: "",
            lines: ["B.json: words: \"chat\" is missing; it must be a text in quotes"]),
        .init(
            old: "{dasher} is heading", new: "{dashr} is heading",
            lines: ["B.json: words.headingTitle: {dashr} stands for nothing here; did you mean \"{dasher}\"?"]),
        .init(
            old: "\"Add tip\"", new: "\"Tip {dasher}\"",
            lines: ["B.json: words.tip: {dasher} stands for nothing here; known here: {courier}"]),
        .init(
            old: "\"courier\": \"Dasher\"", new: "\"courier\": \"{dasher}\"",
            lines: ["B.json: words.courier: {dasher} stands for nothing here"]),
        .init(
            old: "\"tracker\": \"circles\"", new: "\"tracker\": \"circle\"",
            lines: [
                "B.json: tracker: must be one of \"circles\", \"timeline\", \"verticalTimeline\", not \"circle\"; "
                    + "did you mean \"circles\"?"
            ]),
        .init(
            old: "\"tracker\": \"circles\"", new: "\"tracker\": \"vertical\"",
            lines: [
                "B.json: tracker: must be one of \"circles\", \"timeline\", \"verticalTimeline\", not \"vertical\"; "
                    + "did you mean \"verticalTimeline\"?"
            ]),
        .init(
            old: "\"pins\": \"teardrop\"", new: "\"pins\": \"teardop\"",
            lines: [
                "B.json: pins: must be one of \"teardrop\", \"disc\", \"square\", not \"teardop\"; "
                    + "did you mean \"teardrop\"?"
            ]),
        .init(
            old: "\"locale\": \"en-US\"", new: "\"locale\": \"en-AU\"",
            lines: [
                "B.json: locale: must be one of \(BrandLocale.all.map { "\"\($0.name)\"" }.joined(separator: ", ")), "
                    + "not \"en-AU\"; did you mean \"en-US\"?"
            ]),
        .init(
            old: "#EB1700", new: "#EB170",
            lines: [
                "B.json: colors.light.accent: must be a colour like \"#EB1700\" (#RGB, #RRGGBB or #RRGGBBAA), "
                    + "not \"#EB170\""
            ]),
        .init(
            old: "\"ink\": \"#191919\"", new: "\"inc\": \"#191919\"",
            lines: ["B.json: colors.light.inc: unknown key; did you mean \"ink\"?"]),
        .init(
            old: "\"weight\": 700", new: "\"weight\": \"bold\"",
            lines: ["B.json: type.title.weight: must be a whole number, not \"bold\""]),
        .init(
            old: "\"aspect\": 1.76", new: "\"aspect\": 0",
            lines: ["B.json: mark.aspect: must be from 0.25 to 4, not 0"]),
        .init(
            old: "M 0.961 0.237 C", new: "M 0.961 0.237 A",
            lines: [
                "B.json: mark.path: the path command \"A\" is not known; known are M L H V C S Q Z"
            ]),
        .init(
            old: "M 0.961", new: "L 0.961", lines: ["B.json: mark.path: an outline starts with M, not L"]),
        .init(
            old: "M 0.961 0.237 C", new: "M 0.961 C",
            lines: ["B.json: mark.path: expected a number in the outline, found \"C 0.917 0.09\""]),
        .init(
            old: "M 0.961", new: "M 96.1",
            lines: [
                "B.json: mark.path: the outline leaves the unit square by far; "
                    + "write it in shares of the mark's sides"
            ]),
        .init(
            old: "\"secondary\": \"#6B6B6B\"", new: "\"secondary\": \"#8F8F8F\"",
            lines: [
                "B.json: warning: colors.light.secondary: the contrast of helper words to surface is 3.2; "
                    + "WCAG AA asks for 4.5"
            ]),
        .init(
            old: "\"secondary\": \"#6B6B6B\"", new: "\"secondary\": \"#6B6B6B10\"",
            lines: [
                "B.json: warning: colors.light.secondary: the contrast of helper words to surface is 1; "
                    + "WCAG AA asks for 4.5"
            ]),
        .init(
            old: "\"surface\": \"#FFFFFF\"", new: "\"surface\": \"#FFFFFF80\"",
            lines: [
                "B.json: warning: colors.light.surface: the map shows through the sheet, "
                    + "so nothing on it is sure to be read"
            ]),
        .init(
            old: "\"track\": \"#191919\",\n      \"onTrack\": \"#FFFFFF\"",
            new: "\"track\": \"#FEFEFE\",\n      \"onTrack\": \"#000\"",
            lines: [
                "B.json: warning: colors.light.track: the contrast of reached steps to surface is 1; "
                    + "it cannot be told from it"
            ]),
        .init(
            old: "\"pin\": \"#191919\"", new: "\"pin\": \"#8F8F8F\"",
            lines: [
                "B.json: warning: colors.light.pin: the contrast of the pins to the map's land is 2.8; WCAG AA asks for 3"
            ]),
        .init(
            old: "\"accent\": \"#EB1700\"", new: "\"accent\": \"#FFD27F\"",
            lines: [
                "B.json: warning: colors.light.accent: the contrast of the route to the map's land is 1.2; "
                    + "below 1.5 it is lost on the map",
                "B.json: warning: colors.light.onAccent: the contrast of the courier's glyph to accent is 1.4; "
                    + "WCAG AA asks for 3",
            ]),
        .init(
            old: "\"secondary\": \"#6B6B6B\",", new: "\"secondary\": \"#8F8F8F\", \"secondry\": 1,",
            lines: [
                "B.json: warning: colors.light.secondary: the contrast of helper words to surface is 3.2; "
                    + "WCAG AA asks for 4.5",
                "B.json: colors.light.secondry: unknown key; did you mean \"secondary\"?",
            ]),
        .init(
            old: "\"onPin\": \"#FFFFFF\"", new: "\"onPin\": \"#333333\"",
            lines: [
                "B.json: warning: colors.light.onPin: the contrast of the glyph on pins to pin is 1.3; "
                    + "WCAG AA asks for 3"
            ]),
    ]

    @Test(arguments: badBrands)
    func says(_ bad: BadBrand) throws {
        let outcome = try decode("doordash", [(bad.old, bad.new)])
        // Without the places, so that the file may be edited.
        let lines = outcome.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.position = nil
            return diagnostic.description
        }
        #expect(lines == bad.lines)
        #expect((outcome.light == nil) == outcome.diagnostics.contains { $0.severity == .error })
    }
}
