import CLinux
import Foundation

/// Puts frames into a pipe, lending their memory to it instead of copying it where the system can. For one thread.
///
/// A lent frame is kept until the reader has surely taken it: until as many bytes follow it as the pipe can hold, or
/// as long as this object.
final class FrameTarget {
    private let pipe: FileDescriptor
    private let capacity: Int
    private var canLend: Bool
    private var lent: [(frame: I420Frame, end: Int)] = []
    private var sentBytes = 0

    /// A target that writes to a pipe's end.
    init(_ pipe: FileDescriptor) {
        self.pipe = pipe
        capacity = Int(fcntl(pipe.number, Int32(HOOK_F_GETPIPE_SZ)))
        canLend = capacity > 0
    }

    /// Puts in a whole frame, and waits while the pipe is full. Returns 0, or the error number.
    func write(_ frame: I420Frame) -> Int32 {
        guard canLend else { return withExtendedLifetime(frame) { pipe.write(frame.pieces) } }
        sentBytes += frame.byteCount
        lent.append((frame, sentBytes))
        let code = pipe.lend(frame.pieces)
        // No such call: nothing has been put in.
        if lent.count == 1, [EINVAL, ENOSYS, EPERM].contains(code) {
            canLend = false
            lent = []
            return write(frame)
        }
        lent.removeAll { $0.end + capacity <= sentBytes }
        return code
    }
}
