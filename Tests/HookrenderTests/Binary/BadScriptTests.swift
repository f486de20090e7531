import Foundation
import Testing

/// Bad scripts end with exit code 65 and one clear line each, whatever the command.
@Suite struct BadScriptTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let what: String
        let edit: @Sendable (String) -> String
        /// The line after `hookrender: bad.json`.
        let line: String

        init(_ what: String, _ line: String, _ edit: @escaping @Sendable (String) -> String) {
            self.what = what
            self.edit = edit
            self.line = line
        }

        /// Replaces one part of the real script; a part that is not there would make the case prove nothing.
        init(_ what: String, _ old: String, _ new: String, _ line: String) {
            self.init(what, line) { text in
                precondition(text.contains(old), "the script no longer holds \(old)")
                return text.replacingOccurrences(of: old, with: new)
            }
        }

        var testDescription: String { what }
    }

    static let cases = [
        Case("an empty file", ":1:1: the file is empty") { _ in "" },
        Case("not JSON", "") { _ in "<clip/>" },
        Case("a wrong type", "\"duration\": 11", "\"duration\": \"long\"", ""),
        Case("a missing field", "  \"home\": [40.67015, -73.98549],\n", "", ""),
        Case("an unknown field", "\"duration\": 11", "\"duration\": 11, \"colour\": 1", ""),
        Case("times out of order", "\"arrives\": 1.30", "\"arrives\": 1.60", ""),
        Case("not a number", "\"duration\": 11", "\"duration\": NaN", ""),
        Case("a huge number", "\"duration\": 11", "\"duration\": 1e300", ""),
        Case("a route of one point", "\"bay-ridge\": [", "\"bay-ridge\": [[40.67015, -73.98549]], \"x\": [", ""),
        Case("a route of equal points", "[40.67440, -73.98195]", "[40.67015, -73.98549]", ""),
        Case("a latitude of 95", "[40.67440, -73.98195]", "[95, -73.98195]", ""),
    ]

    @Test(arguments: cases)
    func endsWithOneClearLine(_ bad: Case) throws {
        let folder = try ScratchFolder("bad")
        let original = try String(
            contentsOf: Hookrender.project.appendingPathComponent("DemoScript.json"), encoding: .utf8)
        try folder.write(bad.edit(original), to: "bad.json")
        let outcome = try Hookrender(folder: folder.url).run("render", "bad.json", "-o", "out")
        #expect(outcome.code == 65)
        #expect(outcome.errors == "hookrender: bad.json\(bad.line)\n")
        #expect(outcome.output.isEmpty)
        #expect(folder.files() == ["bad.json"])
    }
}
