import DashRender
import DashScene
import Foundation

/// Renders a clip for each row of a table.
struct BatchCommand: Command {
    static let name = "batch"
    static let abstract = "Renders a clip for each row of a CSV or JSON table."
    static let notes = [
        "A column is named by the way to a place of the script, such as orders[1].banner.title, or by one of the "
            + "script's variables. An empty cell leaves the script's own value. JSON rows are a list of objects.",
        "DIR/NAME holds what a single render writes. A bad row is reported with its line, and the others are rendered; "
            + "the exit code is 65 then.",
    ]

    private let input: ScriptInput
    private let rows: String
    private let folder: String
    private let nameColumn: String?
    private let clip: ClipOptions
    private let jobs: Int
    private let isQuiet: Bool
    private let asJSON: Bool

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Rows", declarations: [rowsOption.declaration, nameOption.declaration]),
        DeclarationGroup(
            title: "Output",
            declarations: [outputOption.declaration] + ClipOptions.declarations + [
                jobsOption.declaration, quietFlag.declaration, jsonFlag.declaration,
            ]),
        DrawingOptions.group,
    ]

    private static let rowsOption = Option("rows", .path, help: "The table, .csv or .json.")
    private static let nameOption = Option(
        "name-from", .name.named("COLUMN"),
        help: "The column that names the clips (default: name, or else the row's number).")
    private static let outputOption = Option(
        "output", short: "o", .folder, help: "Folder to write to, made where missing.")
    private static let jobsOption = Option(
        "jobs", .integer(1...256), help: "Clips that are drawn at once (default: one a processor core).")
    private static let quietFlag = Flag("quiet", help: "Show no progress.")
    private static let jsonFlag = Flag("json", help: "Print a summary as one JSON object on standard output.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        rows = try arguments.required(Self.rowsOption)
        folder = try arguments.required(Self.outputOption)
        nameColumn = try arguments.value(Self.nameOption)
        clip = try ClipOptions(arguments)
        jobs = try arguments.value(Self.jobsOption) ?? ProcessInfo.processInfo.activeProcessorCount
        isQuiet = arguments.has(Self.quietFlag)
        asJSON = arguments.has(Self.jsonFlag)
    }

    func validate() throws(UsageError) { try clip.validate() }

    func run(_ context: RunContext) throws -> ExitCode {
        let start = ContinuousClock.now
        let source = makeSource()
        let scripts = try scripts(source, since: start)
        let batch = BatchRun(
            source: source, clip: clip, folder: folder, jobs: jobs, cancellation: context.cancellation.token)
        let checks = try batch.check(scripts.scripts)
        var problems = BatchCommand.lines(of: scripts.rowProblems, checks)
        for line in problems { Console.note("hookrender: \(line)") }
        let clips = checks.compactMap(\.clip)
        try checkPlace()
        let results = try render(clips, batch)
        var written: [(clip: BatchClip, outputs: ClipOutputs)] = []
        var codes = [ExitCode](repeating: .badData, count: scripts.badRowCount)
        codes += checks.filter { $0.clip == nil }.map(\.code)
        for (clip, result) in zip(clips, results) {
            switch result {
            case .written(let outputs): written.append((clip, outputs))
            case .bad(let failure):
                for line in failure.lines { Console.note("hookrender: \(line)") }
                problems += failure.lines
                codes.append(failure.code)
            }
        }
        let summary = summary(written: written, badRows: codes.count, problems: problems, since: start)
        if asJSON { try Console.print(JSONWriter.line(summary.json) + "\n") }
        if !isQuiet { Console.note(summary.line) }
        return BatchCommand.code(of: codes)
    }

    private func summary(
        written: [(clip: BatchClip, outputs: ClipOutputs)] = [], badRows: Int, problems: [String],
        since start: ContinuousClock.Instant
    ) -> BatchSummary {
        BatchSummary(
            script: input.file, rows: rows, folder: folder, written: written, badRows: badRows, problems: problems,
            seconds: start.duration(to: .now).seconds)
    }

    /// What stands in the way of all clips is told once.
    private func checkPlace() throws(OutputError) {
        var isFolder: ObjCBool = true
        let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        if isThere, !isFolder.boolValue { throw .cannotMake(path: folder, code: EEXIST) }
    }

    /// How a batch ends whose bad rows failed in these ways.
    private static func code(of codes: [ExitCode]) -> ExitCode {
        guard let first = codes.first else { return .done }
        let alone: [ExitCode] = [.cannotCreate, .usage]
        return alone.contains(first) && codes.allSatisfy { $0 == first } ? first : .badData
    }

    /// What is to be said about the rows in their order, each thing once.
    private static func lines(of rowProblems: [Diagnostic], _ checks: [BatchRun.Check]) -> [String] {
        let places =
            rowProblems.map { (row: $0.position?.line ?? 0, lines: ["\($0)"]) }
            + checks.map { (row: $0.line, lines: $0.lines) }
        var seen: Set<String> = []
        return places.enumerated().sorted { ($0.element.row, $0.offset) < ($1.element.row, $1.offset) }
            .flatMap(\.element.lines).filter { seen.insert($0).inserted }
    }

    /// The script of each row. Where the table or the script as a whole is no use, all problems of both are told.
    private func scripts(_ source: BatchSource, since start: ContinuousClock.Instant) throws -> RowScripts {
        let document = try ClipSession.document(of: input.file)
        let table = try RowFile.read(rows)
        let scripts = RowScripts(document: document, file: input.file, table: table, nameColumn: nameColumn)
        guard !document.problems.isEmpty || !scripts.tableProblems.isEmpty else { return scripts }
        let own = source.problems(of: document)
        let errors = scripts.tableProblems + own.filter { $0.severity == .error }
        let isUsage = errors.allSatisfy { $0.path.hasPrefix("--") }
        let failure = Failure(isUsage ? .usage : .badData, lines: (scripts.tableProblems + own).map { "\($0)" })
        if asJSON {
            let summary = summary(badRows: table.rows.count, problems: failure.lines, since: start)
            try Console.print(JSONWriter.line(summary.json) + "\n")
        }
        throw failure
    }

    private func makeSource() -> BatchSource {
        let assets = SharedAssets(
            script: input.file, options: input.options(needsEvenPixels: clip.writesVideo), fonts: input.drawing.fonts,
            mapCache: MapCache.standard())
        return BatchSource(
            file: input.file, overrides: input.drawing.overrides(standardScale: nil), assets: assets)
    }

    private func render(_ clips: [BatchClip], _ batch: BatchRun) throws -> [BatchResult] {
        let progress = Progress(style: .fitting(isQuiet: isQuiet))
        do {
            defer { progress.finish() }
            return try batch.render(clips, progress: progress)
        } catch {
            if !isQuiet, batch.writtenCount > 0 {
                Console.note(BatchSummary.broken(after: batch.writtenCount, of: clips.count, in: folder))
            }
            throw error
        }
    }
}
