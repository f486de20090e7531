/// A vertex of an outline together with the radius that rounds it.
public struct Corner: Hashable, Sendable {
    /// Where the two edges would meet if the corner were sharp, pt.
    public var point: Point
    /// The radius of the circular arc in its place, pt; 0 for a sharp corner.
    public var radius: Double

    /// Makes a corner; sharp unless a radius is given.
    public init(_ x: Double, _ y: Double, radius: Double = 0) {
        self.init(Point(x, y), radius: radius)
    }

    /// Makes a corner at a point; sharp unless a radius is given.
    public init(_ point: Point, radius: Double = 0) {
        self.point = point
        self.radius = radius
    }
}

extension Array where Element == Corner {
    /// The corners followed by their mirror images about the vertical line at `x` in reverse order.
    ///
    /// Half an outline, from its top on the axis down to its bottom on the axis, becomes the whole of it.
    public func mirrored(about x: Double) -> [Corner] {
        let images = reversed().filter { $0.point.x != x }
        return self + images.map { Corner(2 * x - $0.point.x, $0.point.y, radius: $0.radius) }
    }
}
