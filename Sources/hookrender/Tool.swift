import DashRender

/// The whole program: finds the command, runs it, and turns every error into a line and an exit code.
struct Tool {
    /// The commands in the order of the help.
    let commands: [any Command.Type]

    /// Runs one command line, without the program's own name.
    func run(_ words: @autoclosure () throws -> [String], context: RunContext) -> ExitCode {
        do {
            return try dispatch(try words(), context: context)
        } catch {
            let failure = Failure(error, cancelledBy: context.cancellation.signal)
            for line in failure.lines { Console.note("hookrender: \(line)") }
            return failure.code
        }
    }

    private func dispatch(_ words: [String], context: RunContext) throws -> ExitCode {
        guard let first = words.first else {
            throw UsageError("no command given", todo: "hookrender --help lists the commands")
        }
        switch first {
        case "--version":
            try Console.print("hookrender \(HookrenderVersion.current)\n")
            return .done
        case "--help", "-h", "help":
            try Console.print(try help(about: Array(words.dropFirst())))
            return .done
        default:
            return try runCommand(words, context: context)
        }
    }

    private func runCommand(_ words: [String], context: RunContext) throws -> ExitCode {
        let (command, rest) = try find(words)
        guard let command else {
            try Console.print(try help(about: words.filter { $0 != "--help" && $0 != "-h" }))
            return .done
        }
        if ArgumentParser.asksForHelp(rest) {
            try Console.print(HelpText.command(command))
            return .done
        }
        do {
            let parser = ArgumentParser(declarations: command.groups.flatMap(\.declarations))
            let value = try command.init(try parser.parse(rest))
            try value.validate()
            return try value.run(context)
        } catch let error as UsageError {
            throw Failure(.usage, lines: ["\(command.name): \(error)"])
        }
    }

    /// The command that the first one or two words name, and the words after it; no command where only a family is
    /// named and help is asked for.
    private func find(_ words: [String]) throws -> (command: (any Command.Type)?, rest: [String]) {
        for length in [2, 1] where words.count >= length {
            let name = words.prefix(length).joined(separator: " ")
            if let found = commands.first(where: { $0.name == name }) {
                return (found, Array(words.dropFirst(length)))
            }
        }
        let family = members(of: words[0])
        guard !family.isEmpty else { throw unknown(words[0], among: commands.map { $0.name }) }
        if ArgumentParser.asksForHelp(words) { return (nil, []) }
        guard words.count > 1, words[1].first != "-" else {
            throw UsageError("\(words[0]) needs a second word", todo: "it is one of \(family.joined(separator: ", "))")
        }
        throw unknown(words.prefix(2).joined(separator: " "), among: family.map { "\(words[0]) \($0)" })
    }

    private func members(of family: String) -> [String] {
        commands.map { $0.name }.filter { $0.hasPrefix("\(family) ") }.map { String($0.dropFirst(family.count + 1)) }
    }

    private func unknown(_ name: String, among known: [String]) -> UsageError {
        let near = Suggestion.nearest(to: name, among: known)
        return UsageError(
            "unknown command \"\(name)\"",
            todo: near.map { "did you mean \($0)?" } ?? "hookrender --help lists the commands")
    }

    private func help(about words: [String]) throws -> String {
        guard let first = words.first else { return overview(commands, of: "COMMAND") }
        let family = commands.filter { $0.name.hasPrefix("\(first) ") }
        if words.count == 1 && !family.isEmpty { return overview(family, of: "\(first) COMMAND") }
        guard let command = try find(words).command else { return overview(family, of: "\(first) COMMAND") }
        return HelpText.command(command)
    }

    private func overview(_ commands: [any Command.Type], of form: String) -> String {
        HelpText.overview(
            commands, title: "Renders order-tracking clips from JSON scripts.",
            usage: "hookrender \(form) [options]",
            notes: [
                "hookrender COMMAND --help tells more about a command; hookrender --version prints the version.",
                "Exit codes: 0 done; 1 differences found; 64 wrong usage; 65 bad script or asset; 66 input missing; "
                    + "73 output cannot be made; 74 read or write failed; 130 interrupted; 143 terminated.",
            ])
    }
}
