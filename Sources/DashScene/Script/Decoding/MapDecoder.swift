/// Reads where a script's base map comes from, and checks that it reaches what is drawn on it.
struct MapDecoder {
    let context: ScriptContext
    let root: ScriptReader

    /// What is said of a place that no tile reaches.
    static let beyond = "lies beyond the map's tiles"

    /// Whether the script says that there is no map.
    var isWithoutMap: Bool { root["tiles"]?.value.kind == .null }

    /// The folder of tiles; nil without a map, or after reporting why none can be drawn from it.
    func tiles() -> String? {
        guard !isWithoutMap else { return nil }
        let reader = root["tiles"]
        let folder = reader == nil ? Script.standardTiles : context.file(reader)
        guard let folder else { return nil }
        guard let problem = context.files.tilesProblem(folder) else { return folder }
        let message = "cannot draw the map from \(Quoted.text(folder)): \(Quoted.bare(problem))"
        let suggestion = near(folder) ?? "name a folder of z/x/y tiles, or cut one: hookrender tiles cut"
        if let reader {
            reader.fail(message, suggestion: suggestion)
        } else {
            context.log.add(.error, offset: nil, path: "tiles", message, suggestion: suggestion)
        }
        return nil
    }

    /// The folder of tiles that was meant; the standard one may lie elsewhere.
    private func near(_ folder: String) -> String? {
        context.nearFile(folder) { context.files.tilesProblem($0) == nil }
            ?? (context.files.tilesProblem(Script.standardTiles) == nil
                ? Nearest.suggestion(for: folder, in: [Script.standardTiles]) : nil)
    }

    /// Warns of home and of each route that is driven, where they leave the tiles.
    func checkCover(_ folder: String, home: Coordinate) {
        guard context.files.tiles(folder, cover: home) else {
            root["home"].map { warn($0, "home", home) }
            // The routes end there; one line is enough.
            return
        }
        for route in DrivenRoutes.readers(in: root) {
            let points = route["arc"].map { [$0["from"]].compactMap { $0 } } ?? route.elements
            let outside = points.first { point in
                point.coordinate.map { !context.files.tiles(folder, cover: $0) } ?? false
            }
            if let outside, let place = outside.coordinate { warn(outside, "this point of the route", place) }
        }
    }

    private func warn(_ reader: ScriptReader, _ what: String, _ place: Coordinate) {
        let words = "[\(NumberRule.short(place.latitude)), \(NumberRule.short(place.longitude))]"
        reader.warn(
            "\(what) \(MapDecoder.beyond), at \(words)",
            suggestion:
                "plain land is drawn there; move it, cut tiles that reach it, or write \"tiles\": null for plain land alone"
        )
    }
}
