import Testing

@testable import DashScene

@Suite struct CSVParserTests {
    private func fields(_ text: String) -> [[String]] {
        CSVParser.records(of: Array(text.utf8)).map { $0.fields.map(\.text) }
    }

    @Test(arguments: [
        ("", []),
        ("a", [["a"]]),
        ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
        ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
        ("\u{FEFF}a,b", [["a", "b"]]),
        ("\u{FEFF}\"a\",b", [["a", "b"]]),
        (",\n,", [["", ""], ["", ""]]),
        ("\n\na\r\n\r\nb\n\n", [["a"], ["b"]]),
        ("\"a,b\",\"c\"\"d\",\"\"", [["a,b", "c\"d", ""]]),
        ("\"two\nlines\",\"two\r\nmore\"\nx,y", [["two\nlines", "two\r\nmore"], ["x", "y"]]),
        (" a , b ", [[" a ", " b "]]),
        ("\"\"\"\"", [["\""]]),
        ("寿司 🍣,é", [["寿司 🍣", "é"]]), ("a\r\n\u{1A}", [["a"]]),
    ])
    func reads(_ text: String, _ records: [[String]]) {
        #expect(fields(text) == records)
        #expect(CSVParser.records(of: Array(text.utf8)).allSatisfy { $0.problem == nil })
    }

    @Test(arguments: [
        ("a,\"b\nc", 2, "the quote that opens here is never closed"),
        ("a,\"b\"c,d\ne", 5, "expected a comma or the end of the line after the closing quote"),
        ("a,b\"c\ne", 3, "a quote inside a value; put the whole value in quotes and double the ones inside"),
        ("a, \"b\"\ne", 3, "a quote inside a value; put the whole value in quotes and double the ones inside"),
    ])
    func tellsWhatBreaksTheRules(_ text: String, _ offset: Int, _ message: String) {
        #expect(CSVParser.records(of: Array(text.utf8)).first?.problem == JSONProblem(message, at: offset))
    }

    @Test func goesOnAfterABadLine() {
        #expect(fields("\"a\"x,b\nc,d\r\ne\"f,g\r\nh,i").filter { $0.count == 2 } == [["c", "d"], ["h", "i"]])
    }

    /// What is written by the rules is read back as it was: 1,000 tables of awkward cells.
    @Test func readsBackWhatIsWritten() {
        var random = SplitMix(state: 7)
        let pieces = ["a", ",", "\"", "\n", "\r\n", "\r", " ", "é", "🍣", "\"\"", "\u{FEFF}", "'", ";", "\t"]
        for run in 0..<1000 {
            let table = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<3).map { _ in
                    (0..<Int.random(in: 0...5, using: &random)).map { _ in
                        pieces[Int.random(in: 0..<pieces.count, using: &random)]
                    }.joined()
                }
            }
            let lineEnd = ["\n", "\r\n", "\r"][run % 3]
            let text = table.map { row in row.map(quoted).joined(separator: ",") }.joined(separator: lineEnd)
            #expect(fields(text) == table, "run \(run)")
        }
    }

    private func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

    /// Any bytes at all give a table whose problems are one line each: 3,000 spoiled tables.
    @Test func survivesAnyBytes() throws {
        var random = SplitMix(state: 11)
        let seed = Array("\u{FEFF}name,\"orders[1].banner.title\",minutes\r\none,\"a \"\"b\"\"\",5\ntwo,c,\n".utf8)
        let pieces: [[UInt8]] =
            ["\"", ",", "\r", "\n", "\"\"", "\u{FEFF}", "🍣", "[", "."].map { Array($0.utf8) } + [[0xFF], [0]]
        let document = JSONDocument(parsing: Array(SmallScript.text.utf8))
        for run in 0..<3000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
                bytes.replaceSubrange(place..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
            }
            let table = RowTable(csv: bytes, file: "r.csv")
            let scripts = RowScripts(document: document, file: "S.json", table: table)
            let problems = scripts.tableProblems + scripts.rowProblems
            let holds =
                problems.allSatisfy { !$0.description.contains(where: \.isNewline) }
                && (scripts.scripts.isEmpty || scripts.tableProblems.isEmpty)
                && (!problems.isEmpty || scripts.scripts.count == table.rows.count)
            #expect(holds, "run \(run): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
