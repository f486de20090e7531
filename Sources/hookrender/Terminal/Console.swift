import Foundation

/// The two streams a person or another program reads.
enum Console {
    /// Writes to standard output.
    ///
    /// - Throws: `Failure` when it cannot be written (a full disk behind it). A reader that has gone is no failure.
    static func print(_ text: String) throws {
        guard let problem = write(text, to: STDOUT_FILENO), problem != EPIPE else { return }
        throw Failure(.inputOutput, "standard output: \(String(cString: strerror(problem)))", todo: advice(problem))
    }

    private static func advice(_ code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: "make room for it"
        case EBADF: "it is closed; leave it open, or send it to /dev/null"
        default: "check where it goes"
        }
    }

    /// Writes one line about the run to standard error; nothing can be done where that fails.
    static func note(_ line: String) { _ = write("\(line)\n", to: STDERR_FILENO) }

    /// Writes unfinished text to standard error.
    static func draw(_ text: String) { _ = write(text, to: STDERR_FILENO) }

    /// Whether standard error is a terminal that can redraw a line.
    static var isTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// The terminal's width in columns; nil where there is none.
    static var columns: Int? {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The error number where writing failed.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return nil
    }
}
