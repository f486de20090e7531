/// An option's value that cannot be read.
public struct DiffOptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option, with its dashes.
    public let option: String
    /// The text that was given.
    public let value: String
    /// What would be right, with an example.
    public let expected: String

    /// One line for a person.
    public var description: String { "\(option) \(value): give \(expected)" }
}
