import CCairo
import DashScene

/// Paints the features of one vector tile, everything but the words.
///
/// A tile's features reach over its edges, and what is painted is cut to whole pixels along them, so that neighbours
/// meet without a seam: both draw the same shapes, and each pixel belongs to one of them.
struct VectorTilePainter {
    let canvas: MapCanvas
    let palette: MapPalette
    let style: StreetStyle

    /// Paints the features from the ground up.
    func paint(_ features: [MapFeature]) {
        fillAreas(features, palette.water) { $0 == .water(inland: false) }
        fillAreas(features, palette.pier) { $0 == .pier }
        strokePiers(features)
        fillAreas(features, palette.cemetery) { $0 == .cemetery }
        fillAreas(features, palette.park) { $0 == .park }
        fillAreas(features, palette.water) { $0 == .water(inland: true) }
        paintWaterways(features)
        if style.showsBuildings { paintBuildings(features) }
        paintStreets(StreetGroup.groups(of: features, style))
    }

    // MARK: Areas

    private func fillAreas(_ features: [MapFeature], _ color: Color, where isWanted: (MapSubject) -> Bool) {
        for feature in features where isWanted(feature.subject) {
            if case .rings(let rings) = feature.shape { canvas.add(rings: rings) }
        }
        canvas.fill(color)
    }

    /// Piers that are known by their middle lines only.
    private func strokePiers(_ features: [MapFeature]) {
        let usualWidth = 5.0
        for feature in features where feature.subject == .pier {
            if case .lines(let lines) = feature.shape { lines.forEach(canvas.add(line:)) }
        }
        canvas.stroke(palette.pier, width: max(VectorTilePainter.thinnestLine, usualWidth * style.pointsPerMetre))
    }

    /// The thinnest that a pier or stream is drawn, pt.
    private static let thinnestLine = 0.8

    private func paintWaterways(_ features: [MapFeature]) {
        for feature in features {
            guard case .waterway(let metres) = feature.subject, case .lines(let lines) = feature.shape else { continue }
            for line in lines { canvas.add(line: line) }
            canvas.stroke(palette.water, width: max(VectorTilePainter.thinnestLine, metres * style.pointsPerMetre))
        }
    }

    private func paintBuildings(_ features: [MapFeature]) {
        for feature in features where feature.subject == .building {
            if case .rings(let rings) = feature.shape { canvas.add(rings: rings) }
        }
        canvas.fillKeeping(palette.building)
        canvas.stroke(palette.buildingEdge, width: StreetStyle.buildingEdge)
    }

    // MARK: Streets

    private func paintStreets(_ groups: [StreetGroup]) {
        let paths = groups.filter { $0.street == .path }
        let streets = groups.filter { $0.street != .path && !$0.isMotorway }
        let motorways = groups.filter(\.isMotorway)
        for group in paths { trace(group, palette.path, width: group.width) }
        stroke(streets, fill: palette.road, casing: palette.casing)
        stroke(motorways, fill: palette.motorway, casing: palette.motorwayCasing)
    }

    /// All casings first, so that streets join without lines across their mouths.
    private func stroke(_ groups: [StreetGroup], fill: Color, casing: Color) {
        for group in groups { trace(group, casing, width: group.width + 2 * style.casingWidth) }
        for group in groups { trace(group, fill, width: group.width) }
    }

    private func trace(_ group: StreetGroup, _ color: Color, width: Double) {
        for line in group.lines { canvas.add(line: line) }
        canvas.stroke(color, width: width)
    }
}

/// The streets of a tile that are drawn alike, and so in one stroke.
struct StreetGroup {
    let street: StreetClass
    /// The width of the fill, pt.
    let width: Double
    var lines: [[Point]]

    /// Motorways and their ramps.
    var isMotorway: Bool { street == .motorway || street == .link }

    /// The groups from the least street to the widest.
    static func groups(of features: [MapFeature], _ style: StreetStyle) -> [StreetGroup] {
        var groups: [StreetGroup] = []
        for feature in features {
            guard case .street(let street, let metres) = feature.subject, case .lines(let lines) = feature.shape,
                let width = style.fillWidth(street, metres: metres)
            else { continue }
            if let index = groups.firstIndex(where: { $0.street == street && $0.width == width }) {
                groups[index].lines += lines
            } else {
                groups.append(StreetGroup(street: street, width: width, lines: lines))
            }
        }
        let order = StreetClass.allCases
        func rank(_ group: StreetGroup) -> Int { order.firstIndex(of: group.street) ?? 0 }
        return groups.sorted { (rank($1), $0.width) < (rank($0), $1.width) }
    }
}
