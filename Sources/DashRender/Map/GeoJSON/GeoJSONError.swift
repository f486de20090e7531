/// Why a text is not GeoJSON that can be read, and where.
public struct GeoJSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the text, 1 for the first.
    public let line: Int, column: Int
    /// What is wrong.
    public let message: String

    /// Makes an error.
    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    /// One line for a person.
    public var description: String { "line \(line), column \(column): \(message)" }
}
