/// One problem of a script or a brand file, with its place.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// Nothing can be drawn.
        case error
        /// It can be drawn, but will not look right.
        case warning
    }

    /// How bad it is.
    public var severity: Severity
    /// The file, as the user named it.
    public var file: String
    /// Where in the file; nil when it is about the file as a whole or a command-line option.
    public var position: SourceText.Position?
    /// The way to the value inside the file, or the option: `orders[1].banner.title`, `--size`; may be empty.
    public var path: String
    /// What is wrong.
    public var message: String
    /// What to do about it; nil when the message says so.
    public var suggestion: String?

    /// Makes a diagnostic.
    public init(
        _ severity: Severity, file: String, position: SourceText.Position? = nil, path: String = "", message: String,
        suggestion: String? = nil
    ) {
        self.severity = severity
        self.file = position?.file ?? file
        self.position = position
        self.path = path
        self.message = message
        self.suggestion = suggestion
    }

    /// One line: `FILE:LINE:COLUMN: PATH: MESSAGE; SUGGESTION`.
    public var description: String {
        var line = file
        if let position { line += ":\(position.line):\(position.column)" }
        line += ": "
        if severity == .warning { line += "warning: " }
        if !path.isEmpty { line += path + ": " }
        line += message
        if let suggestion { line += "; " + suggestion }
        return line
    }
}
