import Testing

@testable import DashScene

@Suite struct FullScriptTests {
    private func outcome(_ root: JSONValue? = nil) throws -> ScriptOutcome {
        try SmallScript.outcome(Array((root.map(JSONWriter.text) ?? FullScript.text).utf8))
    }

    private func root() throws -> JSONValue {
        try #require(JSONDocument(parsing: Array(FullScript.text.utf8)).root)
    }

    @Test func top() throws {
        let outcome = try outcome()
        #expect(outcome.diagnostics.map(\.description) == [])
        let script = try #require(outcome.script)
        #expect(script.canvas == Size(402, 874))
        #expect(script.scale == 2)
        #expect(script.frameRate == FrameRate(60000, 1001))
        #expect(script.duration == .milliseconds(60_000))
        #expect(script.clock == ClockTime(minutes: 18 * 60 + 5))
        #expect(script.tiles == "Other")
        #expect(
            script.fees
                == Fees(
                    delivery: 199, service: Percentage(tenThousandths: 125_000),
                    tax: Percentage(tenThousandths: 88_750)))
        #expect(
            script.motion
                == Motion(
                    stepPop: .milliseconds(260), arrive: .milliseconds(310), photoGrow: .milliseconds(320),
                    detailsFade: .milliseconds(110), bannerSlide: .milliseconds(330), bannerPress: .milliseconds(90),
                    bannerLeave: .milliseconds(290), crossFade: .milliseconds(270), haloPeriod: .milliseconds(1700)))
    }

    @Test func firstOrder() throws {
        let order = try #require(try outcome().script?.orders.first)
        #expect(
            order.store
                == Store(
                    id: "sakura", name: "Sakura", initials: "SS", color: Color(0xCF, 0xE4, 0xF2, 0x80),
                    cuisine: "Sushi", minutes: 32, distance: "3.4 mi", rating: "4.70", reviews: "2k+", deal: "20% off",
                    menu: [
                        Dish(
                            name: "Roll", description: "Rice", price: 950,
                            image: Picture(file: "roll.jpg", focus: Rect(0.1, 0.2, 0.3, 0.4)),
                            addOns: [Portion(name: "Egg", price: 150)]),
                        Dish(name: "Tea", sizes: [Portion(name: "S", price: 200), Portion(name: "L", price: 300)]),
                    ]))
        #expect(
            order.dasher
                == Dasher(
                    id: "priya", name: "Priya", rating: "4.99", deliveries: 3104, badge: "Top",
                    portrait: Picture(file: "priya.jpg"), vehicle: Picture(file: "van.png"), glyph: .bicycle))
        #expect(
            order.items == [
                OrderItem(name: "Tea L", price: 300), OrderItem(name: "Tea S", price: 200),
                OrderItem(
                    name: "Roll", count: 2, price: 1100, addOns: ["Egg"],
                    image: Picture(file: "roll.jpg", focus: Rect(0.1, 0.2, 0.3, 0.4))),
                OrderItem(name: "Gift", price: 700),
            ])
        #expect(order.helper == "Priya has it from Sakura.")
        #expect(order.photo == Picture(file: "door.jpg", focus: Rect(0, 0, 0.5, 1)))
        #expect([order.startMetres, order.nearbyFrom, order.startFill, Double(order.minutes)] == [250, 0.5, 0.25, 38])
        #expect(
            order.beats
                == OrderBeats(
                    appears: .milliseconds(1000), confirming: .milliseconds(1000), preparing: .milliseconds(2000),
                    pickedUp: .milliseconds(3000), drives: .milliseconds(4000), arrives: .milliseconds(5000),
                    photo: .milliseconds(6000), details: .milliseconds(4200)))
        #expect(order.tip == 400)
    }

    @Test func secondOrder() throws {
        let order = try #require(try outcome().script?.orders.last)
        #expect(order.dasher.vehicle == Picture(file: "bike.png"))
        #expect(
            order.banner
                == BannerBeat(
                    slides: .milliseconds(7000), pressed: .milliseconds(8000), title: "Sakura!", text: "Priya comes",
                    avatar: Picture(file: "soup.png")))
        #expect(
            order.beats
                == OrderBeats(
                    appears: .milliseconds(9000), confirming: .milliseconds(9000), preparing: .milliseconds(12_000),
                    pickedUp: .milliseconds(16_000), drives: .milliseconds(16_000), arrives: .milliseconds(31_000),
                    photo: .milliseconds(31_200), details: .milliseconds(20_000)))
    }

    /// Every key that the decoder knows is in the full script.
    @Test func theFullScriptIsFull() throws {
        let text = FullScript.text
        for object in Shapes.objects(in: ScriptShape.root) {
            for field in object.fields { #expect(text.contains("\"\(field.key)\":"), "\(object.name).\(field.key)") }
        }
    }

    /// No key is read over: without it, the script is another or is refused.
    @Test func everyKeyCounts() throws {
        let root = try root()
        let whole = try #require(try outcome().script)
        for path in paths(in: root, below: JSONPath()) where path.description != "$schema" {
            let outcome = try outcome(removing(path.steps[...], from: root))
            #expect(outcome.script != whole, "\(path) is read over")
        }
    }

    /// The ways to all keys of all objects.
    private func paths(in value: JSONValue, below path: JSONPath) -> [JSONPath] {
        switch value.kind {
        case .object(let members):
            members.flatMap { [path.appending($0.key)] + paths(in: $0.value, below: path.appending($0.key)) }
        case .array(let values): values.enumerated().flatMap { paths(in: $1, below: path.appending($0)) }
        default: []
        }
    }

    private func removing(_ steps: ArraySlice<JSONPath.Step>, from value: JSONValue) -> JSONValue {
        guard let step = steps.first else { return value }
        var value = value
        switch (step, value.kind) {
        case (.key(let key), .object(let members)):
            let isLast = steps.count == 1
            value.kind = .object(
                members.compactMap { member in
                    guard member.key == key else { return member }
                    if isLast { return nil }
                    return JSONMember(key: key, value: removing(steps.dropFirst(), from: member.value))
                })
        case (.index(let index), .array(var values)):
            values[index] = removing(steps.dropFirst(), from: values[index])
            value.kind = .array(values)
        default: break
        }
        return value
    }
}
