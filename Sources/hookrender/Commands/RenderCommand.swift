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
    private let selection: FrameSelection
    private let isOverdetermined: Bool
    private let writesVideo: Bool
    private let writesFrames: Bool
    private let crf: Int
    private let jobs: Int
    private let usesCaches: Bool
    private let isQuiet: Bool
    private let asJSON: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Output",
            declarations: [
                outputOption.declaration, framesOption.declaration, fromOption.declaration, toOption.declaration,
                noVideoFlag.declaration, noFramesFlag.declaration, crfOption.declaration, jobsOption.declaration,
                noCacheFlag.declaration, quietFlag.declaration, jsonFlag.declaration,
            ]),
        DrawingOptions.group,
    ]

    private static let outputOption = Option(
        "output", short: "o", .folder, help: "Folder to write to, made where missing (default: out).")
    private static let framesOption = Option(
        "frames", .frames, help: "Only these frames: A..<B (without B), A...B (with B), A... (to the end).")
    private static let fromOption = Option("from", .seconds, help: "Only frames at or after this time.")
    private static let toOption = Option("to", .seconds, help: "Only frames before this time.")
    private static let noVideoFlag = Flag("no-video", help: "Write no video.")
    private static let noFramesFlag = Flag("no-frames", help: "Write no PNG files.")
    private static let crfOption = Option(
        "crf", .integer(0...51), help: "Quality of the video, 0 (lossless) to 51 (default: 18).")
    private static let jobsOption = Option(
        "jobs", .integer(1...256), help: "Frames that are drawn at once (default: one a processor core).")
    private static let noCacheFlag = Flag("no-cache", help: "Draw every frame from scratch; slow, same pixels.")
    private static let quietFlag = Flag("quiet", help: "Show no progress.")
    private static let jsonFlag = Flag("json", help: "Print a summary as one JSON object on standard output.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        folder = try arguments.value(Self.outputOption) ?? "out"
        let frames = try arguments.value(Self.framesOption)
        let from = try arguments.value(Self.fromOption)
        let to = try arguments.value(Self.toOption)
        let hasTimes = from != nil || to != nil
        isOverdetermined = frames != nil && hasTimes
        selection = frames ?? (hasTimes ? .seconds(from: from, to: to) : .all)
        writesVideo = !arguments.has(Self.noVideoFlag)
        writesFrames = !arguments.has(Self.noFramesFlag)
        crf = try arguments.value(Self.crfOption) ?? EncoderCommand.defaultCRF
        jobs = try arguments.value(Self.jobsOption) ?? ProcessInfo.processInfo.activeProcessorCount
        usesCaches = !arguments.has(Self.noCacheFlag)
        isQuiet = arguments.has(Self.quietFlag)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func validate() throws(UsageError) {
        if isOverdetermined {
            throw UsageError("--frames excludes --from and --to", todo: "give numbers or times")
        }
        if !writesVideo && !writesFrames {
            throw UsageError("--no-video and --no-frames leave nothing to write", todo: "leave one of them out")
        }
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let session = try input.open(needsEvenPixels: writesVideo, usesMapCache: usesCaches)
        let range = try selection.range(in: session.frameCount, clock: FrameClock(session.script.frameRate))
        let outputs = try outputs(of: session, range: range)
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

    private func outputs(of session: ClipSession, range: Range<Int>) throws -> ClipOutputs {
        let isWhole = selection == .all
        var outputs = ClipOutputs()
        if writesFrames {
            let size = session.pixelSize
            if !isWhole { try ExistingFrames.check(folder: path("frames"), width: size.width, height: size.height) }
            outputs.frames = .init(folder: path("frames"), replacesWhole: isWhole)
        }
        if writesVideo {
            let size = session.pixelSize
            let name = isWhole ? "hook.mp4" : "hook.\(range.lowerBound)-\(range.upperBound - 1).mp4"
            let command = EncoderCommand(
                width: size.width, height: size.height, rate: session.script.frameRate, crf: crf)
            outputs.video = .init(path: path(name), command: command, executable: try EncoderLocator.locate())
        }
        return outputs
    }

    private func path(_ name: String) -> String { FilePath.join(folder, name) }
}
