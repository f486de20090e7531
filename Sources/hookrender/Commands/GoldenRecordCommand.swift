import DashRender
import DashScene
import Foundation

/// Keeps golden frames.
struct GoldenRecordCommand: Command {
    static let name = "golden record"
    static let abstract = "Keeps stills of a clip's key moments as goldens, and says what changes."
    static let notes = ["Refused where the variable CI is set, unless --allow-ci is given."]

    private let options: GoldenOptions
    private let isTrial: Bool
    private let allowsCI: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Goldens", declarations: GoldenOptions.declarations + [trialFlag.declaration, ciFlag.declaration]),
        DrawingOptions.group,
    ]

    private static let trialFlag = Flag("dry-run", help: "Only say what would change.")
    private static let ciFlag = Flag("allow-ci", help: "Record on a build server, too.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try GoldenOptions(arguments)
        isTrial = arguments.has(Self.trialFlag)
        allowsCI = arguments.has(Self.ciFlag)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let isCI = !allowsCI && ContinuousIntegration.isRunning(ProcessInfo.processInfo.environment)
        if isCI { throw GoldenError.refusedOnCI(folder: options.store) }
        let session = try options.input.open(needsEvenPixels: false, scale: GoldenOptions.standardScale)
        let named = options.namedShots
        let shots = named.isEmpty ? ClipEvent.keyFrames(of: session.script).map { GoldenShot(frame: $0) } : named
        let source = try options.source(session, shots: shots, cancellation: context.cancellation.token)
        let changes = try GoldenStore(folder: options.store).record(source, isCI: false, writes: !isTrial)
        try Console.print(changes.lines.map { "\($0)\n" }.joined())
        return .done
    }
}
