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

    /// How far area labels stay off all else.
    private static let margins = LabelSpace.Margins(edge: 8, lines: 4, ways: nil, fixtures: 8, labels: 8)
    /// How much of a park shows around its name at least, pt.
    private static let parkMargin = 2.0
    /// How many times the room of its name a park must have for the name to reach over its edge. Where one looks
    /// closer than `lastNeighbourhoodZoom`, no name does.
    private static let ampleRoom = 1.4
    /// The most neighbourhoods that are named, and how far apart they stay, pt.
    private static let mostNeighbourhoods = 8, neighbourhoodDistance = 40.0
    /// Closer than this, one neighbourhood fills the screen, and its name says nothing.
    private static let lastNeighbourhoodZoom = 16.0
    /// The most parks and cemeteries, and the most waters, that are named.
    private static let mostParks = 6, mostWaters = 4
    /// How far a label may be moved off its place to find room: on and around parks and lakes, on the sea and inside
    /// large parks, and for neighbourhoods at most (less where that is far on the ground, m); in what steps, pt.
    private static let nearReach = 12.0, insideReach = 170.0, reach = 36.0, reachOnGround = 560.0, step = 6.0
    /// How far the name of a sea may be moved, m on the ground: another bay is another name.
    private static let seaReachOnGround = 1200.0
    /// What a label that lies wholly outside its water would count as being moved, pt; less where only a part does.
    private static let overhang = 90.0
    /// Parks at least this wide on the screen are named before neighbourhoods, pt.
    private static let landmarkSide = 45.0
    /// Longer names are broken in two lines, letters.
    private static let longestLine = 12

    /// Places what there is room for: the largest parks, waters, neighbourhoods, and then other parks by size.
    func place(_ places: [Place], _ ground: NamedGround, _ space: inout LabelSpace) throws -> [MapLabel] {
        let neighbourhoods = places.filter { $0.kind == .neighbourhood }
        let named = Set(neighbourhoods.map(\.name))
        let parks = places.filter { ($0.kind == .park || $0.kind == .cemetery) && !named.contains($0.name) }
            .filter(isLargeEnough).sorted { ($0.area, $1.name) > ($1.area, $0.name) }
        let landmarks = parks.filter { side($0) >= AreaLabeler.landmarkSide }
        let waters = places.filter { $0.kind == .water }
        var labels = try most(AreaLabeler.mostParks, of: landmarks, ground, &space)
        labels += try most(AreaLabeler.mostWaters, of: waters, ground, &space)
        labels += try self.neighbourhoods(neighbourhoods, ground, &space)
        let others = parks.filter { side($0) < AreaLabeler.landmarkSide }
        labels += try most(AreaLabeler.mostParks, of: others, ground, &space)
        return labels
    }

    /// The side of a square as large as a place, pt.
    private func side(_ place: Place) -> Double { place.area.squareRoot() * pointsPerMetre }

    /// One label for each name, in order; of several places with one name the one that is moved least, and then the
    /// one nearest to the middle of the map.
    private func most(
        _ limit: Int, of places: [Place], _ ground: NamedGround, _ space: inout LabelSpace
    ) throws -> [MapLabel] {
        var labels: [MapLabel] = []
        var seen: Set<String> = []
        for place in places where labels.count < limit && seen.insert(place.name).inserted {
            let found = try places.filter { $0.name == place.name }
                .sorted { distanceToMiddle($0.point) < distanceToMiddle($1.point) }
                .compactMap { try candidate($0, ground, space) }
            guard let best = found.min(by: { $0.cost < $1.cost }) else { continue }
            space.take(best.label.boxes)
            labels.append(best.label)
        }
        return labels
    }

    private func distanceToMiddle(_ point: Point) -> Double { (point - view.frame.center).length }

    /// What it costs to write a label in `box`, `distance` pt off its place; nil where it does not belong.
    private func cost(_ place: Place, _ box: Rect, _ distance: Double, _ ground: NamedGround) -> Double? {
        switch place.kind {
        case .neighbourhood:
            let reach = min(AreaLabeler.reach, max(AreaLabeler.nearReach, AreaLabeler.reachOnGround * pointsPerMetre))
            let middle = [0.25, 0.5, 0.75].map { Point(box.x + box.width * $0, box.midY) }
            return distance > reach || middle.contains { ground.isSea($0) || ground.isGreen($0) } ? nil : distance
        case .water where !ground.hasInlandWater(place.name):
            let isNear = distance <= AreaLabeler.seaReachOnGround * pointsPerMetre
            return isNear && AreaLabeler.share(of: box, ground.isSea) == 1 ? distance : nil
        case .water:
            let outside = 1 - AreaLabeler.share(of: box) { ground.isInside($0, place.name) }
            let isNear = distance <= AreaLabeler.nearReach
            return isNear || outside == 0 ? distance + AreaLabeler.overhang * outside : nil
        case .park, .cemetery:
            let room = box.inset(-AreaLabeler.parkMargin)
            let outside = 1 - AreaLabeler.share(of: room) { ground.isInside($0, place.name) }
            let mayReachOver =
                style.zoom < AreaLabeler.lastNeighbourhoodZoom && distance <= AreaLabeler.nearReach
                && ground.isInside(box.center, place.name)
                && side(place) * side(place) > AreaLabeler.ampleRoom * box.width * box.height
            return outside == 0 || mayReachOver ? distance + AreaLabeler.overhang * outside : nil
        }
    }

    /// Whether a park has more room than its name takes: smaller ones are not worth a look.
    private func isLargeEnough(_ park: Place) -> Bool {
        let type = style.type(.park)
        let lines = AreaLabeler.lines(park.name, longest: AreaLabeler.longestLine)
        let width = lines.map { shaper.measure($0, style: type).width }.max() ?? 0
        return side(park) * side(park) > width * Double(lines.count) * type.lineHeight
    }

    // MARK: Neighbourhoods

    /// Picks names one by one, each as far from those before as possible, so that they spread over the map.
    private func neighbourhoods(
        _ places: [Place], _ ground: NamedGround, _ space: inout LabelSpace
    ) throws -> [MapLabel] {
        guard style.zoom < AreaLabeler.lastNeighbourhoodZoom else { return [] }
        var open = try places.compactMap { place in
            try candidate(place, ground, space).map { (place: place, label: $0.label) }
        }
        var labels: [MapLabel] = []
        while labels.count < AreaLabeler.mostNeighbourhoods, let next = farthest(open.map(\.label), from: labels) {
            let index = open.firstIndex { $0.label == next } ?? 0
            let place = open.remove(at: index).place
            guard !labels.contains(where: { $0.name == next.name }) else { continue }
            if space.isFree(next.boxes, AreaLabeler.margins) {
                labels.append(next)
                space.take(next.boxes)
            } else if let moved = try candidate(place, ground, space)?.label {
                // Those placed meanwhile took its room; it has another try from its new place.
                open.append((place, moved))
            }
        }
        return labels
    }

    private func farthest(_ open: [MapLabel], from labels: [MapLabel]) -> MapLabel? {
        func distance(_ label: MapLabel) -> Double {
            labels.map { ($0.center - label.center).length }.min() ?? -distanceToMiddle(label.center)
        }
        let next = open.max { distance($0) < distance($1) }
        guard let next, labels.isEmpty || distance(next) >= AreaLabeler.neighbourhoodDistance else { return nil }
        return next
    }

    // MARK: One label

    /// The label as near to its place as there is room.
    private func candidate(
        _ place: Place, _ ground: NamedGround, _ space: LabelSpace
    ) throws -> (label: MapLabel, cost: Double)? {
        let kind = AreaLabeler.kind(place.kind)
        let longest = kind == .neighbourhood ? Int.max : AreaLabeler.longestLine
        let lines = AreaLabeler.lines(place.name, longest: longest)
        let block = try LabelBlock(lines, style: style.type(kind), shaper: shaper)
        for offset in AreaLabeler.offsets {
            let center = place.point + offset
            let boxes = block.boxes(center: center)
            guard space.isFree(boxes, AreaLabeler.margins),
                let cost = cost(place, boxes.reduce(Rect.zero) { $0.union($1.bounds) }, offset.length, ground)
            else { continue }
            let label = MapLabel(
                name: place.name, text: place.name, center: center, boxes: boxes, kind: kind,
                letters: block.path(center: center))
            return (label, cost)
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
        let all = (-count...count).flatMap { x in (-count...count).map { y in (x, y) } }
        // Far off, every second step will do.
        let near = Int(reach / step)
        let moves = all.filter { x, y in max(abs(x), abs(y)) <= near || (x % 2 == 0 && y % 2 == 0) }
            .map { Point(Double($0) * step, Double($1) * step) }
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

    /// How many of a box's corners, edges' middles and centre lie inside something: 0 for none, 1 for all.
    private static func share(of box: Rect, _ isInside: (Point) -> Bool) -> Double {
        let xs = [box.minX, box.midX, box.maxX]
        let ys = [box.minY, box.midY, box.maxY]
        let points = xs.flatMap { x in ys.map { Point(x, $0) } }
        return Double(points.count(where: isInside)) / Double(points.count)
    }
}
