import Foundation

/// How a process ended.
struct ProcessExit: Hashable, Sendable, CustomStringConvertible {
    /// What `waitpid` reports.
    let status: Int32

    /// Whether it ended by itself and says that all went well.
    var isSuccess: Bool { status == 0 }

    /// In words, after "ffmpeg": "exited with code 1".
    var description: String {
        let signal = status & 0x7F
        return signal == 0 ? "exited with code \((status >> 8) & 0xFF)" : "was ended by signal \(signal)"
    }
}
