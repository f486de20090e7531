import DashScene
import Testing

@Suite struct ScriptTextTests {
    /// Fonts that lack some characters.
    struct Fonts: GlyphCoverage {
        var lacking: Set<Character>

        func missingCharacters(in text: String, style: TextStyle) -> [Character] {
            text.filter { lacking.contains($0) }.map { $0 }
        }
    }

    @Test func namesEveryTextOnce() throws {
        let outcome = try SmallScript.outcome(Array(SmallScript.text.utf8))
        #expect(
            outcome.texts.map { "\($0.path) \($0.text)" } == [
                "stores.sakura.name Sakura", "stores.sakura.initials SS", "dashers.priya.name Priya",
                "orders[1].banner.title Soup", "orders[1].banner.text On its way",
            ])
    }

    @Test func pointsAtTextsWithoutGlyphs() throws {
        let outcome = try SmallScript.outcome(try SmallScript.edited([("\"title\": \"Soup\"", "\"title\": \"Süp 𓀀\"")]))
        #expect(
            outcome.glyphWarnings(Fonts(lacking: ["𓀀", "ü"])).map(\.description) == [
                "S.json:13:53: warning: orders[1].banner.title: no font has a glyph for \"ü\", \"𓀀\"; "
                    + "install a font for them or change the text"
            ])
        #expect(outcome.glyphWarnings(Fonts(lacking: [])).isEmpty)
    }

    @Test func aStoreInTheOrderIsFoundThere() throws {
        let store = "{ \"name\": \"Mom\", \"initials\": \"M\", \"color\": \"#123\" }"
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("\"store\": \"sakura\"", "\"store\": \(store)")]))
        #expect(outcome.texts.first?.path.description == "orders[0].store.name")
    }
}
