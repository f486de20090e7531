import Testing

@testable import DashScene

/// What only shows when a script is laid out is told beside everything else that is wrong with it.
@Suite struct LayoutCheckerTests {
    /// Fonts that lack one character.
    private struct Fonts: GlyphCoverage {
        func missingCharacters(in text: String, style: TextStyle) -> [Character] { text.contains("𓀀") ? ["𓀀"] : [] }
    }

    private static let long = "A title that goes on for longer than any banner is wide"

    /// A second order whose banner's title does not fit and whose text has no glyph.
    private static let spoiled = [
        ("\"title\": \"Soup\"", "\"title\": \"\(long)\""), ("\"text\": \"On its way\"", "\"text\": \"𓀀\""),
    ]

    private func check(_ outcome: ScriptOutcome, isStrict: Bool = false) -> LayoutFindings {
        LayoutChecker(outcome, environment: SceneEnvironment(text: RuledText(), pictures: SquarePictures()))
            .check(Fonts(), isStrict: isStrict)
    }

    private func problems(_ outcome: ScriptOutcome, isStrict: Bool = false) -> [Diagnostic] {
        check(outcome, isStrict: isStrict).problems
    }

    private func told(_ edits: [(String, String)]) throws -> (outcome: ScriptOutcome, layout: [String]) {
        let outcome = try SmallScript.outcome(try SmallScript.edited(edits + Self.spoiled))
        return (outcome, problems(outcome).map { "\($0.path): \($0.message)" })
    }

    private static let cut =
        "orders[1].banner.title: \"\(long)\" does not fit at 440 x 956 pt: banner.title has room for 1 line of 326 pt"
    private static let missing = "orders[1].banner.text: no font has a glyph for \"𓀀\""

    struct Mistake: Sendable, CustomTestStringConvertible {
        let old, new: String
        var testDescription: String { new.isEmpty ? "without \(old)" : new }

        init(_ old: String, _ new: String) {
            self.old = old
            self.new = new
        }
    }

    /// Errors of every kind that leave words to look at.
    static let mistakes = [
        Mistake("\"duration\": 6", "\"duration\": 6, \"colour\": 1"), Mistake("\"photo\"", "\"phto\""),
        Mistake("\"store\": \"sakura\"", "\"store\": \"sakra\""),
        Mistake("\"dasher\": \"priya\"", "\"dasher\": \"pria\""), Mistake("\"route\": \"bay\"", "\"route\": \"by\""),
        Mistake("\"arrives\": 2 ", "\"arrives\": 5 "), Mistake("\"arrives\": 5 ", "\"arrives\": 3 "),
        Mistake("{ \"drives\": 0, \"arrives\": 2 }", "7"), Mistake("\"duration\": 6", "\"duration\": 1"),
        Mistake("  \"duration\": 6,\n", ""), Mistake("  \"home\": [40.67015, -73.98549],\n", ""),
        Mistake("\"duration\": 6", "\"duration\": 6, \"fps\": 0"),
        Mistake("\"duration\": 6", "\"duration\": 6, \"canvas\": { \"scale\": 2.7 }"),
        Mistake("#2F4858", "blue"), Mistake("      \"initials\": \"SS\",\n", ""),
        Mistake("[40.63446, -74.02317]", "[95, -74.02317]"), Mistake("[40.63446, -74.02317]", "[40.67015, -73.98549]"),
        Mistake("\"photo\": \"drop.jpg\"", "\"items\": [\"Sop\"]"),
        Mistake("\"photo\": \"drop.jpg\"", "\"startMetres\": 9000"),
        Mistake("\"photo\": \"drop.jpg\"", "\"photo\": { \"file\": \"a.jpg\", \"focus\": [0, 0, 0, 1] }"),
        Mistake("\"photo\": \"drop.jpg\"", "\"photo\": \"../drop.jpg\""),
        Mistake("\"photo\": \"drop.jpg\"", "\"photo\": NaN"),
    ]

    @Test(arguments: mistakes)
    func anErrorHidesNothing(_ mistake: Mistake) throws {
        let (outcome, layout) = try told([(mistake.old, mistake.new)])
        #expect(outcome.script == nil)
        #expect(outcome.hasErrors)
        #expect(layout == [Self.missing, Self.cut])
        #expect(check(outcome).scene == nil)
    }

    @Test func aScriptWithoutErrorsIsItsOwnDraft() throws {
        let (outcome, layout) = try told([])
        #expect(outcome.script != nil)
        #expect(outcome.script == outcome.draft)
        #expect(layout == [Self.missing, Self.cut])
        #expect(check(outcome).scene?.script == outcome.script)
        #expect(problems(outcome).allSatisfy { $0.severity == .warning })
        #expect(problems(outcome, isStrict: true).allSatisfy { $0.severity == .error })
    }

    /// The words of what is wrong itself are looked at, too.
    @Test(arguments: [
        ("\"name\": \"Priya\"", "\"name\": \"𓀀riya\", \"badge\": 7", "dashers.priya.name"),
        ("\"name\": \"Sakura\"", "\"name\": \"𓀀akura\", \"minutes\": \"soon\"", "stores.sakura.name"),
        ("\"photo\": \"drop.jpg\"", "\"helper\": \"𓀀\", \"nearbyFrom\": 2", "orders[0].helper"),
        ("\"store\": \"sakura\",", "\"store\": { \"name\": \"𓀀\", \"initials\": \"M\" },", "orders[0].store.name"),
    ])
    func withTheirOwnOrder(_ old: String, _ new: String, _ path: String) throws {
        let outcome = try SmallScript.outcome(try SmallScript.edited([(old, new)]))
        #expect(outcome.script == nil)
        #expect(problems(outcome).map(\.path) == [path])
    }

    @Test(arguments: [
        ("\"chat\": \"Chat\"", "\"chat\": \"𓀀\", \"chatt\": \"Chat\"", ["words.chat"]),
        ("\"chat\": \"Chat\",", "", []), ("\"circles\"", "\"rings\"", []), ("\"path\": \"M", "\"path\": \"L", []),
        ("\"ink\": \"#191919\"", "\"ink\": \"black\"", []),
    ])
    func aBrandWithErrorsHidesNothing(_ old: String, _ new: String, _ more: [String]) throws {
        var files = try MemoryFiles.brands()
        let brand = try Repository.text("Brands/doordash.json")
        try #require(brand.contains(old))
        files.files["Brands/doordash.json"] = Array(brand.replacing(old, with: new).utf8)
        let outcome = try SmallScript.outcome(try SmallScript.edited(Self.spoiled), files: files)
        #expect(outcome.script == nil)
        #expect(outcome.diagnostics.hasErrors)
        #expect(
            Set(problems(outcome).map(\.path)) == Set(["orders[1].banner.title", "orders[1].banner.text"] + more))
    }

    @Test func withoutABrandThereIsNothingToSetTextIn() throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited(Self.spoiled + [("\"duration\"", "\"brand\": \"acme\", \"duration\"")]))
        #expect(outcome.draft == nil)
        #expect(problems(outcome) == [])
    }

    /// Controls do not vanish without a word; no canvas that is accepted is so low.
    @Test func aRowWithoutRoomIsNamed() throws {
        var outcome = try SmallScript.outcome(Array(SmallScript.text.utf8))
        outcome.draft?.canvas = Size(440, 480)
        #expect(
            problems(outcome).map(\.description)
                == ["5:5: warning: orders[0]", "12:5: warning: orders[1]"].flatMap { order in
                    ["sheet.row", "sheet.pills"].map { row in
                        "S.json:\(order): \(row): no room at 440 x 480 pt; "
                            + "shorten the helper lines, or take a taller canvas"
                    }
                })
        outcome.draft?.canvas = Size(360, 640)
        #expect(problems(outcome) == [])
    }

    /// No canvas that is accepted is so small.
    @Test func aRouteThatCannotBeFramedIsAnErrorAtItsPlace() throws {
        var outcome = try SmallScript.outcome(Array(SmallScript.text.utf8))
        outcome.draft?.canvas = Size(120, 200)
        #expect(
            problems(outcome).map(\.description) == [
                "S.json:8:16: orders[0].route: the route cannot be shown clear of the controls at any scale; "
                    + "use a larger canvas or a shorter route"
            ])
        #expect(check(outcome).scene == nil)
    }
}
