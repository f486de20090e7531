import Foundation

/// A running ffmpeg: its last words and its end.
///
/// It lives in a process group of its own, so that Ctrl-C at a terminal does not end it behind our back; should we be
/// killed, the system ends it.
final class EncoderProcess: @unchecked Sendable {
    /// 0 until it has started.
    private var pid: pid_t = 0
    private var startFailure: ProcessSpawn.Failure?
    private let state = NSCondition()
    private var words = LastWords()
    private var isSilent = false
    private var exit: ProcessExit?

    /// Starts a program that reads from `source`, which is closed on our side.
    ///
    /// - Throws: `OutputError.encoderNotStarted`.
    init(executable: String, arguments: [String], reading source: FileDescriptor) throws(OutputError) {
        guard let standardError = Pipe() else { throw .encoderNotStarted(path: executable, code: errno) }
        let spawn = ProcessSpawn(
            input: source.number, error: standardError.writing.number, variables: EncoderProcess.variables,
            isBound: true)
        Thread.detachNewThread { [self] in live(spawn, executable, arguments) }
        if let failure = awaitStart() { throw .encoderNotStarted(path: executable, code: failure.code) }
        // Our copies go, or a broken pipe and an end of the words would never be seen.
        source.close()
        standardError.writing.close()
        let ears = standardError.reading
        Thread.detachNewThread { [self] in listen(ears) }
    }

    /// glibc's malloc(3) gives frames back to the system and takes them anew, page by page, half a million page faults a
    /// clip; told to keep them, ffmpeg takes a tenth less time.
    private static let variables = ["MALLOC_MMAP_THRESHOLD_": "\(32 << 20)", "MALLOC_TRIM_THRESHOLD_": "\(1 << 30)"]

    /// How long an ended process's last words are waited for, s.
    private static let patience = 1.0
    /// How often `awaitSuccess` looks whether it was cancelled, s.
    private static let pollInterval = 0.05

    /// Ends it at once, with all that it started.
    func kill() {
        state.lock()
        defer { state.unlock() }
        // Once it was reaped, the number may belong to another process.
        if exit == nil { _ = Glibc.kill(-pid, SIGKILL) }
    }

    /// Waits for its end.
    @discardableResult
    func waitForExit() -> ProcessExit {
        while true {
            if let exit = waitForExit(seconds: EncoderProcess.pollInterval) { return exit }
        }
    }

    /// Waits for its end, at most so long.
    func waitForExit(seconds: Double) -> ProcessExit? {
        let deadline = Date().addingTimeInterval(seconds)
        state.lock()
        defer { state.unlock() }
        while exit == nil, state.wait(until: deadline) {}
        return exit
    }

    /// Waits until it has ended well; its input must be at its end.
    ///
    /// - Throws: `OutputError.encoderDied`, or `.cancelled`; in either case it has ended.
    func awaitSuccess(_ cancellation: CancellationToken) throws(OutputError) {
        while true {
            if cancellation.isCancelled {
                kill()
                waitForExit()
                throw .cancelled
            }
            guard let exit = waitForExit(seconds: EncoderProcess.pollInterval) else { continue }
            guard exit.isSuccess else { throw .encoderDied(how: exit.description, words: lastWords) }
            return
        }
    }

    /// What it said last, as one line. Only after its end.
    var lastWords: String {
        state.lock()
        defer { state.unlock() }
        let deadline = Date().addingTimeInterval(EncoderProcess.patience)
        while !isSilent, state.wait(until: deadline) {}
        return words.line
    }

    private func listen(_ ears: FileDescriptor) {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(ears.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            state.lock()
            if count > 0 { words.append(buffer[..<count]) } else { isSilent = true }
            state.broadcast()
            state.unlock()
            if count <= 0 { return }
        }
    }

    private func awaitStart() -> ProcessSpawn.Failure? {
        state.lock()
        defer { state.unlock() }
        while pid == 0, startFailure == nil { state.wait() }
        return startFailure
    }

    /// Starts it and waits for its end, on one thread, which it is bound to.
    private func live(_ spawn: ProcessSpawn, _ executable: String, _ arguments: [String]) {
        let start = spawn.start(executable, arguments)
        state.lock()
        switch start {
        case .success(let pid): self.pid = pid
        case .failure(let failure): startFailure = failure
        }
        state.broadcast()
        state.unlock()
        if case .success(let pid) = start { awaitExit(of: pid) }
    }

    private func awaitExit(of pid: pid_t) {
        var info = siginfo_t()
        // Not reaped yet: until then its number, which is also its group's, cannot be given to another.
        while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        state.lock()
        defer { state.unlock() }
        _ = Glibc.kill(-pid, SIGKILL)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        exit = ProcessExit(status: status)
        state.broadcast()
    }
}
