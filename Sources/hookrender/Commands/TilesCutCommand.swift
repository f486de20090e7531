import DashRender
import DashScene

/// Cuts GeoJSON into map tiles.
struct TilesCutCommand: Command {
    static let name = "tiles cut"
    static let abstract = "Cuts GeoJSON files with OpenStreetMap tags into map tiles."

    private let files: [String]
    private let folder: String
    private let options: TileCutter.Options
    private let isStrict: Bool

    static let groups = [
        DeclarationGroup(title: "Arguments", declarations: [filesArgument.declaration]),
        DeclarationGroup(
            title: "Options",
            declarations: [
                outputOption.declaration, zoomsOption.declaration, boxOption.declaration, strictFlag.declaration,
            ]),
    ]

    private static let filesArgument = Argument(
        "FILE.geojson", .path, isRequired: true, isRepeatable: true, help: "The files to cut, drawn together.")
    private static let outputOption = Option("output", short: "o", .folder, help: "Folder for the tiles.")
    private static let zoomsOption = Option(
        "zooms", .zooms, help: "Levels to cut, from the widest to the closest (default: 12-15).")
    private static let boxOption = Option("bbox", .bounds, help: "Only this part of the world, in degrees.")
    private static let strictFlag = Flag("strict", help: "Fail when a feature cannot be used.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        files = try arguments.values(Self.filesArgument)
        folder = try arguments.required(Self.outputOption)
        let standard = TileCutter.Options()
        options = TileCutter.Options(
            zooms: try arguments.value(Self.zoomsOption) ?? standard.zooms,
            bounds: try arguments.value(Self.boxOption))
        isStrict = arguments.has(Self.strictFlag)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        let summary = try TileCutter(options).cut(files, into: folder)
        for problem in summary.problems { Console.note("hookrender: \(problem)") }
        try Console.print(
            "\(summary.tiles) tiles, \(summary.bytes >> 10) KB, from \(summary.features) features in \(folder); "
                + "features without a drawn tag: \(summary.ignored)\n")
        if isStrict && !summary.problems.isEmpty {
            throw Failure(.badData, "\(summary.problems.count) features cannot be used", todo: "mend them")
        }
        return .done
    }
}
