/// One thing that `hookrender` does. A command is a value made of its parsed options.
protocol Command: Sendable {
    /// How it is called; two words for a command of a family (`golden record`).
    static var name: String { get }
    /// One sentence on what it does.
    static var abstract: String { get }
    /// All that it takes, under the headings of its help.
    static var groups: [DeclarationGroup] { get }
    /// Paragraphs below the options.
    static var notes: [String] { get }

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Checks options against one another, before anything is read or written.
    func validate() throws(UsageError)

    /// Does the work.
    func run(_ context: RunContext) throws -> ExitCode
}

extension Command {
    static var notes: [String] { [] }

    func validate() throws(UsageError) {}
}
