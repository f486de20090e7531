import DashRender
import DashScene

/// Checks golden frames.
struct GoldenCheckCommand: Command {
    static let name = "golden check"
    static let abstract = "Draws the goldens' frames again and compares: exactly where all is as it was recorded."
    static let notes = [
        "Elsewhere (other libraries, another processor) it says what differs, and uses the tolerance that the goldens' "
            + "manifest states. Exit code 0 means all match, 1 means some do not."
    ]

    private let options: GoldenOptions
    private let failures: String?

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Goldens", declarations: GoldenOptions.declarations + [failuresOption.declaration]),
        DrawingOptions.group,
    ]

    private static let failuresOption = Option(
        "failures", .folder, help: "Put expected, actual and difference of what fails here.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try GoldenOptions(arguments)
        failures = try arguments.value(Self.failuresOption)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let store = GoldenStore(folder: options.store)
        let manifest = try store.manifest()
        let session = try options.input.open(
            needsEvenPixels: false, scale: Double(manifest.scale) ?? GoldenOptions.standardScale)
        let named = options.namedShots
        let shots = named.isEmpty ? manifest.goldens.map(\.shot) : named
        let source = try options.source(session, shots: shots, cancellation: context.cancellation.token)
        let check = try store.check(source, failures: failures)
        try Console.print(check.lines.map { "\($0)\n" }.joined())
        return check.passes ? .done : .differs
    }
}
