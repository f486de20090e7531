import DashRender
import DashScene
import Foundation

/// Renders a clip: numbered PNG files and a video, in one pass.
struct RenderCommand: Command {
    static let name = "render"
    static let abstract = "Renders a clip to numbered PNG files and an H.264 video."
    static let notes = [
        "A full render replaces DIR/frames whole. A range replaces only its own frames, and its video is "
            + "DIR/hook.A-B.mp4, where A is its first frame and B its last. Output appears whole or not at all."
    ]

    private let input: ScriptInput
    private let folder: String
    private let clip: ClipOptions
    private let jobs: Int
    private let usesCaches: Bool
    private let isQuiet: Bool
    private let asJSON: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Output",
            declarations: [outputOption.declaration] + ClipOptions.declarations + [
                jobsOption.declaration, noCacheFlag.declaration, quietFlag.declaration, jsonFlag.declaration,
            ]),
        DrawingOptions.group,
    ]

    private static let outputOption = Option(
        "output", short: "o", .folder, help: "Folder to write to, made where missing (default: out).")
    private static let jobsOption = Option(
        "jobs", .integer(1...256), help: "Frames that are drawn at once (default: one a processor core).")
    private static let noCacheFlag = Flag("no-cache", help: "Draw every frame from scratch; slow, same pixels.")
    private static let quietFlag = Flag("quiet", help: "Show no progress.")
    private static let jsonFlag = Flag("json", help: "Print a summary as one JSON object on standard output.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        folder = try arguments.value(Self.outputOption) ?? "out"
        clip = try ClipOptions(arguments)
        jobs = try arguments.value(Self.jobsOption) ?? ProcessInfo.processInfo.activeProcessorCount
        usesCaches = !arguments.has(Self.noCacheFlag)
        isQuiet = arguments.has(Self.quietFlag)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func validate() throws(UsageError) { try clip.validate() }

    func run(_ context: RunContext) throws -> ExitCode {
        let session = try input.open(needsEvenPixels: clip.writesVideo, usesMapCache: usesCaches)
        let range = try clip.range(of: session)
        let outputs = try clip.outputs(of: session, range: range, in: folder)
        let size = session.pixelSize
        let writer = ClipWriter(width: size.width, height: size.height, frames: range, jobs: jobs, outputs: outputs)
        let progress = Progress(style: .fitting(isQuiet: isQuiet))
        let start = ContinuousClock.now
        defer { progress.finish() }
        try writer.run(
            makeRenderer: { [usesCaches] in try session.makeRenderer(incremental: usesCaches) },
            progress: { progress.update($0, of: range.count) }, cancellation: context.cancellation.token)
        progress.finish()
        input.tellMapWarnings(of: session)
        let summary = RenderSummary(
            session: session, range: range, outputs: outputs, seconds: start.duration(to: .now).seconds)
        if asJSON { try Console.print(JSONWriter.line(summary.json) + "\n") }
        if !isQuiet { Console.note(summary.line) }
        return .done
    }
}
