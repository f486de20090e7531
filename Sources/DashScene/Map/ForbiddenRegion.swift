/// An open convex region with rounded corners: all points nearer than `radius` to a convex polygon.
///
/// Where a moving thing may not go because of a fixed one is such a region of moves: the polygon of the differences
/// between the two, widened by both radii and the clearance.
struct ForbiddenRegion {
    /// The polygon's corners, counter-clockwise or clockwise; one or two corners stand for a point or a segment.
    let corners: [Point]
    /// Its widening, pt.
    let radius: Double
    /// All that it covers.
    let bounds: Rect

    /// The moves t for which `moving` + t comes nearer than `radius` to `fixed`; both are hulls of their points.
    init(moving: [Point], fixed: [Point], radius: Double) {
        corners = ForbiddenRegion.hull(fixed.flatMap { f in moving.map { f - $0 } })
        self.radius = radius
        bounds = Rect(enclosing: corners).inset(-radius)
    }

    /// Whether a point lies inside, by more than `slack` pt.
    func contains(_ p: Point, slack: Double) -> Bool {
        guard p.x > bounds.minX, p.x < bounds.maxX, p.y > bounds.minY, p.y < bounds.maxY else { return false }
        return distance(to: p) < radius - slack
    }

    /// Distance from a point to the polygon, pt; 0 inside it.
    func distance(to p: Point) -> Double {
        guard corners.count > 1 else { return corners.first.map { (p - $0).length } ?? .infinity }
        var nearest = Double.infinity
        var sides = (left: false, right: false)
        for (a, b) in edges {
            nearest = min(nearest, (p - Segment(a, b).nearest(to: p)).length)
            let cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
            if cross > 0 { sides.left = true } else if cross < 0 { sides.right = true }
        }
        let isInside = corners.count > 2 && !(sides.left && sides.right)
        return isInside ? 0 : nearest
    }

    /// The polygon's sides; a segment has the one, there and back.
    private var edges: Zip2Sequence<[Point], [Point]> { zip(corners, Array(corners.dropFirst()) + [corners[0]]) }

    /// The straight and round pieces of its edge (the round ones as whole circles).
    var boundary: (segments: [Segment], circles: [Circle]) {
        let circles = corners.map { Circle(center: $0, radius: radius) }
        guard corners.count > 1 else { return ([], circles) }
        let segments = edges.flatMap { a, b -> [Segment] in
            let d = b - a
            let normal = Point(-d.y, d.x) * (radius / d.length)
            return [Segment(a + normal, b + normal), Segment(a - normal, b - normal)]
        }
        return (segments, circles)
    }

    /// The convex hull by Andrew's monotone chain, without collinear corners.
    private static func hull(_ points: [Point]) -> [Point] {
        let sorted = Array(Set(points)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: [Point]) -> [Point] {
            var kept: [Point] = []
            for p in points {
                while kept.count > 1, turn(kept[kept.count - 2], kept[kept.count - 1], p) <= 1e-12 { kept.removeLast() }
                kept.append(p)
            }
            return kept.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// A straight piece of a boundary.
struct Segment {
    let a: Point
    let b: Point

    init(_ a: Point, _ b: Point) {
        self.a = a
        self.b = b
    }

    /// The point of the segment nearest to `p`.
    func nearest(to p: Point) -> Point {
        let d = b - a
        let squared = d.x * d.x + d.y * d.y
        guard squared > 0 else { return a }
        let t = ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / squared
        return a.mixed(with: b, min(1, max(0, t)))
    }

    /// Where it meets another segment, if in one point.
    func crossing(_ other: Segment) -> Point? {
        let d = b - a
        let e = other.b - other.a
        let cross = d.x * e.y - d.y * e.x
        guard abs(cross) > 1e-15 else { return nil }
        let f = other.a - a
        let t = (f.x * e.y - f.y * e.x) / cross
        let u = (f.x * d.y - f.y * d.x) / cross
        guard (-1e-9...1 + 1e-9).contains(t), (-1e-9...1 + 1e-9).contains(u) else { return nil }
        return a + d * t
    }
}

/// A round piece of a boundary.
struct Circle {
    let center: Point
    let radius: Double

    /// The point of the circle nearest to `p`.
    func nearest(to p: Point) -> Point {
        let d = p - center
        let length = d.length
        return length > 0 ? center + d * (radius / length) : center + Point(radius, 0)
    }

    /// Where it meets a segment's line within the segment.
    func crossings(_ s: Segment) -> [Point] {
        let d = s.b - s.a
        let f = s.a - center
        let a = d.x * d.x + d.y * d.y
        guard a > 0 else { return [] }
        let b = (f.x * d.x + f.y * d.y) / a
        let c = (f.x * f.x + f.y * f.y - radius * radius) / a
        let root = b * b - c
        guard root >= 0 else { return [] }
        return [-b - root.squareRoot(), -b + root.squareRoot()]
            .filter { (-1e-9...1 + 1e-9).contains($0) }
            .map { s.a + d * $0 }
    }

    /// Where it meets another circle.
    func crossings(_ other: Circle) -> [Point] {
        let d = other.center - center
        let distance = d.length
        guard distance > 0, distance <= radius + other.radius, distance >= abs(radius - other.radius) else { return [] }
        let along = (distance * distance + radius * radius - other.radius * other.radius) / (2 * distance)
        let across = max(0, radius * radius - along * along).squareRoot()
        let foot = center + d * (along / distance)
        let side = Point(-d.y, d.x) * (across / distance)
        return [foot + side, foot - side]
    }
}
