import Testing

@testable import hookrender

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("rendr", "render"), ("stil", "still"), ("storybord", "storyboard"), ("doktor", "doctor"), ("xyz", nil),
        ("", nil),
    ])
    func findsTheNearest(_ word: String, expected: String?) {
        let known = ["render", "still", "storyboard", "doctor"]
        #expect(Suggestion.nearest(to: word, among: known) == expected)
    }
}
