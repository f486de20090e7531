import Foundation

/// Writes a file so that it appears whole or not at all, and leaves the earlier one until then.
public enum AtomicFile {
    /// Writes bytes to a path, through a hidden file in the same folder, which is made where it is missing.
    ///
    /// What is no ordinary file (`/dev/stdout`, a named pipe) is written to directly.
    /// - Throws: `OutputError.cannotMake` or `.writeFailed`.
    public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        if let mode = FileTree.mode(of: path), mode & S_IFMT != S_IFREG, mode & S_IFMT != S_IFDIR {
            try put(bytes, into: path, O_WRONLY, name: path)
            return
        }
        let staged = try StagedOutput(.file, for: path)
        defer { staged.discard() }
        if FileTree.isFolder(path) { throw .cannotMake(path: path, code: EISDIR) }
        try put(bytes, into: staged.path, O_WRONLY | O_TRUNC, name: path)
        let lock = FolderLock(staged.folder)
        defer { lock.release() }
        try Replacement.apply([Replacement(staged: staged.path, place: staged.destination)])
    }

    /// Writes text as UTF-8.
    public static func write(_ text: String, to path: String) throws(OutputError) {
        try write(Array(text.utf8), to: path)
    }

    private static func put(
        _ bytes: [UInt8], into path: String, _ flags: Int32, name: String
    ) throws(OutputError) {
        guard let file = FileDescriptor(opening: path, flags) else { throw .making(name, errno) }
        let code = bytes.withUnsafeBytes { file.write([$0]) }
        let late = file.close()
        guard code == 0, late == 0 else { throw .writeFailed(path: name, code: code == 0 ? late : code) }
    }
}
