import CLinux
import Foundation

/// A pipe of the system; neither end is passed on to child processes by itself.
struct Pipe {
    /// The two ends.
    let reading: FileDescriptor, writing: FileDescriptor

    /// Makes a pipe, which holds `capacity` bytes where the system lets it; nil with `errno` set when that fails.
    init?(capacity: Int32? = nil) {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        reading = FileDescriptor(ends[0])
        writing = FileDescriptor(ends[1])
        if let capacity { _ = fcntl(writing.number, Int32(HOOK_F_SETPIPE_SZ), capacity) }
    }
}
