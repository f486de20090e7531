import Testing

@testable import DashScene

/// Words with a number take the form that the number asks for.
@Suite struct CountedWordsTests {
    private func outcome(_ edits: [(String, String)]) throws -> BrandOutcome {
        var text = try Repository.text("Brands/doordash.json")
        for (old, new) in edits {
            text.replaceSubrange(try #require(text.firstRange(of: old), "the brand has no \(old)"), with: new)
        }
        return BrandDecoder().decode(Array(text.utf8), file: "B.json")
    }

    private static let written = "{ \"one\": \"{count} delivery\", \"other\": \"{count} deliveries\" }"

    @Test(arguments: [(0, "0 deliveries"), (1, "1 delivery"), (2, "2 deliveries"), (1240, "1,240 deliveries")])
    func deliveries(_ count: Int, _ shown: String) throws {
        var script = try HookFixture.script()
        script.orders[1].dasher.deliveries = count
        script.orders[1].dasher.rating = ""
        script.orders[1].dasher.badge = ""
        let graph = try HookFixture.scene(of: script).graph(frame: 300)
        #expect(graph.text("order2", "dasher.stats") == shown)
    }

    @Test(arguments: [
        (1, "jedna dostawa"), (22, "22 dostawy"), (12_345, "12\u{A0}345 dostaw"), (5, "5 dostaw"),
    ])
    func formsOfOtherLanguages(_ count: Int, _ text: String) throws {
        let forms = "{ \"one\": \"jedna dostawa\", \"few\": \"{count} dostawy\", \"other\": \"{count} dostaw\" }"
        let outcome = try outcome([("en-US", "pl-PL"), (Self.written, forms)])
        let brand = try #require(outcome.light)
        #expect(brand.words.deliveries.text(count, brand.locale) == text)
    }

    @Test func oneTextStandsBesideAllNumbers() throws {
        let brand = try #require(try outcome([(Self.written, "\"{count} runs\"")]).light)
        #expect([1, 2].map { brand.words.deliveries.text($0, brand.locale) } == ["1 runs", "2 runs"])
    }

    /// The two marks of amounts are the locale's unless the brand has its own.
    @Test(arguments: [
        ("", "$1.234,50"), (", \"grouping\": \"'\"", "$1'234,50"), (", \"grouping\": \"\"", "$1234,50"),
        (", \"decimalMark\": \"·\"", "$1.234·50"),
    ])
    func ownMarks(_ more: String, _ text: String) throws {
        let outcome = try outcome([("en-US", "de-DE"), ("\"decimals\": 2", "\"decimals\": 2\(more)")])
        #expect(outcome.light?.money.text(123_450) == text)
        #expect(outcome.light?.locale.number.text(1234) == "1.234")
    }

    typealias Bad = (edits: [(String, String)], lines: [String])

    static let bad: [Bad] = [
        (
            [("en-US", "en-UK")],
            [
                "locale: must be one of \(BrandLocale.all.map { "\"\($0.name)\"" }.joined(separator: ", ")), "
                    + "not \"en-UK\"; did you mean \"en-US\"?"
            ]
        ),
        (
            [(written, "{ \"one\": \"{count} delivery\" }")],
            ["words.deliveries: \"other\" is missing; it must be a text in quotes"]
        ),
        (
            [(written, "{ \"on\": \"{count}\", \"other\": \"{cuont}\" }")],
            [
                "words.deliveries.on: unknown key; did you mean \"one\"?",
                "words.deliveries.other: {cuont} stands for nothing here; did you mean \"{count}\"?",
            ]
        ),
        ([(written, "7")], ["words.deliveries: must be a text in quotes or an object of forms, not 7"]),
        (
            [(written, "{ \"few\": \"{count} few\", \"other\": \"{count} runs\" }")],
            ["words.deliveries.few: no number takes this form in en-US; there are: one, other"]
        ),
        (
            [(written, "{ \"one\": \"{count} 件\", \"other\": \"{count} 件\" }"), ("en-US", "ja-JP")],
            ["words.deliveries.one: no number takes this form in ja-JP; other is the only one"]
        ),
    ]

    @Test(arguments: bad)
    func says(_ edits: [(String, String)], _ lines: [String]) throws {
        let told = try outcome(edits).diagnostics.filter { !$0.path.hasPrefix("words.allItems") }.map { problem in
            "\(problem.path): \(problem.message)" + (problem.suggestion.map { "; \($0)" } ?? "")
        }
        #expect(told == lines)
    }
}
