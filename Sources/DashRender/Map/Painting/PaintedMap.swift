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
        return MapWarning("\(folder): tile \(first)\(rest) \(verb) missing, so plain land is drawn there", isGap: true)
    }

    /// The warning about characters of written names that no font has; nil for none.
    static func missingGlyphs(
        of labels: [MapLabel], _ style: LabelStyle, _ coverage: any GlyphCoverage, in folder: String
    ) -> MapWarning? {
        let missing = labels.map { ($0, coverage.missingCharacters(in: $0.text, style: style.type($0.kind))) }
        guard let first = missing.first(where: { !$0.1.isEmpty }) else { return nil }
        // The other names' characters are not named.
        let others = Set(missing.filter { !$0.1.isEmpty }.map(\.0.name)).count - 1
        let rest = others == 0 ? "" : others == 1 ? " and 1 more name" : " and \(others) more names"
        return MapWarning(
            "\(folder): \(MissingGlyphs.message(first.1)) in \(Quoted.text(first.0.name))\(rest); install a font "
                + "for \(MissingGlyphs.pronoun(others == 0 ? first.1.count : 2))"
        )
    }

    /// The warning without the folder that it starts with.
    func reason(after folder: String) -> String {
        description.hasPrefix(folder + ": ") ? String(description.dropFirst(folder.count + 2)) : description
    }
}
