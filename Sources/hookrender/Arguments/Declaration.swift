/// What a command takes, without the type of its value: enough to parse and to print help.
struct Declaration: Sendable, Hashable {
    /// How it is given.
    enum Kind: Sendable, Hashable {
        /// By its place among the words without a dash.
        case positional(isRequired: Bool)
        /// By name, with a value.
        case option
        /// By name alone.
        case flag
    }

    /// How it is given.
    let kind: Kind
    /// Whether it takes all the words that are left; only a last positional does.
    var isRepeatable = false
    /// The name without dashes (`frames`), or the placeholder of a positional (`SCRIPT`).
    let name: String
    /// One letter after a single dash.
    let short: Character?
    /// What stands for the value in help; empty for a flag.
    let placeholder: String
    /// One sentence for help.
    let help: String

    /// The name as a person types it.
    var spelling: String { isPositional ? name : "--\(name)" }

    /// Whether it is given by its place.
    var isPositional: Bool { if case .positional = kind { true } else { false } }
}

/// Declarations under one heading of the help.
struct DeclarationGroup: Sendable {
    /// The heading, without a colon.
    let title: String
    /// In the order of the help.
    let declarations: [Declaration]
}

/// A named value, such as `--size 440x956`.
struct Option<Value: Sendable>: Sendable {
    /// The untyped half.
    let declaration: Declaration
    /// How the text becomes a value.
    let format: ValueFormat<Value>

    /// Declares an option.
    init(_ name: String, short: Character? = nil, _ format: ValueFormat<Value>, help: String) {
        declaration = Declaration(
            kind: .option, name: name, short: short, placeholder: format.placeholder, help: help)
        self.format = format
    }
}

/// A named switch, such as `--json`.
struct Flag: Sendable {
    /// The untyped half.
    let declaration: Declaration

    /// Declares a flag.
    init(_ name: String, short: Character? = nil, help: String) {
        declaration = Declaration(kind: .flag, name: name, short: short, placeholder: "", help: help)
    }
}

/// A value given by its place, such as the script.
struct Argument<Value: Sendable>: Sendable {
    /// The untyped half.
    let declaration: Declaration
    /// How the text becomes a value.
    let format: ValueFormat<Value>

    /// Declares an argument; a command's required ones come before the others.
    init(
        _ name: String, _ format: ValueFormat<Value>, isRequired: Bool = false, isRepeatable: Bool = false,
        help: String
    ) {
        declaration = Declaration(
            kind: .positional(isRequired: isRequired), isRepeatable: isRepeatable, name: name, short: nil,
            placeholder: name, help: help)
        self.format = format
    }
}
