import DashScene

/// A finished map.
struct PaintedMap {
    /// Its pixels, opaque.
    var surface: Surface
    /// What is to be said about it.
    var warnings: [MapWarning]
    /// The names on it; none on raster tiles, which bring their own.
    var labels: [MapLabel] = []
    /// What became of the name of each street in view.
    var streets: [String: StreetLabelFate] = [:]
}

extension MapWarning {
    /// The warning about tiles that are not there; nil for none.
    static func missing(_ tiles: [TileID], in folder: String) -> MapWarning? {
        guard let first = tiles.sorted().first else { return nil }
        let rest = tiles.count > 1 ? " and \(tiles.count - 1) more" : ""
        let verb = tiles.count > 1 ? "are" : "is"
        return MapWarning("\(folder): tile \(first)\(rest) \(verb) missing, so plain land is drawn there")
    }

    /// The warning without the folder that it starts with.
    func reason(after folder: String) -> String {
        description.hasPrefix(folder + ": ") ? String(description.dropFirst(folder.count + 2)) : description
    }
}
