import Foundation

/// Writes the frames of a line to an open file, on a thread of its own, so that nothing else waits for a slow reader.
final class FrameSender: @unchecked Sendable {
    private let line: FrameLine
    private let target: FrameTarget
    private let done = DispatchGroup()
    /// Written by the thread before `done`, read after.
    private var failure: OutputError?

    /// Starts writing.
    ///
    /// - Parameters:
    ///   - explain: What a failed write means; gets the system's error number.
    ///   - sent: Called after each frame with the number of frames sent.
    init(
        _ line: FrameLine, to target: FrameTarget, explain: @escaping @Sendable (Int32) -> OutputError,
        sent: @escaping @Sendable (Int) -> Void
    ) {
        self.line = line
        self.target = target
        done.enter()
        Thread.detachNewThread { [self] in
            do throws(OutputError) {
                try send(explain, sent)
            } catch {
                failure = error
                line.stop(error)
            }
            done.leave()
        }
    }

    /// How often `finish` looks whether it was cancelled.
    private static let pollInterval = DispatchTimeInterval.milliseconds(50)

    /// Waits until all is written or failed, or `cancellation` is tripped: a stuck reader may never take the rest.
    func finish(_ cancellation: CancellationToken? = nil) throws(OutputError) {
        while done.wait(timeout: .now() + FrameSender.pollInterval) == .timedOut {
            if cancellation?.isCancelled == true { throw .cancelled }
        }
        if let failure { throw failure }
    }

    private func send(
        _ explain: (Int32) -> OutputError, _ sent: (Int) -> Void
    ) throws(OutputError) {
        // A reader that has gone must give an error, not end us; blocked in this thread only, the signal stays pending
        // and dies with the thread.
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, nil)
        var count = 0
        while let frame = try line.take() {
            let code = target.write(frame)
            guard code == 0 else { throw explain(code) }
            count += 1
            sent(count)
        }
    }
}
