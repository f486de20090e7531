/// Cuts closed rings to a rectangle.
public enum RingClipper {
    /// The part of a ring inside `box` (Sutherland and Hodgman); the ring's last point need not repeat its first, and
    /// the result's does not. Parts that are apart come out joined along the box's edge, which fills the same. Empty
    /// where nothing is inside.
    public static func clip(_ ring: [Point], to box: Rect) -> [Point] {
        var points = ring
        if points.count > 1 && points.first == points.last { points.removeLast() }
        if points.allSatisfy({ inside($0, box) }) { return points }
        points = cut(points, keep: { $0.x >= box.minX }, meet: { vertical($0, $1, box.minX) })
        points = cut(points, keep: { $0.x <= box.maxX }, meet: { vertical($0, $1, box.maxX) })
        points = cut(points, keep: { $0.y >= box.minY }, meet: { horizontal($0, $1, box.minY) })
        points = cut(points, keep: { $0.y <= box.maxY }, meet: { horizontal($0, $1, box.maxY) })
        return points.count < 3 ? [] : points
    }

    private static func inside(_ p: Point, _ box: Rect) -> Bool {
        p.x >= box.minX && p.x <= box.maxX && p.y >= box.minY && p.y <= box.maxY
    }

    private static func cut(
        _ points: [Point], keep: (Point) -> Bool, meet: (Point, Point) -> Point
    ) -> [Point] {
        guard var previous = points.last else { return [] }
        var kept: [Point] = []
        kept.reserveCapacity(points.count + 4)
        for point in points {
            if keep(point) != keep(previous) { kept.append(meet(previous, point)) }
            if keep(point) { kept.append(point) }
            previous = point
        }
        return kept
    }

    private static func vertical(_ a: Point, _ b: Point, _ x: Double) -> Point {
        Point(x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
    }

    private static func horizontal(_ a: Point, _ b: Point, _ y: Double) -> Point {
        Point(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y)
    }
}
