import DashRender
import DashScene
import Foundation

/// Measures how fast a clip is made beside how fast the encoder alone is.
struct BenchCommand: Command {
    static let name = "bench"
    static let abstract = "Measures the stages of rendering beside the encoder's own speed."
    static let notes = [
        "Every stage runs in a process of its own, one after another in each round; the middle of the rounds counts. "
            + "The floor is the encoder alone: the same frames, from a file that is in memory already.",
        "Needs room in TMPDIR, at 1320 x 2868 px 5.7 MB a frame and 2.8 MB a frame and round: what the stages write "
            + "stays until the end, since deleting it would slow down the stages after.",
    ]

    private let input: ScriptInput
    private let words: [String]
    private let rounds: Int
    private let jobs: Int
    private let isQuick: Bool
    private let stage: BenchStage?
    private let asJSON: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Measuring",
            declarations: [
                quickFlag.declaration, roundsOption.declaration, jobsOption.declaration, stageOption.declaration,
                jsonFlag.declaration,
            ]),
        DrawingOptions.group,
    ]

    private static let quickFlag = Flag("quick", help: "Measure a fifth of the clip, not all of it.")
    private static let roundsOption = Option(
        "rounds", .integer(1...99), help: "How often each stage runs (default: 5).")
    private static let jobsOption = Option(
        "jobs", .integer(1...256), help: "Frames that are drawn at once (default: one a processor core).")
    private static let stageOption = Option(
        "stage", .rasterStage, help: "Only draw, once, in this process, as for a profiler.")
    private static let jsonFlag = Flag("json", help: "Print one JSON object instead of a table.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        words = arguments.words(of: [ScriptInput.group, DrawingOptions.group].flatMap(\.declarations))
        rounds = try arguments.value(Self.roundsOption) ?? 5
        jobs = try arguments.value(Self.jobsOption) ?? ProcessInfo.processInfo.activeProcessorCount
        isQuick = arguments.has(Self.quickFlag)
        stage = try arguments.value(Self.stageOption)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let session = try input.open(needsEvenPixels: true)
        let stretch = BenchStretch(frameCount: session.frameCount, isQuick: isQuick)
        if let stage, let reuse = stage.reuse {
            try draw(session, stretch.frames(of: stage), reuse, context)
            return .done
        }
        let run = try BenchRun(
            session: session, stretch: stretch, jobs: jobs, words: words, cancellation: context.cancellation.token)
        let result = try run.measure(rounds: rounds)
        try Console.print(asJSON ? JSONWriter.line(result.json) + "\n" : result.text)
        return .done
    }

    /// What a run of a raster stage does in its own process.
    private func draw(
        _ session: ClipSession, _ frames: [Int], _ reuse: FrameReuse, _ context: RunContext
    ) throws {
        let seconds = try RasterTimer(session, reusing: reuse).seconds(
            of: frames, cancellation: context.cancellation.token)
        let answer = StageAnswer(seconds: seconds, peakMemory: MemoryUsage.peak)
        try Console.print(JSONWriter.line(answer.json) + "\n")
    }
}

extension ValueFormat where Value == BenchStage {
    /// A stage that only draws.
    static let rasterStage = ValueFormat(placeholder: "STAGE", expected: "one of \(names)") { text in
        BenchStage(rawValue: text).flatMap { $0.reuse == nil ? nil : $0 }
    }

    private static var names: String {
        BenchStage.allCases.filter { $0.reuse != nil }.map(\.rawValue).joined(separator: ", ")
    }
}
