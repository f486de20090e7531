import Testing

@testable import DashScene

/// Every text on the screen is checked, and leads back to the line that says it.
@Suite struct DrawnTextCheckerTests {
    /// Fonts that lack some characters.
    struct Fonts: GlyphCoverage {
        var lacking: Set<Character>

        func missingCharacters(in text: String, style: TextStyle) -> [Character] {
            text.filter { lacking.contains($0) }.map { $0 }
        }
    }

    /// The full script, whose second order plays a whole life, with parts replaced.
    private func outcome(
        _ edits: [(String, String)], brand: (inout String) -> Void = { _ in }
    ) throws -> ScriptOutcome {
        var text = FullScript.text
        for (old, new) in edits {
            let place = try #require(text.firstRange(of: old), "the script has no \(old)")
            text.replaceSubrange(place, with: new)
        }
        var files = try MemoryFiles.brands()
        for name in ["doordash", "grubhub"] {
            var words = try Repository.text("Brands/\(name).json")
            brand(&words)
            files.files["Brands/\(name).json"] = Array(words.utf8)
        }
        let outcome = ScriptDecoder(files: files).decode(Array(text.utf8), file: "S.json")
        #expect(outcome.diagnostics.map(\.description) == [])
        return outcome
    }

    /// Where the value of a key lies that is put into the script.
    private func place(of new: String, for old: String) throws -> SourceText.Position {
        var text = FullScript.text
        let range = try #require(text.firstRange(of: old))
        text.replaceSubrange(range, with: new)
        let value = try #require(text[range.lowerBound...].firstRange(of: ": ")).upperBound
        return SourceText(Array(text.utf8)).position(of: text[..<value].utf8.count)
    }

    private func missing(_ outcome: ScriptOutcome, _ lacking: Set<Character>) throws -> [Diagnostic] {
        let scene = try HookFixture.scene(of: try #require(outcome.script))
        return DrawnTextChecker(scene: scene, outcome: outcome).missingGlyphs(Fonts(lacking: lacking))
    }

    /// A text of the script, and where it is.
    static let texts = [
        (#""name": "Sakura""#, #""name": "𓀀akura""#, "stores.sakura.name"),
        (#""initials": "SS""#, #""initials": "𓀀""#, "stores.sakura.initials"),
        (#""cuisine": "Sushi""#, #""cuisine": "𓀀ushi""#, "stores.sakura.cuisine"),
        (#""distance": "3.4 mi""#, #""distance": "3.4 𓀀""#, "stores.sakura.distance"),
        (#""rating": 4.70"#, #""rating": "4𓀀70""#, "stores.sakura.rating"),
        (#""name": "Priya""#, #""name": "𓀀riya""#, "dashers.priya.name"),
        (#""rating": "4.99""#, #""rating": "4𓀀99""#, "dashers.priya.rating"),
        (#""badge": "Top""#, #""badge": "𓀀op""#, "dashers.priya.badge"),
        (#""name": "Gift""#, #""name": "𓀀ift""#, "orders[0].items[3].name"),
        (#""helper": "{dasher} has"#, #""helper": "{dasher} 𓀀as"#, "orders[0].helper"),
        (#""title": "{store}!""#, #""title": "{store}𓀀""#, "orders[1].banner.title"),
        (#""text": "{dasher} comes""#, #""text": "{dasher} 𓀀omes""#, "orders[1].banner.text"),
    ]

    @Test(arguments: texts)
    func everyTextOfTheScript(_ old: String, _ new: String, _ path: String) throws {
        let position = try place(of: new, for: old)
        #expect(
            try missing(outcome([(old, new)]), ["𓀀"]).map(\.description) == [
                "S.json:\(position.line):\(position.column): warning: \(path): no font has a glyph for \"𓀀\"; "
                    + "install a font for it or change the text"
            ])
    }

    @Test func aDishOfTheMenuIsNamedWhereItIsOrdered() throws {
        let edits = [(#""name": "Tea", "sizes""#, #""name": "𓀀ea", "sizes""#), (#""Tea L""#, #""𓀀ea L""#)]
        let rest = [(#"{ "name": "Tea", "size": "S" }"#, #"{ "name": "𓀀ea", "size": "S" }"#)]
        #expect(
            try missing(outcome(edits + rest), ["𓀀"]).map { "\($0.position.map { "\($0.line)" } ?? "") \($0.path)" }
                == ["45 orders[0].items[0]", "46 orders[0].items[1].name"])
    }

    @Test func severalCharactersOfAPlaceMakeOneLine() throws {
        #expect(
            try missing(outcome([(#""title": "{store}!""#, #""title": "Süp 𓀀""#)]), ["ü", "𓀀"]).map(\.message)
                == ["no font has a glyph for \"ü\", \"𓀀\""])
        #expect(try missing(outcome([]), []).isEmpty)
    }

    /// What the marks of a brand's every word lead to.
    @Test(arguments: ["doordash", "grubhub"])
    func theBrandsWords(_ name: String) throws {
        let outcome = try outcome([("\"brand\": \"grubhub\"", "\"brand\": \"\(name)\"")]) { text in
            for field in BrandFields.words {
                text = text.replacing("\"\(field.key)\": \"", with: "\"\(field.key)\": \"𓀀 ")
            }
            text = text.replacing("\"{count} ", with: "\"𓀀 {count} ")
        }
        let found = try missing(outcome, ["𓀀"])
        #expect(Set(found.map(\.file)) == ["Brands/\(name).json"])
        var expected = Set(BrandFields.words.map { "words.\($0.key)" })
        // No row stands for several items.
        expected.insert("words.deliveries.other")
        // It is told where a word or a badge says {courier}.
        expected.remove("words.courier")
        if name == "doordash" {
            expected.subtract(
                ["confirmedStep", "preparingStep", "onTheWayStep", "deliveredStep"].map { "words.\($0)" })
        }
        #expect(Set(found.map(\.path)) == expected)
        let brand = try #require(outcome.brand)
        for entry in found {
            let line = try #require(entry.position).line
            let key = try #require(entry.path.split(separator: ".").last)
            let lines = String(decoding: brand.document.source.bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[line - 1].contains("\"\(key)\""))
        }
    }

    @Test(arguments: [
        ("\"prefix\": \"$\"", "\"prefix\": \"𓀀\"", "𓀀", "money.prefix"),
        ("\"decimals\"", "\"decimalMark\": \"𓀀\", \"decimals\"", "𓀀", "money.decimalMark"),
        ("\"en-US\"", "\"de-DE\"", ",", "locale"),
    ])
    func theBrandsMoney(_ old: String, _ new: String, _ lacking: Character, _ path: String) throws {
        let outcome = try outcome([]) { $0 = $0.replacing(old, with: new) }
        #expect(try missing(outcome, [lacking]).map(\.path) == [path])
    }

    private func cuts(_ outcome: ScriptOutcome) throws -> [Diagnostic] {
        let scene = try HookFixture.scene(of: try #require(outcome.script))
        return DrawnTextChecker(scene: scene, outcome: outcome).cuts()
    }

    private static let long = String(repeating: "long ", count: 20) + "word"

    @Test func aLongItemIsNamedItself() throws {
        let known = Set(try cuts(outcome([])).map(\.description))
        let found = try cuts(outcome([(#""name": "Gift""#, #""name": "\#(Self.long)""#)]))
            .map(\.description).filter { !known.contains($0) }
        #expect(
            found == [
                "S.json:48:19: warning: orders[0].items[3].name: "
                    + "\"long long long long long long long long long long long long …\" does not fit at "
                    + "402 x 874 pt: receipt.item.4.label has room for 1 line of 183.5 pt; shorten it"
            ])
    }

    @Test func aLongWordOfTheBrandIsNamedInItsFile() throws {
        let found = try cuts(
            outcome([]) { $0 = $0.replacing("\"rate\": \"", with: "\"rate\": \"\(Self.long) ") })
        let entry = try #require(found.first { $0.path == "words.rate" })
        #expect(entry.file == "Brands/grubhub.json")
        #expect(entry.position != nil)
        #expect(!found.contains { $0.path == "brand" })
    }
}
