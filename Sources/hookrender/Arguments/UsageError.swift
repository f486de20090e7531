/// The command line asks for something that does not exist or cannot be. Exit code 64.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do, joined by a semicolon.
    let description: String

    /// Makes an error from what is wrong and what to do about it.
    init(_ what: String, todo: String) { description = "\(what); \(todo)" }
}
