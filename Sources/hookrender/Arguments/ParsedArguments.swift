/// The words of a command line, sorted by the declarations they belong to.
struct ParsedArguments: Sendable {
    /// The texts given for each declaration, in the order they were given.
    private(set) var texts: [Declaration: [String]] = [:]

    /// Notes one more text for a declaration.
    mutating func add(_ text: String, for declaration: Declaration) {
        texts[declaration, default: []].append(text)
    }

    /// The words that say the same of these declarations once more, for another command.
    func words(of declarations: [Declaration]) -> [String] {
        declarations.flatMap { declaration -> [String] in
            let given = texts[declaration] ?? []
            switch declaration.kind {
            case .positional: return given
            case .option: return given.map { "\(declaration.spelling)=\($0)" }
            case .flag: return given.isEmpty ? [] : [declaration.spelling]
            }
        }
    }

    /// Whether a flag was given.
    func has(_ flag: Flag) -> Bool { texts[flag.declaration] != nil }

    /// An option's value; the last one where it was given more than once, nil where it was not given.
    func value<Value>(_ option: Option<Value>) throws(UsageError) -> Value? {
        try values(option).last
    }

    /// All values of an option that may be repeated.
    func values<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
        var found: [Value] = []
        for text in texts[option.declaration] ?? [] {
            found.append(try read(text, option.format, spelling: option.declaration.spelling))
        }
        return found
    }

    /// All values of a positional that takes the words that are left.
    func values<Value>(_ argument: Argument<Value>) throws(UsageError) -> [Value] {
        var found: [Value] = []
        for text in texts[argument.declaration] ?? [] {
            found.append(try read(text, argument.format, spelling: argument.declaration.name))
        }
        return found
    }

    /// A positional's value; nil where it was not given.
    func value<Value>(_ argument: Argument<Value>) throws(UsageError) -> Value? {
        guard let text = texts[argument.declaration]?.last else { return nil }
        return try read(text, argument.format, spelling: argument.declaration.name)
    }

    /// The value of a positional that the parser has made sure of.
    func required<Value>(_ argument: Argument<Value>) throws(UsageError) -> Value {
        guard let value = try value(argument) else { throw .missing(argument.declaration) }
        return value
    }

    /// The value of an option that the command cannot do without.
    func required<Value>(_ option: Option<Value>) throws(UsageError) -> Value {
        guard let value = try value(option) else { throw .missing(option.declaration) }
        return value
    }

    private func read<Value>(
        _ text: String, _ format: ValueFormat<Value>, spelling: String
    ) throws(UsageError) -> Value {
        guard let value = format.parse(text) else {
            throw UsageError("\(spelling): \"\(text)\" is not valid", todo: "give \(format.expected)")
        }
        return value
    }
}

extension UsageError {
    /// Something that must be given was not.
    static func missing(_ declaration: Declaration) -> UsageError {
        let form = declaration.isPositional ? declaration.name : "\(declaration.spelling) \(declaration.placeholder)"
        return UsageError("\(form) is missing", todo: "add it")
    }
}
