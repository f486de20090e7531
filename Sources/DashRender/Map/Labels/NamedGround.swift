import DashScene

/// The areas in view that names may have to stay inside, pt on the screen.
struct NamedGround {
    private var seas: [[Point]] = []
    private var inlandWaters: Set<String> = []
    private var named: [String: [[Point]]] = [:]
    private var greens: [[Point]] = []

    /// The least area of a green that keeps the names of neighbourhoods off, pt².
    private static let leastGreen = 2000.0

    /// Remembers an area, cut so that areas from neighbouring tiles do not overlap.
    mutating func add(_ rings: [[Point]], _ feature: MapFeature) {
        guard feature.subject != .water(inland: false) else {
            seas += rings
            return
        }
        if feature.subject == .water(inland: true) { inlandWaters.insert(feature.name) }
        named[feature.name, default: []] += rings
        if feature.subject == .park || feature.subject == .cemetery {
            greens += rings.filter { abs($0.signedArea) >= NamedGround.leastGreen }
        }
    }

    /// Whether a point lies on the sea.
    func isSea(_ point: Point) -> Bool { NamedGround.isInside(point, seas) }

    /// Whether a point lies on a large park or cemetery.
    func isGreen(_ point: Point) -> Bool { NamedGround.isInside(point, greens) }

    /// Whether a lake, canal or pond of that name is in view.
    func hasInlandWater(_ name: String) -> Bool { inlandWaters.contains(name) }

    /// Whether a point lies in the park, cemetery or inland water of a name.
    func isInside(_ point: Point, _ name: String) -> Bool { NamedGround.isInside(point, named[name] ?? []) }

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
