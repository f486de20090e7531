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
        let length = min(ClipWriter.framesPerRun, (frames.count + jobs - 1) / jobs)
        for _ in 0..<min(jobs, frames.count) {
            workers.enter()
            Thread.detachNewThread { [self] in
                do { try renderRuns(of: length, makeRenderer) } catch { fail(error) }
                workers.leave()
            }
        }
        workers.wait()
        if let failure { throw failure }
        try cancellation.check()
    }

    private func renderRuns(of length: Int, _ makeRenderer: () throws -> any FrameRenderer) throws {
        guard var run = takeRun(length) else { return }
        let worker = try ClipWorker(makeRenderer(), stage)
        while true {
            for frame in run {
                try cancellation.check()
                if hasFailed { return }
                try worker.render(frame)
            }
            guard let more = takeRun(length) else { return }
            run = more
        }
    }

    private func takeRun(_ length: Int) -> Range<Int>? {
        lock.lock()
        defer { lock.unlock() }
        guard failure == nil, next < frames.upperBound else { return nil }
        let run = next..<min(frames.upperBound, next + length)
        next = run.upperBound
        return run
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

/// What one worker thread owns.
private struct ClipWorker {
    let renderer: any FrameRenderer
    let stage: ClipStage
    let writer: FrameFileWriter?
    let converter: I420Converter?

    init(_ renderer: any FrameRenderer, _ stage: ClipStage) throws {
        self.renderer = renderer
        self.stage = stage
        writer = try stage.makeFrameWriter()
        converter = try stage.makeConverter()
    }

    func render(_ frame: Int) throws {
        let damage = try renderer.render(frame)
        try writer?.write(frame, renderer.surface, damage)
        if let converter, let pipe = stage.pipe {
            try pipe.send(converter.convert(renderer.surface, damage: damage), at: frame)
        } else {
            stage.counter.add()
        }
    }
}
