import CLinux
import Foundation

/// An open file of the system, closed when it is let go.
final class FileDescriptor: @unchecked Sendable {
    /// The system's number for it.
    let number: Int32
    private let lock = NSLock()
    private var isOpen = true

    /// Takes over an open number.
    init(_ number: Int32) { self.number = number }

    /// Opens a path, not passed on to child processes; nil with `errno` set when that fails.
    convenience init?(opening path: String, _ flags: Int32, mode: mode_t = 0o666) {
        let number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else { return nil }
        self.init(number)
    }

    deinit { close() }

    /// Closes it, once. Returns 0, or the error number of a write that failed late.
    @discardableResult
    func close() -> Int32 {
        lock.lock()
        defer { lock.unlock() }
        guard isOpen else { return 0 }
        isOpen = false
        // Linux has closed the number even where it reports an interruption.
        return Glibc.close(number) == 0 || errno == EINTR ? 0 : errno
    }

    /// Writes pieces one after another, all of them, waiting where needed. Returns 0, or the error number.
    func write(_ pieces: [UnsafeRawBufferPointer]) -> Int32 {
        transfer(pieces) { writev(number, $0, Int32($1)) }
    }

    /// Puts pieces into a pipe without copying them: the reader copies from their memory, which must stay as it is
    /// until then. Returns 0, or the error number.
    func lend(_ pieces: [UnsafeRawBufferPointer]) -> Int32 {
        transfer(pieces) { vmsplice(number, $0, $1, 0) }
    }

    /// Asks the system to bring what was written to the disk soon, without waiting for that. Only advice.
    func startSaving() { _ = sync_file_range(number, 0, 0, UInt32(HOOK_SYNC_FILE_RANGE_WRITE)) }

    /// Tells the system that a file's bytes need not stay in memory, as far as they are on the disk. Only advice.
    func forget() { _ = posix_fadvise(number, 0, 0, POSIX_FADV_DONTNEED) }

    private func transfer(
        _ pieces: [UnsafeRawBufferPointer], by call: (UnsafePointer<iovec>, Int) -> Int
    ) -> Int32 {
        var vectors = pieces.map {
            iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
        }
        var next = 0
        while next < vectors.count {
            let count = min(vectors.count - next, FileDescriptor.mostVectors)
            let written = vectors.withUnsafeBufferPointer { all in all.baseAddress.map { call($0 + next, count) } ?? 0 }
            if written < 0 {
                if errno == EINTR { continue }
                return errno
            }
            FileDescriptor.advance(&vectors, &next, by: written)
        }
        return 0
    }

    /// IOV_MAX of Linux.
    private static let mostVectors = 1024

    /// Leaves out what was written.
    private static func advance(_ vectors: inout [iovec], _ next: inout Int, by written: Int) {
        var left = written
        while next < vectors.count, left >= vectors[next].iov_len {
            left -= vectors[next].iov_len
            next += 1
        }
        guard next < vectors.count, left > 0, let base = vectors[next].iov_base else { return }
        vectors[next].iov_base = base + left
        vectors[next].iov_len -= left
    }
}
