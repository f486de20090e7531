import Testing

@testable import DashRender

@Suite struct LastWordsTests {
    @Test(arguments: [
        ([""], ""), (["one\n"], "one"), (["one\n\n  two \r\n"], "one / two"),
        (["a\nb\nc\nd\n"], "b / c / d"), (["half ", "a line"], "half a line"),
        (["\u{1B}[31mred\u{1B}[0m\tend"], "[31mred [0m end"),
    ])
    func areTheLastLinesAsOne(_ parts: [String], _ expected: String) {
        var words = LastWords()
        for part in parts { words.append(Array(part.utf8)) }
        #expect(words.line == expected)
    }

    @Test func areBounded() {
        var words = LastWords()
        for _ in 0..<10_000 { words.append(Array("flood ".utf8)) }
        words.append([0xFF, 0xC3])
        #expect(words.line.count == LastWords.shownCharacters)
        words.append(Array("\nthe end\n".utf8))
        #expect(words.line.hasSuffix(" / the end"))
    }
}
