import Testing

@testable import hookrender

@Suite struct UsageTests {
    @Test func printsItsVersion() throws {
        let outcome = try Hookrender().run("--version")
        #expect(outcome.code == 0)
        #expect(outcome.output == "hookrender 0.1.0\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func listsItsCommands(_ words: [String]) throws {
        let outcome = try Hookrender().run(words)
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        for command in CommandList.all {
            #expect(outcome.output.contains("\n  \(command.name) "), "\(command.name) is missing")
        }
    }

    @Test(arguments: CommandList.all.map { $0.name })
    func explainsEachCommand(_ name: String) throws {
        let command = try #require(CommandList.all.first { $0.name == name })
        let words = name.split(separator: " ").map(String.init)
        let outcome = try Hookrender().run(words + ["--help"])
        #expect(outcome.code == 0)
        #expect(outcome.output == HelpText.command(command))
        #expect(outcome.output == (try Hookrender().run(["help"] + words).output))
        for declaration in command.groups.flatMap(\.declarations) {
            #expect(outcome.output.contains(declaration.spelling), "\(declaration.spelling) is missing")
        }
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= HelpText.width })
    }

    @Test(arguments: [
        ([], "no command given; hookrender --help lists the commands"),
        (["rendr"], "unknown command \"rendr\"; did you mean render?"),
        (["xyzzy"], "unknown command \"xyzzy\"; hookrender --help lists the commands"),
    ])
    func refuses(_ words: [String], message: String) throws {
        let outcome = try Hookrender().run(words)
        #expect(outcome.code == 64)
        #expect(outcome.errors == "hookrender: \(message)\n")
        #expect(outcome.output.isEmpty)
    }
}
