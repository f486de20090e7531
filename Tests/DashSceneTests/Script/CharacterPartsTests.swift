import Testing

@testable import DashScene

/// Characters that are piled up of many parts are refused, those of real writing are not.
@Suite struct CharacterPartsTests {
    private static let limit = "at most 8 are allowed"

    @Test(arguments: [
        ("a" + String(repeating: "\u{0301}", count: 9), "holds a letter with 9 marks on it; \(limit)"),
        ("Priya e" + String(repeating: "\u{0489}", count: 500), "holds a letter with 500 marks on it; \(limit)"),
        (
            Array(repeating: "👩", count: 12).joined(separator: "\u{200D}"),
            "holds a character of 23 code points; at most 16 are allowed"
        ),
    ])
    func refuses(_ text: String, _ message: String) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("\"name\": \"Priya\"", "\"name\": \"\(text)\"")]))
        #expect(outcome.diagnostics.map(\.description) == ["S.json:28:35: dashers.priya.name: \(message)"])
    }

    @Test(arguments: [
        "Priya", "👩🏽‍❤️‍💋‍👨🏿", "👨🏻‍👩🏼‍👧🏽‍👦🏾", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "בְּרֵאשִׁ֖ית", "प्रिया", "ပြည်", "n̈́̃̂",
    ])
    func takes(_ text: String) {
        #expect(CharacterParts.problem(in: text) == nil)
    }
}
