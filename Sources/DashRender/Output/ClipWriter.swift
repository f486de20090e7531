import Foundation

/// Renders the frames of a clip on several threads, and writes them to PNG files and to a video at the same time.
///
/// The bytes that come out do not depend on the number of threads.
public struct ClipWriter: Sendable {
    /// The sides of the frames, px.
    public var width: Int, height: Int
    /// The absolute numbers of the frames; for none, nothing is written or replaced.
    public var frames: Range<Int>
    /// Worker threads, at least one.
    public var jobs: Int
    /// Where they are written.
    public var outputs: ClipOutputs

    /// Makes a writer.
    public init(width: Int, height: Int, frames: Range<Int>, jobs: Int, outputs: ClipOutputs) {
        self.width = width
        self.height = height
        self.frames = frames
        self.jobs = max(1, jobs)
        self.outputs = outputs
    }

    /// Renders and writes all; on any error nothing of it stays, and the earlier output is untouched.
    ///
    /// - Parameters:
    ///   - makeRenderer: Makes the renderer of one worker; called on the worker's thread.
    ///   - progress: Gets the number of frames done so far, which only grows; called on the workers' threads, one call
    ///     at a time.
    ///   - cancellation: Stops the run, which then throws `OutputError.cancelled`.
    /// - Throws: `OutputError`, or what a renderer throws.
    public func run(
        makeRenderer: @escaping @Sendable () throws -> any FrameRenderer,
        progress: @escaping @Sendable (Int) -> Void = { _ in }, cancellation: CancellationToken = CancellationToken()
    ) throws {
        guard !frames.isEmpty else { return }
        let stage = try ClipStage(self, progress: progress, cancellation: cancellation)
        defer { stage.discard() }
        let run = ClipRun(frames, jobs: jobs, stage: stage, cancellation: cancellation)
        do {
            try run.work(makeRenderer)
            try stage.finish()
        } catch {
            stage.abort()
            throw error
        }
        try stage.commit(frames)
    }
}
