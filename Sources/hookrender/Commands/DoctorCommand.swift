import DashRender
import DashScene
import Foundation

/// Tells what the machine has of all that rendering needs.
struct DoctorCommand: Command {
    static let name = "doctor"
    static let abstract = "Shows library versions, ffmpeg, fonts with their SHA-256, and free disk space."

    private let fonts: String?
    private let asJSON: Bool

    static let groups = [
        DeclarationGroup(title: "Options", declarations: [fontsOption.declaration, jsonFlag.declaration])
    ]

    private static let fontsOption = Option(
        "fonts", .folder, help: "Look for fonts in this folder alone (also: HOOKRENDER_FONTS).")
    private static let jsonFlag = Flag("json", help: "Print JSON instead of a list.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        fonts = try arguments.value(Self.fontsOption)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let report = DoctorReport(fonts: fonts)
        try Console.print(asJSON ? JSONWriter.text(report.json) : report.text)
        guard report.problems.isEmpty else { throw Failure(.inputMissing, lines: report.problems) }
        return .done
    }
}
