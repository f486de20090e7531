import Foundation

/// The worker threads of one run: each takes runs of frames, in order, until none is left or one of them fails.
final class ClipRun: @unchecked Sendable {
    private let frames: Range<Int>
    private let jobs: Int
    private let stage: ClipStage
    private let cancellation: CancellationToken
    private let lock = NSLock()
    private var next: Int
    private var failure: (any Error)?

    init(_ frames: Range<Int>, jobs: Int, stage: ClipStage, cancellation: CancellationToken) {
        self.frames = frames
        self.jobs = jobs
        self.stage = stage
        self.cancellation = cancellation
        next = frames.lowerBound
    }

    /// Does all the work; throws the first error of any thread, once all have stopped.
    func work(_ makeRenderer: @escaping @Sendable () throws -> any FrameRenderer) throws {
        let workers = DispatchGroup()
        let length = runLength
        for index in 0..<min(jobs, frames.count) {
            workers.enter()
            Thread.detachNewThread { [self] in
                do {
                    if try index == 0 || isAnotherNeeded() { try renderRuns(of: length, makeRenderer) }
                } catch { fail(error) }
                workers.leave()
            }
        }
        workers.wait()
        if let failure { throw failure }
        try cancellation.check()
    }

    /// How long the encoder must be short of frames before one more worker starts, s: longer than it takes to fill its
    /// own store of frames at the start, or to get through a cross-fade.
    private static let patience = 1.0

    /// Waits until the encoder has been short of frames for a while; false when nothing is left to do before that. One
    /// worker is usually quick enough for it, and every further one takes a quarter of a second and 60 MB.
    private func isAnotherNeeded() throws -> Bool {
        guard let pipe = stage.pipe else { return true }
        var polls = 0.0
        while polls * ClipRun.pollInterval < ClipRun.patience {
            try cancellation.check()
            if isNothingLeft { return false }
            polls = pipe.hasStarted && pipe.isShort ? polls + 1 : 0
            Thread.sleep(forTimeInterval: ClipRun.pollInterval)
        }
        return true
    }

    private var isNothingLeft: Bool {
        lock.lock()
        defer { lock.unlock() }
        return failure != nil || next >= frames.upperBound
    }

    /// Frames that a worker takes on at a time: enough that the whole repaint at the start of a run costs little. With
    /// a video not too many, as they must wait for the runs before them.
    private var runLength: Int {
        let share = (frames.count + jobs - 1) / jobs
        let leastRun = 48
        return min(share, stage.pipe == nil ? max(leastRun, share / 4) : leastRun)
    }

    private func renderRuns(of length: Int, _ makeRenderer: () throws -> any FrameRenderer) throws {
        guard var run = try takeRun(of: length, after: nil) else { return }
        let worker = try ClipWorker(makeRenderer(), stage)
        while true {
            for frame in run {
                try cancellation.check()
                if hasFailed { return }
                try worker.render(frame)
            }
            guard let more = try takeRun(of: length, after: run.upperBound) else { return }
            run = more
        }
    }

    /// How long a worker waits before it looks again whether it is needed, s.
    private static let pollInterval = 0.005

    /// Takes the next run of frames, which ideally goes on where the worker's last one ended. A jump costs a whole
    /// repaint, so while the encoder has enough to do, a worker that would have to jump leaves the run to the others.
    private func takeRun(of length: Int, after end: Int?) throws -> Range<Int>? {
        while true {
            try cancellation.check()
            let isNeeded = stage.pipe?.isShort ?? true
            switch offerRun(of: length, after: end, isNeeded: isNeeded) {
            case .run(let run): return run
            case .nothingLeft: return nil
            case .notNow: Thread.sleep(forTimeInterval: ClipRun.pollInterval)
            }
        }
    }

    private enum Offer {
        case run(Range<Int>), notNow, nothingLeft
    }

    private func offerRun(of length: Int, after end: Int?, isNeeded: Bool) -> Offer {
        lock.lock()
        defer { lock.unlock() }
        guard failure == nil, next < frames.upperBound else { return .nothingLeft }
        guard isNeeded || next == end else { return .notNow }
        let run = next..<min(frames.upperBound, next + length)
        next = run.upperBound
        return .run(run)
    }

    private var hasFailed: Bool {
        lock.lock()
        defer { lock.unlock() }
        return failure != nil
    }

    private func fail(_ error: any Error) {
        lock.lock()
        if failure == nil { failure = error }
        lock.unlock()
        // Wakes workers that wait for the encoder.
        stage.abort()
    }
}
