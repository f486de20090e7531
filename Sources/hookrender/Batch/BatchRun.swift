import DashRender
import DashScene
import Foundation

/// Checks all rows of a batch, then renders those that are good.
final class BatchRun: @unchecked Sendable {
    private let source: BatchSource
    private let clip: ClipOptions
    private let folder: String
    private let queue: WorkQueue
    private let cancellation: CancellationToken
    private let lock = NSLock()
    private var told: Set<String> = []
    private var framesDone: [Int: Int] = [:]
    private var clipsDone = 0

    /// How many clips have been written so far, each whole.
    var writtenCount: Int { lock.withLock { clipsDone } }

    init(source: BatchSource, clip: ClipOptions, folder: String, jobs: Int, cancellation: CancellationToken) {
        self.source = source
        self.clip = clip
        self.folder = folder
        queue = WorkQueue(width: jobs)
        self.cancellation = cancellation
    }

    /// What is to be said about a row before anything is drawn.
    struct Check: Sendable {
        /// The row's line in the table.
        var line: Int
        /// The clip; nil where the row is bad.
        var clip: BatchClip?
        /// Problems and warnings, a line each.
        var lines: [String] = []
        /// Warnings that are to be added to them.
        var warnings: [RowWarning] = []
        /// How the run ends for the row alone.
        var code = ExitCode.done
        /// What is wrong with the command line, where that is it.
        var usage: String?
    }

    /// Checks all rows, their pictures and whether their texts fit included.
    func check(_ scripts: [RowScript]) throws -> [Check] {
        let checks = Slots<Check>(scripts.count)
        try queue.run(scripts.count) { [self] index, _ in
            try cancellation.check()
            checks[index] = try check(scripts[index])
        }
        return BatchRun.toldOnce(BatchRun.withWarnings(checks.values))
    }

    /// Adds the warnings to the lines. What the script itself causes in all clips alike is told without a row.
    private static func withWarnings(_ checks: [Check]) -> [Check] {
        let good = checks.filter { $0.clip != nil }.map { Set($0.warnings.compactMap(\.own)) }
        let shared = good.count > 1 ? good.dropFirst().reduce(good[0]) { $0.intersection($1) } : []
        return checks.map { check in
            var check = check
            check.lines.removeAll { line in shared.contains { line.hasSuffix(": \($0)") } }
            check.lines += check.warnings.map { warning in
                warning.own.flatMap { shared.contains($0) ? $0 : nil } ?? warning.located
            }
            return check
        }
    }

    /// What is wrong with the command line for all rows alike is told once, and without a row.
    private static func toldOnce(_ checks: [Check]) -> [Check] {
        guard let usage = checks.first?.usage, checks.allSatisfy({ $0.usage == usage }) else { return checks }
        return checks.enumerated().map { index, check in
            var check = check
            check.lines = index == 0 ? ["\(BatchCommand.name): \(usage)"] : []
            return check
        }
    }

    private func check(_ script: RowScript) throws -> Check {
        let line = script.row.position.line
        do {
            let session = try source.session(of: script, checksLayout: true)
            let frames: Range<Int>
            do throws(UsageError) { frames = try clip.range(of: session) } catch {
                return Check(
                    line: line, clip: nil, lines: source.located(error, script).lines, code: .usage, usage: "\(error)")
            }
            return Check(
                line: line, clip: BatchClip(script: script, frames: frames),
                warnings: script.words(of: session.warnings))
        } catch let failure as Failure {
            return Check(line: line, clip: nil, lines: failure.lines, code: .badData)
        }
    }

    /// What may be wrong with one row alone: its data, or the place of its clip.
    private static let rowFailures: [ExitCode] = [.badData, .inputMissing, .cannotCreate]

    /// Renders clips; what is wrong with one row makes it bad, all else ends the run.
    func render(_ clips: [BatchClip], progress: Progress) throws -> [BatchResult] {
        let total = clips.reduce(0) { $0 + $1.frames.count }
        let results = Slots<BatchResult>(clips.count)
        try queue.run(clips.count) { [self] index, share in
            let clip = clips[index]
            do {
                let outputs = try render(clip, jobs: share) { [self] done in
                    progress.update(count(done, of: index), of: total)
                }
                results[index] = .written(outputs)
                lock.withLock { clipsDone += 1 }
            } catch {
                let failure = source.located(error, clip.script)
                guard BatchRun.rowFailures.contains(failure.code) else { throw error }
                results[index] = .bad(failure)
            }
        }
        return results.values
    }

    private func render(
        _ clip: BatchClip, jobs: Int, progress: @escaping @Sendable (Int) -> Void
    ) throws -> ClipOutputs {
        try cancellation.check()
        let session = try source.session(of: clip.script, checksLayout: false)
        let outputs = try self.clip.outputs(
            of: session, range: clip.frames, in: FilePath.join(folder, clip.script.name))
        let size = session.pixelSize
        let writer = ClipWriter(
            width: size.width, height: size.height, frames: clip.frames, jobs: jobs, outputs: outputs)
        try writer.run(
            makeRenderer: { try session.makeRenderer(incremental: true) }, progress: progress,
            cancellation: cancellation)
        for warning in session.mapWarnings { tellOnce("warning: \(warning)") }
        return outputs
    }

    /// Notes a clip's frames and returns those of all clips.
    private func count(_ done: Int, of index: Int) -> Int {
        lock.withLock {
            framesDone[index] = done
            return framesDone.values.reduce(0, +)
        }
    }

    private func tellOnce(_ line: String) {
        if lock.withLock({ told.insert(line).inserted }) { Console.note("hookrender: \(line)") }
    }
}

/// One place for each entry's outcome, filled by several threads.
final class Slots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Value?]

    /// Empty places.
    init(_ count: Int) { slots = Array(repeating: nil, count: count) }

    /// An entry's outcome.
    subscript(index: Int) -> Value? {
        get { lock.withLock { slots[index] } }
        set { lock.withLock { slots[index] = newValue } }
    }

    /// All outcomes in order.
    var values: [Value] { lock.withLock { slots.compactMap { $0 } } }
}
