import DashScene

/// Collects the names in view and gives each its place.
struct MapLabeler {
    let view: MapView
    let shaper: TextShaper
    private var streets: [String: StreetLabeler.Street] = [:]
    private var places: [AreaLabeler.Place] = []
    private var ground = NamedGround()

    init(view: MapView, shaper: TextShaper) {
        self.view = view
        self.shaper = shaper
    }

    /// Remembers what a tile has to name.
    mutating func collect(_ features: [MapFeature], from tile: PlacedTile) {
        for feature in features {
            switch (feature.subject, feature.shape) {
            case (.street(let street, _), .lines(let lines)) where !feature.name.isEmpty:
                add(lines, of: feature.name, street, tile)
            case (.place(let kind, let area), .points(let points)):
                add(points, of: feature.name, kind, area, tile)
            case (.water, .rings(let rings)), (.park, .rings(let rings)), (.cemetery, .rings(let rings)):
                ground.add(rings.map { screen(RingClipper.clip($0, to: tile.id.bounds), tile) }, feature)
            default: break
            }
        }
    }

    private func screen(_ points: [Point], _ tile: PlacedTile) -> [Point] {
        points.map { view.projection.screen(Point($0.x + Double(tile.lap), $0.y)) }
    }

    /// Lines are cut to the tile's own square, since tiles overlap, and then to the map.
    private mutating func add(_ lines: [[Point]], of name: String, _ street: StreetClass, _ tile: PlacedTile) {
        let pieces = lines.flatMap { LineClipper.clip($0, to: tile.id.bounds) }
            .flatMap { LineClipper.clip(screen($0, tile), to: view.frame) }
        guard !pieces.isEmpty else { return }
        var entry = streets[name] ?? StreetLabeler.Street(name: name, street: street, pieces: [])
        let order = StreetClass.allCases
        if let a = order.firstIndex(of: street), let b = order.firstIndex(of: entry.street), a < b {
            entry.street = street
        }
        entry.pieces += pieces
        streets[name] = entry
    }

    private mutating func add(
        _ points: [Point], of name: String, _ kind: PlaceClass, _ area: Double, _ tile: PlacedTile
    ) {
        // The buffer brings points of the neighbours.
        for point in screen(points.filter { tile.id.bounds.contains(Rect($0.x, $0.y, 0, 0), slack: 0) }, tile) {
            places.append(AreaLabeler.Place(name: name, kind: kind, point: point, area: area))
        }
    }

    /// Places all names, the most telling first.
    func labels() throws -> (labels: [MapLabel], fates: [String: StreetLabelFate]) {
        let style = LabelStyle(view)
        var space = LabelSpace(view)
        let metre = StreetStyle(view).pointsPerMetre
        let areas = try AreaLabeler(view: view, style: style, shaper: shaper, pointsPerMetre: metre)
            .place(places, ground, &space)
        let sorted = streets.values.sorted { $0.name < $1.name }
        let streets = try StreetLabeler(view: view, style: style, shaper: shaper).place(sorted, &space)
        return (areas + streets.labels, streets.fates)
    }
}
