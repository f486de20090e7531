/// Sorts the words after a command's name by its declarations.
///
/// Takes `--name value`, `--name=value`, `-n value`, `-nvalue`, flags, and positionals; `--` ends the options.
struct ArgumentParser {
    /// All that the command takes.
    let declarations: [Declaration]

    /// Whether the words ask for help rather than for work.
    static func asksForHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    /// Sorts the words.
    ///
    /// - Throws: `UsageError` for an unknown or incomplete option, a word too many, or a missing positional.
    func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var positionals = declarations.filter(\.isPositional)[...]
        var rest = words[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if word == "--" && !optionsEnded {
                optionsEnded = true
            } else if optionsEnded || !ArgumentParser.isOption(word) {
                guard let next = positionals.first else { throw .tooMany(word) }
                if !next.isRepeatable { positionals.removeFirst() }
                parsed.add(word, for: next)
            } else {
                let (declaration, text) = try option(word, rest: &rest)
                parsed.add(text, for: declaration)
            }
        }
        let missing = positionals.first { $0.kind == .positional(isRequired: true) && parsed.texts[$0] == nil }
        if let missing { throw .missing(missing) }
        return parsed
    }

    /// Whether a word is an option: it starts with a dash, and is neither the dash alone nor a negative number.
    private static func isOption(_ word: String) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return !("0"..."9").contains(second) && second != "."
    }

    private func option(
        _ word: String, rest: inout ArraySlice<String>
    ) throws(UsageError) -> (declaration: Declaration, text: String) {
        let (declaration, attached) = try find(word)
        if declaration.kind == .flag {
            guard attached == nil else { throw .needless(declaration) }
            return (declaration, "")
        }
        if let attached { return (declaration, attached) }
        guard let next = rest.first, !ArgumentParser.isOption(next) else { throw .valueMissing(declaration) }
        rest.removeFirst()
        return (declaration, next)
    }

    private func find(_ word: String) throws(UsageError) -> (declaration: Declaration, attached: String?) {
        guard word.hasPrefix("--") else { return try findShort(word) }
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let found = declarations.first(where: { !$0.isPositional && $0.name == name }) else {
            throw unknown("--\(name)")
        }
        return (found, parts.count == 2 ? String(parts[1]) : nil)
    }

    private func findShort(_ word: String) throws(UsageError) -> (declaration: Declaration, attached: String?) {
        let letter = word.dropFirst().first
        guard let found = declarations.first(where: { $0.short == letter && letter != nil }) else {
            throw unknown(word)
        }
        let attached = word.dropFirst(2)
        return (found, attached.isEmpty ? nil : String(attached.first == "=" ? attached.dropFirst() : attached))
    }

    private func unknown(_ spelling: String) -> UsageError {
        let known = declarations.filter { !$0.isPositional }.map(\.spelling) + ["--help"]
        return UsageError(
            "unknown option \(spelling)",
            todo: Suggestion.nearest(to: spelling, among: known).map { "did you mean \($0)?" }
                ?? "--help lists the options")
    }
}

extension UsageError {
    fileprivate static func tooMany(_ word: String) -> UsageError {
        UsageError("unexpected argument \"\(word)\"", todo: "--help shows what the command takes")
    }

    fileprivate static func needless(_ declaration: Declaration) -> UsageError {
        UsageError("\(declaration.spelling) takes no value", todo: "give it alone")
    }

    fileprivate static func valueMissing(_ declaration: Declaration) -> UsageError {
        UsageError(
            "\(declaration.spelling) needs a value",
            todo: "give \(declaration.spelling) \(declaration.placeholder)")
    }
}
