import Testing

@testable import DashScene

/// Invisible marks of direction are closed before a value is put into words, and told.
@Suite struct DirectionMarksTests {
    @Test(arguments: [
        ("Priya", "Priya"), ("\u{202E}Priya", "\u{202E}Priya\u{202C}"),
        ("\u{202A}a\u{202B}b", "\u{202A}a\u{202B}b\u{202C}\u{202C}"),
        ("\u{2066}a\u{202D}b", "\u{2066}a\u{202D}b\u{202C}\u{2069}"), ("\u{2067}a\u{2069}b", "\u{2067}a\u{2069}b"),
        ("\u{2068}a\u{202E}b\u{2069}c", "\u{2068}a\u{202E}b\u{2069}c"), ("a\u{202C}b\u{2069}c", "abc"),
        ("\u{2066}a\u{202C}b\u{2069}", "\u{2066}ab\u{2069}"), ("\u{202E}a\u{2069}b\u{202C}", "\u{202E}ab\u{202C}"),
    ])
    func areClosed(_ text: String, _ closed: String) {
        #expect(DirectionMarks.closed(text).unicodeScalars.map(\.value) == closed.unicodeScalars.map(\.value))
        #expect(DirectionMarks.firstStray(in: closed) == nil)
    }

    @Test(arguments: [
        ("Priya", LayoutDirection.leftToRight, "Priya"), ("", .rightToLeft, ""),
        ("Priya", .rightToLeft, "\u{2068}Priya\u{2069}"), ("مريم", .leftToRight, "\u{2068}مريم\u{2069}"),
        ("\u{202E}P", .leftToRight, "\u{2068}\u{202E}P\u{202C}\u{2069}"),
        ("P\u{2069}", .rightToLeft, "\u{2068}P\u{2069}"),
        ("\u{202C}", .rightToLeft, ""),
    ])
    func valuesStandApart(_ value: String, _ direction: LayoutDirection, _ isolated: String) {
        #expect(
            Isolate.around(value, direction).unicodeScalars.map(\.value) == isolated.unicodeScalars.map(\.value))
    }

    /// Every mark that opens, alone in a name: the words after it keep their way.
    @Test(arguments: ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}"])
    func aNameTurnsNothingElse(_ mark: String) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([
                ("\"name\": \"Priya\"", "\"name\": \"\(mark)Priya\""), ("\"On its way\"", "\"{dasher} comes\""),
            ]))
        let script = try #require(outcome.script)
        let words = OrderWording(order: script.orders[0], brand: script.brand, clock: script.clock)
        for text in [words.title(.heading), words.helper(.heading), script.orders[1].banner?.text ?? ""] {
            let name = try #require(text.firstRange(of: "Priya"))
            #expect(DirectionMarks.firstStray(in: String(text[..<name.upperBound])) != nil)
            #expect(DirectionMarks.firstStray(in: text) == nil)
            #expect(DirectionMarks.removed(from: text).hasPrefix("Priya "))
        }
    }

    @Test(arguments: [
        ("\u{202E}Priya", "U+202E is never closed; close it with U+202C or remove it"),
        ("a\u{2067}Priya", "U+2067 is never closed; close it with U+2069 or remove it"),
        ("Pri\u{2069}ya", "U+2069 closes nothing; remove it"),
        ("Pri\u{202C}ya\u{2066}", "U+202C closes nothing; remove it"),
    ])
    func strayOnesAreTold(_ name: String, _ words: String) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("\"name\": \"Priya\"", "\"name\": \"\(name)\"")]))
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:28:35: warning: dashers.priya.name: the direction mark \(words)"
            ])
    }

    /// A name that looks like one in braces stays a name.
    @Test func namesAreNotFilledAgain() throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([
                ("\"name\": \"Priya\"", "\"name\": \"{store}\""), ("\"name\": \"Sakura\"", "\"name\": \"{dasher}\""),
                ("\"photo\": \"drop.jpg\"", "\"helper\": \"{store} by {dasher}\""),
            ]))
        let script = try #require(outcome.script)
        let words = OrderWording(order: script.orders[0], brand: script.brand, clock: script.clock)
        #expect(words.title(.heading) == "{store} is heading to you")
        #expect(words.helper(.heading) == "{dasher} by {store}")
    }
}
