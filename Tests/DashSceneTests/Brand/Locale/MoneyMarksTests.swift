import DashScene
import Testing

/// The marks in amounts must not be taken for one another.
@Suite struct MoneyMarksTests {
    private func lines(_ locale: String, _ money: String) throws -> [String] {
        let text = try Repository.text("Brands/doordash.json").replacing("\"en-US\"", with: "\"\(locale)\"")
            .replacing("\"decimals\": 2", with: money)
        return BrandDecoder().decode(Array(text.utf8), file: "B.json").diagnostics.map {
            "\($0.path): \($0.message)" + ($0.suggestion.map { "; \($0)" } ?? "")
        }
    }

    @Test(arguments: [
        (
            "en-US", "\"decimals\": 2, \"decimalMark\": \"·\", \"grouping\": \"·\"",
            ["money.grouping: must differ from the \"decimalMark\""]
        ),
        (
            "en-US", "\"decimals\": 2, \"decimalMark\": \",\"",
            ["money.decimalMark: \",\" parts groups of digits in this locale; give another \"grouping\" too"]
        ),
        (
            "de-DE", "\"decimals\": 2, \"grouping\": \",\"",
            ["money.grouping: \",\" is the decimal mark of this locale; give another \"decimalMark\" too"]
        ),
        ("en-US", "\"decimals\": 2, \"decimalMark\": \"0\"", ["money.decimalMark: must not be a digit"]),
        ("en-US", "\"decimals\": 0, \"decimalMark\": \",\"", []),
        ("en-US", "\"decimals\": 2, \"decimalMark\": \",\", \"grouping\": \".\"", []),
        ("en-US", "\"decimals\": 2, \"grouping\": \"\"", []),
    ])
    func areHeldApart(_ locale: String, _ money: String, _ expected: [String]) throws {
        #expect(try lines(locale, money) == expected)
    }
}
