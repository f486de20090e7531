import DashScene

/// Writes the names of neighbourhoods, waters, parks and cemeteries, level and in one or two lines.
struct AreaLabeler {
    let view: MapView
    let style: LabelStyle
    let shaper: TextShaper
    /// Points a metre on the ground.
    let pointsPerMetre: Double

    /// A name and the place where it belongs, pt on the screen.
    struct Place {
        var name: String
        var kind: PlaceClass
        var point: Point
        /// The size of what it names, m²; 0 where unknown.
        var area: Double
    }

    /// How far area labels stay off other labels, pt.
    private static let labelMargin = 10.0
    /// The most neighbourhoods that are named, and how far apart they stay, pt.
    private static let mostNeighbourhoods = 8, neighbourhoodDistance = 62.0
    /// Closer than this, one neighbourhood fills the screen, and its name says nothing.
    private static let lastNeighbourhoodZoom = 16.0
    /// The most parks and cemeteries, and the most waters, that are named.
    private static let mostParks = 6, mostWaters = 4
    /// The least share of a park's name that must fit into the park's own width.
    private static let leastParkShare = 0.28
    /// How far a label may be moved off its place to find room, and how far as long as it stays inside what it
    /// names; in what steps, pt.
    private static let reach = 36.0, insideReach = 170.0, step = 6.0
    /// Longer names are broken in two lines, letters.
    private static let longestLine = 13

    /// Places what there is room for: neighbourhoods first, then waters, then parks by size.
    func place(_ places: [Place], _ ground: NamedGround, _ space: inout LabelSpace) throws -> [MapLabel] {
        let neighbourhoods = places.filter { $0.kind == .neighbourhood }
        var labels = try self.neighbourhoods(neighbourhoods, &space)
        labels += try most(AreaLabeler.mostWaters, of: places.filter { $0.kind == .water }, &space) { water in
            let isSea = ground.isSea(water.point) || !view.frame.contains(Rect(water.point.x, water.point.y, 0, 0))
            return Search(
                reach: isSea ? 0 : AreaLabeler.reach, isInside: { isSea ? ground.isSea($0) : ground.isWater($0) })
        }
        let named = Set(neighbourhoods.map(\.name))
        let parks = places.filter { ($0.kind == .park || $0.kind == .cemetery) && !named.contains($0.name) }
            .filter(isLargeEnough).sorted { ($0.area, $1.name) > ($1.area, $0.name) }
        labels += try most(AreaLabeler.mostParks, of: parks, &space) { park in
            Search(reach: AreaLabeler.reach, isInside: { ground.isPark($0, park.name) })
        }
        return labels
    }

    /// Where a label may go: anywhere within `reach` pt of its place, and further off where it lies inside.
    private struct Search {
        let reach: Double
        let isInside: (Point) -> Bool
    }

    private func most(
        _ limit: Int, of places: [Place], _ space: inout LabelSpace, _ search: (Place) -> Search
    ) throws -> [MapLabel] {
        var labels: [MapLabel] = []
        for place in places where labels.count < limit {
            guard let label = try candidate(place, space, search(place)) else { continue }
            space.take(label.boxes)
            labels.append(label)
        }
        return labels
    }

    /// Whether enough of a park's name fits into the park's own width.
    private func isLargeEnough(_ park: Place) -> Bool {
        let lines = AreaLabeler.lines(park.name, longest: AreaLabeler.longestLine)
        let widths = lines.map { shaper.measure($0, style: style.type(.park)).width }
        return park.area.squareRoot() * pointsPerMetre >= AreaLabeler.leastParkShare * (widths.max() ?? 0)
    }

    // MARK: Neighbourhoods

    /// Picks names one by one, each as far from those before as possible, so that they spread over the map.
    private func neighbourhoods(_ places: [Place], _ space: inout LabelSpace) throws -> [MapLabel] {
        guard style.zoom < AreaLabeler.lastNeighbourhoodZoom else { return [] }
        var open = try places.compactMap { try candidate($0, space, Search(reach: AreaLabeler.reach) { _ in false }) }
        var labels: [MapLabel] = []
        while labels.count < AreaLabeler.mostNeighbourhoods, let next = farthest(open, from: labels) {
            open.removeAll { $0.name == next.name }
            // Those placed meanwhile may have taken its room.
            guard space.isFree(next.boxes, margin: AreaLabeler.labelMargin) else { continue }
            labels.append(next)
            space.take(next.boxes)
        }
        return labels
    }

    private func farthest(_ open: [MapLabel], from labels: [MapLabel]) -> MapLabel? {
        func distance(_ label: MapLabel) -> Double {
            labels.map { ($0.center - label.center).length }.min() ?? -(label.center - view.frame.center).length
        }
        let next = open.max { distance($0) < distance($1) }
        guard let next, labels.isEmpty || distance(next) >= AreaLabeler.neighbourhoodDistance else { return nil }
        return next
    }

    // MARK: One label

    /// The label as near to its place as there is room.
    private func candidate(_ place: Place, _ space: LabelSpace, _ search: Search) throws -> MapLabel? {
        let kind = AreaLabeler.kind(place.kind)
        let longest = kind == .neighbourhood ? Int.max : AreaLabeler.longestLine
        let lines = AreaLabeler.lines(place.name, longest: longest)
        let block = try LabelBlock(lines, style: style.type(kind), shaper: shaper)
        for offset in AreaLabeler.offsets {
            let center = place.point + offset
            let boxes = block.boxes(center: center)
            guard space.isFree(boxes, margin: AreaLabeler.labelMargin),
                offset.length <= search.reach || AreaLabeler.lies(boxes, search.isInside)
            else { continue }
            return MapLabel(
                name: place.name, text: place.name, center: center, boxes: boxes, kind: kind,
                letters: block.path(center: center))
        }
        return nil
    }

    private static func kind(_ place: PlaceClass) -> LabelStyle.Kind {
        switch place {
        case .neighbourhood: .neighbourhood
        case .park: .park
        case .cemetery: .cemetery
        case .water: .water
        }
    }

    /// Moves to try, the shortest first.
    private static let offsets: [Point] = {
        let count = Int(insideReach / step)
        let moves = (-count...count).flatMap { x in
            (-count...count).map { y in Point(Double(x) * step, Double(y) * step) }
        }
        return moves.filter { $0.length <= insideReach }.sorted { ($0.length, $0.y, $0.x) < ($1.length, $1.y, $1.x) }
    }()

    /// The name in one line, or in two of about the same length where it is longer than `longest`.
    static func lines(_ name: String, longest: Int) -> [String] {
        guard name.count > longest else { return [name] }
        let words = name.split(separator: " ").map(String.init)
        let breaks = (1..<max(1, words.count)).map { index in
            [words[..<index].joined(separator: " "), words[index...].joined(separator: " ")]
        }
        return breaks.min { abs($0[0].count - $0[1].count) < abs($1[0].count - $1[1].count) } ?? [name]
    }

    /// Whether boxes lie inside something: their corners, edges' middles and centres do.
    private static func lies(_ boxes: [OrientedBox], _ isInside: (Point) -> Bool) -> Bool {
        let box = boxes.reduce(Rect.zero) { $0.union($1.bounds) }
        let xs = [box.minX, box.midX, box.maxX]
        let ys = [box.minY, box.midY, box.maxY]
        return xs.allSatisfy { x in ys.allSatisfy { y in isInside(Point(x, y)) } }
    }
}
