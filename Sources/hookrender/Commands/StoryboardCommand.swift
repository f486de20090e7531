import DashRender
import DashScene

/// Renders a contact sheet of a clip's key moments.
struct StoryboardCommand: Command {
    static let name = "storyboard"
    static let abstract = "Renders a contact sheet: every event, before and after, with its time and frame."
    static let notes = [
        "Pictures are drawn at \(DecimalText.shortest(standardScale, digits: 2)) px a point unless --scale is given."
    ]

    /// Small enough for a sheet that fits a screen, large enough to read.
    private static let standardScale = 0.75

    private let input: ScriptInput
    private let output: PictureOutput

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(title: "Output", declarations: [PictureOutput.declaration]),
        DrawingOptions.group,
    ]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        output = try PictureOutput(arguments)
    }

    func validate() throws(UsageError) { try output.validate() }

    func run(_ context: RunContext) throws -> ExitCode {
        let session = try input.open(needsEvenPixels: false, scale: Self.standardScale)
        let sheet = try Storyboard(session).paint(cancellation: context.cancellation.token)
        input.tellMapWarnings(of: session)
        try output.write(sheet)
        return .done
    }
}
