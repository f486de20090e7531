import Foundation

/// Compares two pictures, two folders of frames or two videos.
public struct ClipComparer: Sendable {
    /// Takes the two versions of a frame that differs, on any thread.
    public typealias Sink = @Sendable (FrameResult, FramePictures) throws(DiffError) -> Void

    /// What counts as a difference.
    public var options: DiffOptions
    /// How much of it is let through, in each frame.
    public var tolerance: DiffTolerance
    /// How many threads decode and compare.
    public var jobs: Int
    /// Hears how many frames are done, of how many (0 while that is unknown), on any thread.
    public var progress: @Sendable (_ done: Int, _ total: Int) -> Void

    /// Makes a comparer; exact, with a thread per processor unless told.
    public init(
        options: DiffOptions = DiffOptions(), tolerance: DiffTolerance = DiffTolerance(),
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
        self.options = options
        self.tolerance = tolerance
        self.jobs = max(1, jobs)
        self.progress = progress
    }

    /// Compares what two paths lead to; `sink`, where given, gets the pictures of each frame that differs.
    public func compare(_ first: String, _ second: String, sink: Sink? = nil) throws(DiffError) -> ClipComparison {
        let kind = try InputKind(of: first), other = try InputKind(of: second)
        guard kind == other else {
            throw .differentKinds(first: first, firstKind: kind, second: second, secondKind: other)
        }
        let frames: [FrameResult]
        switch kind {
        case .picture:
            let name = (second as NSString).lastPathComponent
            frames = try compare([FramePair(index: 0, name: name, first: first, second: second)], sink)
        case .folder: frames = try compare(FramePair.join(ComparedFolder(first), ComparedFolder(second)), sink)
        case .video:
            var run = VideoComparison(options: options, tolerance: tolerance, progress: progress, sink: sink)
            frames = try run.compare(first, second)
        }
        return ClipComparison(
            first: first, second: second, kind: kind, options: options, tolerance: tolerance, frames: frames)
    }

    private func compare(_ pairs: [FramePair], _ sink: Sink?) throws(DiffError) -> [FrameResult] {
        let work = PairQueue(pairs: pairs)
        DispatchQueue.concurrentPerform(iterations: min(jobs, work.chunkCount)) { _ in
            var worker = PairWorker(options: options, tolerance: tolerance, sink: sink)
            while let chunk = work.next() {
                do throws(PairWorker.Failure) {
                    let done = try worker.run(chunk)
                    progress(work.finish(done), pairs.count)
                } catch { work.fail(error) }
            }
        }
        return try work.results()
    }
}
