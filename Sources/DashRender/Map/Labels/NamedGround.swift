import DashScene

/// The areas in view that names may have to stay inside, pt on the screen.
struct NamedGround {
    private var seas: [[Point]] = []
    private var inlandWaters: [[Point]] = []
    private var parks: [String: [[Point]]] = [:]

    /// Remembers an area, cut so that areas from neighbouring tiles do not overlap.
    mutating func add(_ rings: [[Point]], _ feature: MapFeature) {
        switch feature.subject {
        case .water(inland: false): seas += rings
        case .water(inland: true): inlandWaters += rings
        case .park, .cemetery: parks[feature.name, default: []] += rings
        default: break
        }
    }

    /// Whether a point lies on the sea.
    func isSea(_ point: Point) -> Bool { NamedGround.isInside(point, seas) }

    /// Whether a point lies on any water.
    func isWater(_ point: Point) -> Bool { isSea(point) || NamedGround.isInside(point, inlandWaters) }

    /// Whether a point lies in the park or cemetery of a name.
    func isPark(_ point: Point, _ name: String) -> Bool { NamedGround.isInside(point, parks[name] ?? []) }

    /// By winding, as areas are filled.
    private static func isInside(_ p: Point, _ rings: [[Point]]) -> Bool {
        var winding = 0
        for ring in rings {
            guard var a = ring.last else { continue }
            for b in ring {
                if (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x {
                    winding += b.y > a.y ? 1 : -1
                }
                a = b
            }
        }
        return winding != 0
    }
}
