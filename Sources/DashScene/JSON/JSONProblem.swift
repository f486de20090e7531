/// Something in a text that is not JSON.
public struct JSONProblem: Error, Hashable, Sendable {
    /// The byte it concerns, counted from 0.
    public var offset: Int
    /// What is wrong, in one line.
    public var message: String

    /// Makes a problem.
    public init(_ message: String, at offset: Int) {
        self.offset = offset
        self.message = message
    }
}
