import DashRender
import DashScene

/// Renders one frame to a PNG file.
struct StillCommand: Command {
    static let name = "still"
    static let abstract = "Renders one frame to a PNG file."

    private let input: ScriptInput
    private let choice: FrameChoice
    private let output: PictureOutput

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(title: "Frame", declarations: FrameChoice.declarations + [PictureOutput.declaration]),
        DrawingOptions.group,
    ]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        choice = try FrameChoice(arguments)
        output = try PictureOutput(arguments)
    }

    func validate() throws(UsageError) {
        try choice.validate()
        try output.validate()
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let session = try input.open(needsEvenPixels: false)
        let frame = try choice.number(in: session.frameCount, clock: FrameClock(session.script.frameRate))
        let renderer = try session.makeRenderer(incremental: false)
        _ = try renderer.render(frame)
        input.tellMapWarnings(of: session)
        try context.cancellation.token.check()
        try output.write(renderer.surface)
        return .done
    }
}
