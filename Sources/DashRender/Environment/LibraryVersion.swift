/// A library that pixels or files depend on, and the version that runs.
public struct LibraryVersion: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its version, as it tells it itself.
    public var version: String

    /// Makes an entry.
    public init(_ name: String, _ version: String) {
        self.name = name
        self.version = version
    }

    /// The libraries in the order of their names.
    public static var all: [LibraryVersion] {
        LibraryVersions.current().sorted { $0.key < $1.key }.map { LibraryVersion($0.key, $0.value) }
    }
}
