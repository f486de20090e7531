import Foundation
import Synchronization

/// An output in the making, under a hidden name beside its place, so that it appears there whole or not at all.
///
/// It is locked as long as its maker lives. One whose maker is dead (`kill -9`) is removed by the next run that makes
/// an output in the same folder.
final class StagedOutput: @unchecked Sendable {
    /// What is made.
    enum Kind: Sendable {
        case file, folder
    }

    /// Where it is made.
    let path: String
    /// Where it belongs, as the person wrote it, and with symbolic links resolved.
    let place: String, destination: String
    /// The folder of both.
    let folder: String
    private let hold: FileDescriptor
    private let madeFolders: [String]

    /// Makes an empty file or folder, and the folders above it that are missing.
    ///
    /// - Throws: `OutputError.cannotMake` or `.writeFailed` (disk full).
    init(_ kind: Kind, for place: String) throws(OutputError) {
        self.place = place
        destination = FileTree.resolve(place)
        folder = FileTree.parent(of: destination)
        madeFolders = try FileTree.makeFolder(folder)
        let lock = FolderLock(folder)
        defer { lock.release() }
        StagedOutput.removeLeftovers(in: folder)
        path = FileTree.join(folder, StagedOutput.freshName())
        do throws(OutputError) {
            hold = try StagedOutput.make(kind, path, place)
        } catch {
            madeFolders.reversed().forEach { rmdir($0) }
            throw error
        }
        UnfinishedOutputs.add(self)
    }

    /// Removes what is under the hidden name (after a commit that is what was in the place before), and folders that
    /// were made for nothing.
    func discard() {
        remove()
        hold.close()
        UnfinishedOutputs.drop(self)
    }

    /// Removes the same, for another thread than its maker's, too.
    func remove() {
        FileTree.remove(path)
        // Only empty ones go.
        madeFolders.reversed().forEach { rmdir($0) }
    }

    private static let prefix = ".hookrender-", suffix = ".tmp"
    private static let counter = Atomic<Int>(0)

    /// The process number is for people; `counter` keeps the names of one process apart.
    private static func freshName() -> String {
        "\(prefix)\(getpid())-\(counter.add(1, ordering: .relaxed).newValue)\(suffix)"
    }

    private static func make(
        _ kind: Kind, _ path: String, _ place: String
    ) throws(OutputError) -> FileDescriptor {
        if kind == .folder, mkdir(path, 0o777) != 0 { throw .making(place, errno) }
        let flags = kind == .folder ? O_RDONLY | O_DIRECTORY : O_WRONLY | O_CREAT | O_EXCL
        guard let hold = FileDescriptor(opening: path, flags) else { throw .making(place, errno) }
        _ = flock(hold.number, LOCK_EX | LOCK_NB)
        return hold
    }

    private static func removeLeftovers(in folder: String) {
        for name in FileTree.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let path = FileTree.join(folder, name)
            guard let leftover = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW) else { continue }
            // A living maker holds the lock.
            if flock(leftover.number, LOCK_EX | LOCK_NB) == 0 { FileTree.remove(path) }
        }
    }
}
