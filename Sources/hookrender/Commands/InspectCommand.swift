import DashRender
import DashScene

/// Prints what one frame is made of.
struct InspectCommand: Command {
    static let name = "inspect"
    static let abstract = "Prints the scene graph of one frame."
    static let notes = [
        "Places are in points on the screen, after all transforms and without shadows; opacity and scale are a node's "
            + "own, within the node above it."
    ]

    private let input: ScriptInput
    private let choice: FrameChoice
    private let asJSON: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(title: "Frame", declarations: FrameChoice.declarations + [jsonFlag.declaration]),
        DrawingOptions.group,
    ]

    private static let jsonFlag = Flag("json", help: "Print JSON instead of a list.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        choice = try FrameChoice(arguments)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func validate() throws(UsageError) { try choice.validate() }

    func run(_ context: RunContext) throws -> ExitCode {
        let session = try input.open(needsEvenPixels: false)
        let frame = try choice.number(in: session.frameCount, clock: FrameClock(session.script.frameRate))
        let graph = try session.makeScene().graph(frame: frame)
        try Console.print(asJSON ? JSONWriter.text(GraphJSON.value(of: graph)) : GraphOutline.text(of: graph))
        return .done
    }
}
