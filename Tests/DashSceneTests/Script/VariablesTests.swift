import Testing

@testable import DashScene

@Suite struct VariablesTests {
    /// The small script with a first key more.
    private func outcome(_ variables: String, _ edits: [(String, String)]) throws -> ScriptOutcome {
        let first = ("\"duration\": 6", "\"variables\": \(variables), \"duration\": 6")
        return try SmallScript.outcome(try SmallScript.edited(edits + [first]))
    }

    @Test(
        arguments: [
            ("", []),
            ("plain $5, {x} $ { ${ ${1} ${a b} ${", [.plain("plain $5, {x} $ { ${ ${1} ${a b} ${")]),
            ("${a}", [.variable("a")]),
            ("a ${b_2}c${d}", [.plain("a "), .variable("b_2"), .plain("c"), .variable("d")]),
            ("$${a} and $$${a}", [.plain("${a} and $${a}")]),
            ("$$a ${a}$", [.plain("$$a "), .variable("a"), .plain("$")]),
        ] as [(String, [VariableText.Part])])
    func findsThem(_ text: String, _ parts: [VariableText.Part]) {
        #expect(VariableText.parts(of: text) == parts)
    }

    @Test func takeTheirPlaceWithTheirKind() throws {
        let edits = [
            ("\"title\": \"Soup\"", "\"title\": \"${dish} for {dasher}\""),
            ("\"arrives\": 5", "\"arrives\": \"${end}\""),
            ("\"route\": \"bay\",\n      \"photo\"", "\"route\": \"b${rest}\",\n      \"photo\""),
        ]
        let outcome = try outcome(
            "{ \"dish\": \"Ramen\", \"end\": 5.25, \"rest\": \"ay\", \"night\": true }",
            edits + [("#2F4858", "#5F8CA8"), ("\"home\"", "\"dark\": \"${night}\", \"home\"")])
        #expect(outcome.diagnostics.map(\.description) == [])
        let script = try #require(outcome.script)
        #expect(script.orders[1].banner?.title == "Ramen for Priya")
        #expect(script.orders[1].beats.arrives == .milliseconds(5250))
        #expect(script.brand.colors.surface != .white)
    }

    @Test func valuesInsideWordsAreWritten() throws {
        let outcome = try outcome(
            "{ \"n\": 4.50, \"yes\": false }", [("\"name\": \"Sakura\"", "\"name\": \"${n} $${n} ${yes}\"")])
        #expect(outcome.script?.orders[0].store.name == "4.50 ${n} false")
    }

    struct Bad: Sendable {
        var variables: String
        var edit: (String, String)
        var lines: [String]
    }

    static let bad = [
        Bad(
            variables: "{ \"dish\": \"Soup\" }", edit: ("\"Soup\"", "\"${dich} and ${dish}\""),
            lines: ["S.json:13:53: orders[1].banner.title: no variable is called \"dich\"; did you mean \"dish\"?"]),
        Bad(
            variables: "{}", edit: ("\"Soup\"", "\"${x}\""),
            lines: [
                "S.json:13:53: orders[1].banner.title: no variable is called \"x\"; "
                    + "declare it under \"variables\", or write $${ for ${"
            ]),
        Bad(
            variables: "{ \"dish\": [1] }", edit: ("\"Soup\"", "\"${dish}\""),
            lines: [
                "S.json:2:26: variables.dish: must be a text in quotes, a number or true or false, not a list"
            ]),
        Bad(
            variables: "{ \"end\": \"five\" }", edit: ("\"arrives\": 5", "\"arrives\": \"${end}\""),
            lines: ["S.json:17:44: orders[1].beats.arrives: must be a number of seconds, not \"five\""]),
        Bad(
            variables: "{ \"my dish\": 1 }", edit: ("\"Soup\"", "\"Tea\""),
            lines: [
                "S.json:2:29: variables[\"my dish\"]: a variable's name has only the letters A to Z and a to z, digits and _"
            ]),
        Bad(
            variables: "{ \"a\": \"1\", \"a\": 2 }", edit: ("\"Soup\"", "\"${a}\""),
            lines: ["S.json:2:28: variables.a: this key is given twice; the first is on line 2"]),
        Bad(
            variables: "{ \"a\": \"1\", \"a\": 2 }", edit: ("\"Soup\"", "\"Tea\""),
            lines: [
                "S.json:2:23: warning: variables.a: is used nowhere; write ${a} in a string, or remove it",
                "S.json:2:28: variables.a: this key is given twice; the first is on line 2",
            ]),
    ]

    @Test(arguments: bad)
    func refuses(_ bad: Bad) throws {
        let outcome = try outcome(bad.variables, [bad.edit])
        #expect(outcome.diagnostics.map(\.description) == bad.lines)
        #expect(outcome.script == nil)
    }

    @Test func tellsOfIdleOnes() throws {
        let outcome = try outcome("{ \"idle\": 1 }", [])
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:2:26: warning: variables.idle: is used nowhere; write ${idle} in a string, or remove it"
            ])
        #expect(outcome.script != nil)
    }
}
