import Foundation

/// A folder of large files that go with it.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let path: String

    /// Makes a new, empty folder in `TMPDIR`, or else in the system's folder for such files.
    ///
    /// - Throws: `OutputError.cannotMake` or `.writeFailed`.
    public init(_ name: String) throws(OutputError) {
        let pattern = FileTree.join(NSTemporaryDirectory(), name + ".XXXXXX")
        var bytes = Array(pattern.utf8CString)
        guard mkdtemp(&bytes) != nil else { throw .making(pattern, errno) }
        path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { remove() }

    /// A path within.
    public func callAsFunction(_ name: String) -> String { FileTree.join(path, name) }

    /// Removes a file or folder within, and all that is in it.
    public func remove(_ name: String) { FileTree.remove(self(name)) }

    /// Removes it with all that is in it.
    public func remove() { FileTree.remove(path) }

    /// Bytes that can still be written there; nil where the system does not tell.
    public var room: Int? {
        var info = statvfs()
        return statvfs(path, &info) == 0 ? Int(info.f_bavail) * Int(info.f_frsize) : nil
    }
}
