import DashScene
import Testing

/// One mistake in the small script, and what is said about it.
struct BadScript: CustomTestStringConvertible, Sendable {
    var name: String
    var edits: [(String, String)]
    var lines: [String]

    init(_ name: String, _ old: String, _ new: String, _ lines: [String]) {
        self.init(name, [(old, new)], lines)
    }

    init(_ name: String, _ edits: [(String, String)], _ lines: [String]) {
        self.name = name
        self.edits = edits
        self.lines = lines
    }

    var testDescription: String { name }
}

@Suite struct BadScriptTests {
    @Test(arguments: BadScript.shapes + BadScript.references + BadScript.times + BadScript.values)
    func says(_ bad: BadScript) throws {
        let outcome = try SmallScript.outcome(try SmallScript.edited(bad.edits))
        #expect(outcome.diagnostics.map(\.description) == bad.lines)
        #expect(outcome.script == nil)
    }

    @Test func theSmallScriptIsGood() throws {
        let outcome = try SmallScript.outcome(Array(SmallScript.text.utf8))
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.script != nil)
    }
}
