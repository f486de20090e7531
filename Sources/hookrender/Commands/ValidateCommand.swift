import DashRender
import DashScene

/// Checks a script and all that it names.
struct ValidateCommand: Command {
    static let name = "validate"
    static let abstract = "Reports every problem of a script at once."

    private let input: ScriptInput
    private let asJSON: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(title: "Output", declarations: [jsonFlag.declaration]),
        DrawingOptions.group,
    ]

    private static let jsonFlag = Flag("json", help: "Print the problems as JSON on standard output.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        do {
            let session = try input.open(needsEvenPixels: true)
            if asJSON {
                try Console.print(JSONWriter.text(json(session.warnings)))
            } else {
                try Console.print("\(session.file): \(ValidateCommand.summary(of: session))\n")
            }
            return .done
        } catch let error as SessionError {
            if asJSON, case .badScript(let problems) = error { try Console.print(JSONWriter.text(json(problems))) }
            throw error
        }
    }

    private static func summary(of session: ClipSession) -> String {
        let count = session.warnings.count
        let verdict = count == 0 ? "no problems" : count == 1 ? "1 warning" : "\(count) warnings"
        let length = DecimalText.shortest(
            FrameClock(session.script.frameRate).seconds(of: session.frameCount), digits: 3)
        return "\(verdict); \(session.frameCount) frames, \(length) s, "
            + "\(session.pixelSize.width) x \(session.pixelSize.height) px"
    }

    private func json(_ problems: [Diagnostic]) -> JSONValue {
        .members([
            "script": .string(input.file),
            "problems": .array(problems.map(ValidateCommand.json)),
        ])
    }

    private static func json(_ problem: Diagnostic) -> JSONValue {
        .members([
            "severity": .string(problem.severity.rawValue), "file": .string(problem.file),
            "line": problem.position.map { .integer($0.line) } ?? .null,
            "column": problem.position.map { .integer($0.column) } ?? .null,
            "path": .string(problem.path), "message": .string(problem.message),
            "suggestion": problem.suggestion.map { .string($0) } ?? .null,
        ])
    }
}
