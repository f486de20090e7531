import DashRender
import DashScene
import Foundation

/// Runs all stages, round by round.
///
/// What they write stays until all is measured: deleting thousands of files makes the next ones slower to create for
/// minutes (ext4 leaves their numbers alone for a while), which would be counted against the next stage.
struct BenchRun {
    private let session: ClipSession
    private let stretch: BenchStretch
    private let jobs: Int
    private let words: [String]
    private let cancellation: CancellationToken
    private let command: EncoderCommand
    private let encoder: String
    private let program: String
    private let folder: TemporaryFolder

    /// Prepares a run; `words` name the script and the drawing options for the stages' own processes.
    init(
        session: ClipSession, stretch: BenchStretch, jobs: Int, words: [String], cancellation: CancellationToken
    ) throws {
        self.session = session
        self.stretch = stretch
        self.jobs = jobs
        self.words = words
        self.cancellation = cancellation
        let size = session.pixelSize
        command = EncoderCommand(width: size.width, height: size.height, rate: session.script.frameRate)
        encoder = try EncoderLocator.locate()
        program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        folder = try TemporaryFolder("hookrender-bench")
    }

    private static let recording = "frames.i420", floorVideo = "floor.mp4"

    /// Measures everything, and leaves nothing behind.
    func measure(rounds: Int) throws -> BenchResult {
        defer { folder.remove() }
        try checkRoom(rounds: rounds)
        tell("recording \(stretch.range.count) frames for the floor")
        try EncoderFloor.record(
            stretch.range, of: session.makeRenderer(reusing: .pixels), to: folder(Self.recording),
            cancellation: cancellation)
        var report = BenchReport()
        var maps: [[MapTimer.Painted]] = []
        var stills: [Double] = []
        for round in 1...rounds {
            for stage in BenchStage.round {
                tell("round \(round) of \(rounds): \(stage.rawValue)")
                report.add(try sample(stage, writing: "\(stage.rawValue)-\(round)"), to: stage)
            }
            stills.append(try coldStill())
            maps.append(try MapTimer(session).paint())
        }
        return BenchResult(
            session: session, stretch: stretch, jobs: jobs, rounds: rounds, report: report,
            stillSeconds: Median.of(stills) ?? 0, maps: BenchResult.medians(maps), command: command, encoder: encoder)
    }

    private func tell(_ line: String) { Console.note("bench: \(line)") }

    private func sample(_ stage: BenchStage, writing output: String) throws -> BenchReport.Sample {
        let count = stretch.frames(of: stage).count
        if stage == .floor { return .init(frames: count, seconds: try floor()) }
        let arguments = arguments(of: stage, writing: folder(output))
        let outcome = try MeasuredProcess(program, arguments, folder: folder).run(cancellation)
        guard let answer = StageAnswer(parsing: outcome.output) else {
            throw Failure(.inputOutput, "\(stage.rawValue): its process gave no figures", todo: "try it by itself")
        }
        // Where something is written, the start and the end of the process count too: that is what a person waits.
        let seconds = stage.reuse == nil ? outcome.seconds : answer.seconds
        return .init(frames: count, seconds: seconds, peakMemory: answer.peakMemory)
    }

    private func arguments(of stage: BenchStage, writing output: String) -> [String] {
        if stage.reuse != nil {
            return ["bench"] + words + ["--stage", stage.rawValue] + (stretch.isWhole ? [] : ["--quick"])
        }
        var arguments = ["render"] + words + ["-o", output, "--jobs", "\(jobs)", "--quiet", "--json"]
        if !stretch.isWhole {
            arguments += ["--frames", "\(stretch.range.lowerBound)..<\(stretch.range.upperBound)"]
        }
        if stage == .png { arguments.append("--no-video") }
        if stage == .video { arguments.append("--no-frames") }
        return arguments
    }

    private func floor() throws -> Double {
        defer { folder.remove(Self.floorVideo) }
        try EncoderFloor.warm(folder(Self.recording))
        let clock = ContinuousClock()
        let start = clock.now
        try EncoderFloor(command, executable: encoder).run(
            folder(Self.recording), writing: folder(Self.floorVideo), cancellation: cancellation)
        return (clock.now - start) / .seconds(1)
    }

    /// How long the first frame takes as a PNG file, from the start of the process, no finished map at hand.
    private func coldStill() throws -> Double {
        let cache = "cache"
        defer { [cache, "still.png"].forEach { folder.remove($0) } }
        let still = ["still"] + words + ["--frame", "\(stretch.range.lowerBound)", "-o", folder("still.png")]
        let arguments = ["XDG_CACHE_HOME=\(folder(cache))", program] + still
        return try MeasuredProcess("/usr/bin/env", arguments, folder: folder).run(cancellation).seconds
    }

    /// How many times as large as its PNG file a raw frame is, at least.
    private static let shrinkage = 4

    /// The disk must hold the raw frames and all PNG files, and the memory the raw frames, or the floor would be the
    /// disk's and not the encoder's.
    private func checkRoom(rounds: Int) throws {
        let raw = stretch.range.count * command.width * command.height * 3 / 2
        let spare = 1 << 30
        let folders = BenchStage.allCases.count(where: \.writesFrames) * rounds
        let needed = raw + folders * raw / Self.shrinkage + spare
        if let room = folder.room, room < needed {
            throw Failure(
                .cannotCreate, "\(folder.path): the bench needs \(needed >> 20) MB, and \(room >> 20) are free",
                todo: "make room, name another folder by TMPDIR, or use --quick")
        }
        if let memory = MemoryUsage.available, memory < raw + spare {
            let problem = "\(raw >> 20) MB of frames hardly fit the memory, so the floor may be the disk's"
            tell("warning: \(problem); use --quick")
        }
    }
}
