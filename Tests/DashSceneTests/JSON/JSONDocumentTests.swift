import DashScene
import Testing

@Suite struct JSONDocumentTests {
    /// A text that is not JSON, and what is said about it as LINE:COLUMN MESSAGE.
    struct BadText: CustomTestStringConvertible, Sendable {
        var text: String
        var lines: [String]
        var testDescription: String { text }
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        let document = JSONDocument(parsing: bytes)
        return document.problems.map { problem in
            let position = document.source.position(of: problem.offset)
            return "\(position.line):\(position.column) \(problem.message)"
        }
    }

    @Test(arguments: BadText.structure + BadText.slips)
    func says(_ bad: BadText) {
        #expect(lines(Array(bad.text.utf8)) == bad.lines)
    }

    /// Bytes that are not UTF-8, after a text, and where the first is.
    struct BadBytes: Sendable {
        var before: String
        var bytes: [UInt8]
        var line: String
    }

    static let badBytes: [BadBytes] = [
        .init(before: "{\"a\": \"x", bytes: [0xFF], line: "1:9 the byte 0xFF is not UTF-8; save the file as UTF-8"),
        .init(before: "", bytes: [0xC0, 0x80], line: "1:1 the byte 0xC0 is not UTF-8; save the file as UTF-8"),
        .init(
            before: "[\n \"", bytes: [0xED, 0xA0, 0x80], line: "2:3 the byte 0xED is not UTF-8; save the file as UTF-8"),
        .init(before: "\"", bytes: [0xF0, 0x9F, 0x8D], line: "1:2 the byte 0xF0 is not UTF-8; save the file as UTF-8"),
        .init(
            before: "\"", bytes: [0xF4, 0x90, 0x80, 0x80],
            line: "1:2 the byte 0xF4 is not UTF-8; save the file as UTF-8"),
        .init(before: "é", bytes: [0xE2, 0x82, 0x22], line: "1:2 the byte 0xE2 is not UTF-8; save the file as UTF-8"),
    ]

    @Test(arguments: badBytes)
    func refusesWhatIsNotUTF8(_ bad: BadBytes) {
        #expect(lines(Array(bad.before.utf8) + bad.bytes) == [bad.line])
    }

    @Test func acceptsAByteOrderMark() {
        let document = JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array("{\"a\": 1}".utf8))
        #expect(document.problems.isEmpty)
        let value = document.root?["a"]
        #expect(value?.kind == .number("1"))
        #expect(document.source.position(of: value?.offset ?? 0) == .init(line: 1, column: 7))
    }

    @Test func countsCharactersNotBytes() {
        let document = JSONDocument(parsing: Array("{\r\n\"👩‍🍳é\": \"🍣\", \"a\": 1,\r\"b\": 2}".utf8))
        let places = ["a", "b"].compactMap { document.root?[$0] }.map { document.source.position(of: $0.offset) }
        #expect(places == [.init(line: 2, column: 17), .init(line: 3, column: 6)])
    }

    @Test func keepsNumbersAsTheyAreWritten() {
        let document = JSONDocument(parsing: Array("[7.225, -0, 1E+2, 4.90, 0.1e-3]".utf8))
        let kinds = ["7.225", "-0", "1E+2", "4.90", "0.1e-3"].map { JSONValue.Kind.number($0) }
        #expect(document.problems.isEmpty)
        #expect(document.root?.kind == .array(zip(kinds, [1, 8, 12, 18, 24]).map { JSONValue($0, offset: $1) }))
    }

    @Test func resolvesEscapes() {
        let text = #"["\"\\\/\b\f\n\r\t", "\u00e9\ud83c\udf63", "plain 🍣"]"#
        let document = JSONDocument(parsing: Array(text.utf8))
        guard case .array(let values) = document.root?.kind else {
            Issue.record("not a list")
            return
        }
        #expect(document.problems.isEmpty)
        #expect(
            values.map(\.kind) == [
                .string("\"\\/\u{8}\u{c}\n\r\t"), .string("é🍣"), .string("plain 🍣"),
            ])
    }

    @Test func nestsUpToALimit() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(lines(nested(64)) == [])
        #expect(lines(nested(65)) == ["1:65 lists and objects nest more than 64 deep"])
        #expect(lines(nested(100_000)) == ["1:65 lists and objects nest more than 64 deep"])
    }
}
