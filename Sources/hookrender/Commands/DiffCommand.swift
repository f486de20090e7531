import DashRender
import DashScene

/// Compares two pictures, folders of frames, or videos.
struct DiffCommand: Command {
    static let name = "diff"
    static let abstract = "Compares two PNG files, two folders of frames, or two videos."
    static let notes = ["Exit code 0 means no difference beyond the rules, 1 means differences."]

    private let first: String
    private let second: String
    private let rules: DiffRules
    private let report: String?
    private let junit: String?
    private let asJSON: Bool
    private let isQuiet: Bool

    static let groups = [
        DeclarationGroup(title: "Arguments", declarations: [firstArgument.declaration, secondArgument.declaration]),
        DeclarationGroup(
            title: "Output",
            declarations: [
                reportOption.declaration, junitOption.declaration, jsonFlag.declaration, quietFlag.declaration,
            ]),
        DiffRules.group,
    ]

    private static let firstArgument = Argument("A", .path, isRequired: true, help: "What is expected.")
    private static let secondArgument = Argument("B", .path, isRequired: true, help: "What came out.")
    private static let reportOption = Option(
        "report", .folder, help: "Write a page that shows every difference, with its pictures.")
    private static let junitOption = Option("junit", .path, help: "Write the results as JUnit XML.")
    private static let jsonFlag = Flag("json", help: "Print the results as JSON on standard output.")
    private static let quietFlag = Flag("quiet", help: "Show no progress.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        first = try arguments.required(Self.firstArgument)
        second = try arguments.required(Self.secondArgument)
        rules = try DiffRules(arguments)
        report = try arguments.value(Self.reportOption)
        junit = try arguments.value(Self.junitOption)
        asJSON = arguments.has(Self.jsonFlag)
        isQuiet = arguments.has(Self.quietFlag)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let progress = Progress(style: .fitting(isQuiet: isQuiet))
        defer { progress.finish() }
        let comparer = ClipComparer(options: try rules.options(), tolerance: rules.tolerance) { done, total in
            progress.update(done, of: total)
        }
        let page = try report.map { try DiffReport(folder: $0) }
        defer { page?.discard() }
        let comparison = try compare(comparer, page)
        try context.cancellation.token.check()
        progress.finish()
        try page?.finish(comparison)
        if let junit { try AtomicFile.write(comparison.junit, to: junit) }
        try Console.print(asJSON ? comparison.json + "\n" : text(of: comparison))
        return comparison.passes ? .done : .differs
    }

    private func compare(_ comparer: ClipComparer, _ page: DiffReport?) throws -> ClipComparison {
        guard let page else { return try comparer.compare(first, second) }
        return try comparer.compare(first, second, sink: page.add)
    }

    private func text(of comparison: ClipComparison) -> String {
        let limit = 20
        let shown = comparison.differing.prefix(limit).map { "\($0.name): \($0.outcome.words)" }
        let rest = comparison.differing.count - shown.count
        let more = rest > 0 ? ["... and \(rest) more"] : []
        return (shown + more + [comparison.summary]).map { "\($0)\n" }.joined()
    }
}
