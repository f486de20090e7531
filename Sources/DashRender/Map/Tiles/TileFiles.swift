import Foundation

/// Where tile files come from.
public protocol TileFiles: Sendable {
    /// The folder as messages name it.
    var name: String { get }
    /// The levels that the tree has, ascending.
    func zooms() throws(TileError) -> [Int]
    /// Whether a file exists; `path` is relative to the folder.
    func exists(_ path: String) -> Bool
    /// A file's bytes; nil where there is no such file.
    func read(_ path: String) throws(TileError) -> Data?
    /// Something that changes whenever the file does; nil where there is no such file.
    func stamp(_ path: String) -> String?
}

/// A tile tree on disk. Only its top folder is ever listed, so its size costs nothing.
public struct TileFolder: TileFiles {
    /// The folder.
    public let name: String

    /// Opens a folder; nothing is read yet.
    public init(_ name: String) { self.name = name }

    /// The levels: the top folder's entries that are numbers.
    public func zooms() throws(TileError) -> [Int] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue else {
            throw TileError(.missing, file: name, reason: "there is no such tile folder; name one with z/x/y tiles")
        }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: name) else {
            throw TileError(.unreadable, file: name, reason: "the tile folder cannot be listed")
        }
        return entries.compactMap { Int($0) }.filter { (0...22).contains($0) }.sorted()
    }

    /// Whether a file exists.
    public func exists(_ path: String) -> Bool { access("\(name)/\(path)", F_OK) == 0 }

    /// A file's bytes; nil where there is no such file.
    public func read(_ path: String) throws(TileError) -> Data? {
        let file = "\(name)/\(path)"
        guard access(file, F_OK) == 0 else { return nil }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw TileError(.unreadable, file: file, reason: "the file cannot be read")
        }
    }

    /// Size, time and number of a file; nil where there is no such file.
    public func stamp(_ path: String) -> String? {
        var info = stat()
        guard stat("\(name)/\(path)", &info) == 0 else { return nil }
        return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_ino)"
    }
}
