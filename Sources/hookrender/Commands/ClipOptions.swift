import DashRender
import DashScene
import Foundation

/// Which frames of a clip are written, and as what.
struct ClipOptions: Sendable {
    private let selection: FrameSelection
    private let isOverdetermined: Bool
    private let crf: Int
    /// Whether a video is written.
    let writesVideo: Bool
    private let writesFrames: Bool

    /// The options.
    static let declarations = [
        framesOption.declaration, fromOption.declaration, toOption.declaration, noVideoFlag.declaration,
        noFramesFlag.declaration, crfOption.declaration,
    ]

    private static let framesOption = Option(
        "frames", .frames, help: "Only these frames: A..<B (without B), A...B (with B), A... (to the end).")
    private static let fromOption = Option("from", .seconds, help: "Only frames at or after this time.")
    private static let toOption = Option("to", .seconds, help: "Only frames before this time.")
    private static let noVideoFlag = Flag("no-video", help: "Write no video.")
    private static let noFramesFlag = Flag("no-frames", help: "Write no PNG files.")
    private static let crfOption = Option(
        "crf", .integer(0...51), help: "Quality of the video, 0 (lossless) to 51 (default: 18).")

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let frames = try arguments.value(Self.framesOption)
        let from = try arguments.value(Self.fromOption)
        let to = try arguments.value(Self.toOption)
        let hasTimes = from != nil || to != nil
        isOverdetermined = frames != nil && hasTimes
        selection = frames ?? (hasTimes ? .seconds(from: from, to: to) : .all)
        writesVideo = !arguments.has(Self.noVideoFlag)
        writesFrames = !arguments.has(Self.noFramesFlag)
        crf = try arguments.value(Self.crfOption) ?? EncoderCommand.defaultCRF
    }

    /// Checks them against one another.
    func validate() throws(UsageError) {
        if isOverdetermined {
            throw UsageError("--frames excludes --from and --to", todo: "give numbers or times")
        }
        if !writesVideo && !writesFrames {
            throw UsageError("--no-video and --no-frames leave nothing to write", todo: "leave one of them out")
        }
    }

    /// The frames of a clip that are asked for.
    func range(of session: ClipSession) throws(UsageError) -> Range<Int> {
        try selection.range(in: session.frameCount, clock: FrameClock(session.script.frameRate))
    }

    /// Where the frames of a clip go below a folder.
    func outputs(of session: ClipSession, range: Range<Int>, in folder: String) throws -> ClipOutputs {
        let isWhole = selection == .all
        var outputs = ClipOutputs()
        let size = session.pixelSize
        if writesFrames {
            let frames = FilePath.join(folder, "frames")
            if !isWhole { try ExistingFrames.check(folder: frames, width: size.width, height: size.height) }
            outputs.frames = .init(folder: frames, replacesWhole: isWhole)
        }
        if writesVideo {
            let name = isWhole ? "hook.mp4" : "hook.\(range.lowerBound)-\(range.upperBound - 1).mp4"
            let command = EncoderCommand(
                width: size.width, height: size.height, rate: session.script.frameRate, crf: crf)
            outputs.video = .init(
                path: FilePath.join(folder, name), command: command, executable: try EncoderLocator.locate())
        }
        return outputs
    }
}
