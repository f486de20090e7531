/// Why a tile, or a folder of tiles, cannot be used.
public struct TileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    public enum Kind: Sendable {
        /// The folder does not exist.
        case missing
        /// A file's content makes no sense.
        case corrupt
        /// A file could not be read or written.
        case unreadable
        /// Only where warnings are errors: something that is drawn as plain land.
        case incomplete
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// The file or folder.
    public let file: String
    /// What is wrong with it.
    public let reason: String

    /// Makes an error.
    public init(_ kind: Kind, file: String, reason: String) {
        self.kind = kind
        self.file = file
        self.reason = reason
    }

    /// One line for a person.
    public var description: String { "\(file): \(reason)" }
}
