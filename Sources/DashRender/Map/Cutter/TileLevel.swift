import DashScene

/// Cuts features into the tiles of one level.
struct TileLevel {
    let zoom: Int
    /// Whether closer views are drawn from this level too, so that nothing may be left out.
    let isDeepest: Bool
    /// What to cut, in unit worlds.
    let extent: Rect

    /// How far features reach over a tile's edges, tiles: more than half of the widest line that is drawn.
    static let buffer = 1.0 / 32
    /// How far a line may stray, and the side of the smallest area that is kept, in 256ths of a tile.
    private static let tolerance = 0.25, smallestSide = 1.0
    /// The side of the smallest area that is named, in 256ths of a tile.
    private static let smallestNamedSide = 16.0

    /// One 256th of a tile, in unit worlds.
    private var pixel: Double { 1 / (256 * Double(1 << zoom)) }

    /// The tiles with what they hold, in the order of `TileID`; tiles inside the extent that hold nothing are there too.
    func tiles(_ features: [MapFeature]) -> [(id: TileID, features: [MapFeature])] {
        let ids = PlacedTile.covering(extent, zoom: zoom).map(\.id)
        var content = Dictionary(ids.map { ($0, [MapFeature]()) }, uniquingKeysWith: { first, _ in first })
        for feature in features where isShown(feature) {
            guard let lean = thinned(feature) else { continue }
            for id in tilesTouched(by: lean) where content[id] != nil {
                if let part = lean.clipped(to: reach(of: id)) { content[id]?.append(part) }
            }
        }
        return content.keys.sorted().map { ($0, content[$0] ?? []) }
    }

    /// What a tile holds: itself and the buffer.
    private func reach(of id: TileID) -> Rect { id.bounds.inset(-TileLevel.buffer * id.bounds.width) }

    private func tilesTouched(by feature: MapFeature) -> [TileID] {
        let margin = TileLevel.buffer / Double(1 << zoom)
        let box = Rect(enclosing: feature.allPoints).inset(-margin).intersection(extent.inset(-margin))
        return PlacedTile.covering(box, zoom: zoom).filter { $0.lap == 0 }.map(\.id)
    }

    /// The first level at which a kind of thing is worth its bytes.
    private func isShown(_ feature: MapFeature) -> Bool {
        if isDeepest { return true }
        switch feature.subject {
        case .building: return zoom >= 15
        case .street(.service, _): return zoom >= 15
        case .street(.path, _), .waterway: return zoom >= 13
        case .street(.residential, _): return zoom >= 11
        case .street(.secondary, _), .street(.link, _): return zoom >= 9
        case .place(_, let area): return area == 0 || isNamed(feature, area)
        default: return true
        }
    }

    private func isNamed(_ feature: MapFeature, _ area: Double) -> Bool {
        guard let point = feature.allPoints.first else { return false }
        let metre = MapProjection(scale: 1 / pixel, offset: .zero)
            .pointsPerMetre(at: WebMercator.unproject(point).latitude)
        return area.squareRoot() * metre >= TileLevel.smallestNamedSide
    }

    /// The feature without what cannot be seen at this level; nil where nothing is left.
    private func thinned(_ feature: MapFeature) -> MapFeature? {
        if isDeepest { return feature }
        var lean = feature
        switch feature.shape {
        case .points: return feature
        case .lines(let lines):
            lean.shape = .lines(lines.map { LineSimplifier.simplify($0, tolerance: TileLevel.tolerance * pixel) })
        case .rings(let rings):
            let kept = rings.map(thinnedRing).filter { $0.count > 2 && abs($0.signedArea) >= smallestArea }
            // A hole must not outlive its outer ring.
            guard let first = kept.first, first.signedArea <= 0 else { return nil }
            lean.shape = .rings(kept)
        }
        return lean
    }

    private var smallestArea: Double { TileLevel.smallestSide * TileLevel.smallestSide * pixel * pixel }

    private func thinnedRing(_ ring: [Point]) -> [Point] {
        Array(LineSimplifier.simplify(ring + ring.prefix(1), tolerance: TileLevel.tolerance * pixel).dropLast())
    }
}

extension MapFeature {
    /// Every point of the shape.
    var allPoints: [Point] {
        switch shape {
        case .points(let points): points
        case .lines(let lists), .rings(let lists): lists.flatMap { $0 }
        }
    }

    /// The part inside a box; nil where nothing is.
    func clipped(to box: Rect) -> MapFeature? {
        var part = self
        switch shape {
        case .points(let points):
            let inside = points.filter { box.contains(Rect($0.x, $0.y, 0, 0), slack: 0) }
            part.shape = .points(inside)
            return inside.isEmpty ? nil : part
        case .lines(let lines):
            let pieces = lines.flatMap { LineClipper.clip($0, to: box) }
            part.shape = .lines(pieces)
            return pieces.isEmpty ? nil : part
        case .rings(let rings):
            let pieces = rings.map { RingClipper.clip($0, to: box) }.filter { !$0.isEmpty }
            part.shape = .rings(pieces)
            return pieces.isEmpty ? nil : part
        }
    }
}
