import Testing

@testable import hookrender

@Suite struct ArgumentParserTests {
    static let script = Argument("SCRIPT", .path, help: "The script.")
    static let out = Option("output", short: "o", .folder, help: "Where to.")
    static let jobs = Option("jobs", .integer(1...64), help: "How many.")
    static let json = Flag("json", help: "As JSON.")
    static let parser = ArgumentParser(declarations: [
        script.declaration, out.declaration, jobs.declaration, json.declaration,
    ])

    struct Good: Sendable {
        let words: [String]
        var script: String?
        var out: String?
        var jobs: Int?
        var json = false
    }

    @Test(arguments: [
        Good(words: []),
        Good(words: ["a.json"], script: "a.json"),
        Good(words: ["--output", "x y"], out: "x y"),
        Good(words: ["--output=x=y"], out: "x=y"),
        Good(words: ["-o", "x"], out: "x"),
        Good(words: ["-ox"], out: "x"),
        Good(words: ["-o=x"], out: "x"),
        Good(words: ["--json", "a.json", "--jobs", "3"], script: "a.json", jobs: 3, json: true),
        Good(words: ["--jobs", "3", "--jobs", "4"], jobs: 4),
        Good(words: ["--", "--json"], script: "--json"),
        Good(words: ["-"], script: "-"),
        Good(words: ["--output=--json"], out: "--json"),
        Good(words: ["-1"], script: "-1"),
    ])
    func takes(_ good: Good) throws {
        let parsed = try Self.parser.parse(good.words)
        #expect(try parsed.value(Self.script) == good.script)
        #expect(try parsed.value(Self.out) == good.out)
        #expect(try parsed.value(Self.jobs) == good.jobs)
        #expect(parsed.has(Self.json) == good.json)
    }

    @Test(arguments: [
        (["--jsn"], "unknown option --jsn; did you mean --json?"),
        (["--outptu=x"], "unknown option --outptu; did you mean --output?"),
        (["--colour"], "unknown option --colour; --help lists the options"),
        (["-x"], "unknown option -x; --help lists the options"),
        (["--output"], "--output needs a value; give --output DIR"),
        (["-o", "--json"], "--output needs a value; give --output DIR"),
        (["--json=yes"], "--json takes no value; give it alone"),
        (["a", "b"], "unexpected argument \"b\"; --help shows what the command takes"),
        (["--", "a", "--", "b"], "unexpected argument \"--\"; --help shows what the command takes"),
    ])
    func refuses(_ words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Self.parser.parse(words) }
        #expect(error?.description == message)
    }

    @Test(arguments: ["0", "65", "3.5", "+3", "0x3", "", " 3", "99999999999999999999"])
    func refusesValue(_ text: String) {
        let error = #expect(throws: UsageError.self) {
            try Self.parser.parse(["--jobs=\(text)"]).value(Self.jobs)
        }
        #expect(error?.description == "--jobs: \"\(text)\" is not valid; give a whole number from 1 to 64")
    }

    @Test func asksForTheMissing() {
        let needed = Argument("A", .path, isRequired: true, help: "")
        let error = #expect(throws: UsageError.self) {
            try ArgumentParser(declarations: [needed.declaration]).parse([])
        }
        #expect(error?.description == "A is missing; add it")
    }

    @Test(arguments: [
        (["--help"], true), (["a", "-h"], true), (["--", "--help"], false), (["--helper"], false), ([], false),
    ])
    func seesHelp(_ words: [String], expected: Bool) {
        #expect(ArgumentParser.asksForHelp(words) == expected)
    }
}
