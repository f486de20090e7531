import Foundation

/// Hands frames over in the order of their numbers, from threads that make them in any order to one that takes them.
///
/// Bounded by the bytes of waiting frames; the frame that is due next always goes through, so it cannot lock up.
final class FrameLine: @unchecked Sendable {
    private let condition = NSCondition()
    private let cancellation: CancellationToken
    private let limit: Int
    private let start: Int, end: Int
    private var due: Int
    private var waiting: [Int: I420Frame] = [:]
    private var waitingBytes = 0
    private var failure: OutputError?

    /// A line for the frames of `range`; `limit` in bytes.
    init(_ range: Range<Int>, limit: Int, cancellation: CancellationToken) {
        due = range.lowerBound
        start = range.lowerBound
        end = range.upperBound
        self.limit = limit
        self.cancellation = cancellation
    }

    /// How often a waiting thread looks whether it was cancelled, s.
    private static let pollInterval = 0.05
    /// What a frame counts at least, so that unchanging frames cannot pile up without end.
    private static let leastBytes = 1 << 16

    /// Frames in a row that keep the encoder busy for a while.
    private static let readyFrames = 4

    private static func cost(_ frame: I420Frame) -> Int { max(leastBytes, frame.ownBytes) }

    /// Adds frame `number`; waits while too much is waiting already.
    func put(_ frame: I420Frame, at number: Int) throws(OutputError) {
        condition.lock()
        defer { condition.unlock() }
        while number != due, waitingBytes + FrameLine.cost(frame) > limit { try pause() }
        if let failure { throw failure }
        waiting[number] = frame
        waitingBytes += FrameLine.cost(frame)
        condition.broadcast()
    }

    /// Takes the frame that is due; waits for it. Nil after the last one.
    func take() throws(OutputError) -> I420Frame? {
        condition.lock()
        defer { condition.unlock() }
        guard due < end else { return nil }
        while true {
            if let failure { throw failure }
            if let frame = waiting.removeValue(forKey: due) {
                due += 1
                waitingBytes -= FrameLine.cost(frame)
                condition.broadcast()
                return frame
            }
            try pause()
        }
    }

    /// Whether less is ready to be taken than `readyFrames` in a row, so that more hands would help.
    var isShort: Bool {
        condition.lock()
        defer { condition.unlock() }
        return (due..<min(end, due + FrameLine.readyFrames)).contains { waiting[$0] == nil }
    }

    /// Whether any frame was taken.
    var hasStarted: Bool {
        condition.lock()
        defer { condition.unlock() }
        return due > start
    }

    /// Makes every call fail from now on.
    func stop(_ error: OutputError) {
        condition.lock()
        defer { condition.unlock() }
        if failure == nil { failure = error }
        waiting = [:]
        condition.broadcast()
    }

    private func pause() throws(OutputError) {
        if let failure { throw failure }
        try cancellation.check()
        _ = condition.wait(until: Date().addingTimeInterval(FrameLine.pollInterval))
    }
}
