import Foundation
import Testing

@testable import DashScene

/// What the reference says works when it is pasted.
@Suite struct DocumentedExamplesTests {
    private static let reference = "docs/script-reference.md"

    /// The blocks of a language in a Markdown text, in their order.
    private func blocks(_ language: String, in file: String) throws -> [String] {
        try Repository.text(file).components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    private func members(_ text: String) throws -> [JSONMember] {
        let document = JSONDocument(parsing: Array(text.utf8))
        #expect(document.problems == [])
        guard case .object(let members) = document.root?.kind else { return [] }
        return members
    }

    private func outcome(_ document: JSONDocument) throws -> ScriptOutcome {
        var files = try MemoryFiles.brands()
        for picture in try pictures(in: document.root) where !exists(picture) {
            files.pictureProblems[picture] = PictureProblem("no such picture", advice: "", isMissing: true)
        }
        return ScriptDecoder(files: files).decode(document, file: "S.json")
    }

    private func exists(_ picture: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(picture).path)
    }

    private func pictures(in value: JSONValue?) throws -> [String] {
        switch value?.kind {
        case .string(let text) where text.hasPrefix("Assets/"): [text]
        case .array(let values): try values.flatMap { try pictures(in: $0) }
        case .object(let members): try members.flatMap { try pictures(in: $0.value) }
        default: []
        }
    }

    @Test func theSecondOrderTakesItsPlaceInTheScript() throws {
        let block = try #require(try blocks("json", in: Self.reference).first)
        #expect(block.contains("\"banner\""))
        var document = JSONDocument(parsing: try Repository.bytes("DemoScript.json"))
        let order = try #require(JSONDocument(parsing: Array(block.utf8)).root)
        let path = try #require(JSONPath(parsing: "orders[1]"))
        let moved = order.moved(by: document.source.bytes.count)
        document.root = document.root?.replacing(path.steps[...], with: moved)
        #expect(try outcome(document).diagnostics.map(\.description) == [])
    }

    /// The script with the documented variables that its tables use.
    private func script(_ dish: String) throws -> JSONDocument {
        let text = try Repository.text("DemoScript.json")
            .replacing("\"fps\": 60,", with: "\"fps\": 60, \"variables\": { \"dish\": \"\(dish)\" },")
            .replacing("\"Sakura Sushi 🍣\"", with: "\"${dish} is on its way\"")
        return JSONDocument(parsing: Array(text.utf8))
    }

    private func check(_ table: RowTable, rows: Int, _ document: JSONDocument) throws {
        let scripts = RowScripts(document: document, file: "S.json", table: table, nameColumn: nil)
        #expect((scripts.tableProblems + scripts.rowProblems).map(\.description) == [])
        #expect(scripts.scripts.count == rows)
        for row in scripts.scripts {
            #expect(try outcome(row.document).diagnostics.map(\.description) == [], "\(row.name)")
        }
    }

    @Test func theTables() throws {
        let csv = try #require(try blocks("csv", in: Self.reference).first)
        try check(RowTable(csv: Array(csv.utf8), file: "r.csv"), rows: 2, script("Pizza"))
        let json = try #require(try blocks("json", in: Self.reference).last { $0.hasPrefix("[") })
        try check(RowTable(json: Array(json.utf8), file: "r.json"), rows: 1, script("Pizza"))
    }
}
