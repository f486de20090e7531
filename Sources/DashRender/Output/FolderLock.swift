import Foundation

/// Keeps other runs out of a folder for a short while: one at a time makes, cleans up or puts outputs in place there.
final class FolderLock {
    private let folder: FileDescriptor?

    /// Waits for the folder's lock. Where the file system has no locks, there is none to hold.
    init(_ path: String) {
        folder = FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY)
        guard let folder else { return }
        while flock(folder.number, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Lets the next one in.
    func release() { folder?.close() }
}
