import CCairo

/// A failure that cairo reported.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// cairo's own words for it.
    public let message: String
    /// What was being done.
    public let operation: String

    /// Makes an error from its words.
    public init(message: String, operation: String) {
        self.message = message
        self.operation = operation
    }

    /// One line for a person.
    public var description: String { "drawing failed while \(operation): \(message)" }

    /// Throws unless `status` is success.
    static func check(_ status: cairo_status_t, _ operation: String) throws {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw CairoError(message: String(cString: cairo_status_to_string(status)), operation: operation)
    }
}
