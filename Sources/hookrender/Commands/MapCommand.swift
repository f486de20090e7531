import DashRender
import DashScene

/// Draws a still map.
struct MapCommand: Command {
    static let name = "map"
    static let abstract = "Draws the base map of a route or of a box, to check a place before a clip is made."
    static let notes = ["Tiles, colours and routes are the script's."]

    private let input: ScriptInput
    private let route: String?
    private let bounds: MapBounds?
    private let output: PictureOutput

    static let groups = [
        ScriptInput.group,
        DeclarationGroup(
            title: "Place",
            declarations: [routeOption.declaration, boxOption.declaration, PictureOutput.declaration]),
        DrawingOptions.group,
    ]

    private static let routeOption = Option(
        "route", .name.named("ID"), help: "A route: its name in the script, or that of an order (order1).")
    private static let boxOption = Option("bbox", .bounds, help: "A box in degrees: west, south, east, north.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        route = try arguments.value(Self.routeOption)
        bounds = try arguments.value(Self.boxOption)
        output = try PictureOutput(arguments)
    }

    func validate() throws(UsageError) {
        guard (route == nil) != (bounds == nil) else {
            throw UsageError(
                route == nil ? "no place is named" : "--route and --bbox exclude each other",
                todo: "give --route ID or --bbox W,S,E,N")
        }
        try output.validate()
    }

    func run(_ context: RunContext) throws -> ExitCode {
        // A map may be of any size, a clip's canvas may not; so the size is kept from the script's checks.
        let session = try input.open(needsEvenPixels: false, takesSize: false)
        let size = input.drawing.size
        let surface =
            if let bounds {
                try session.paintMap(of: bounds, size: size)
            } else {
                try session.paintMap(of: try points(in: session), size: size)
            }
        input.tellMapWarnings(of: session)
        try output.write(surface)
        return .done
    }

    private func points(in session: ClipSession) throws(UsageError) -> [Coordinate] {
        let name = route ?? ""
        if let found = session.routes.first(where: { $0.name == name }) { return found.points }
        let known = session.routes.map(\.name)
        throw UsageError(
            "no route is called \"\(name)\"",
            todo: Suggestion.nearest(to: name, among: known).map { "did you mean \($0)?" }
                ?? "there are: \(known.joined(separator: ", "))")
    }
}
