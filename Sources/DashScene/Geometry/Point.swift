/// A place on the screen, in points (pt), y growing downwards.
public struct Point: Hashable, Sendable {
    /// Distance from the left edge, pt.
    public var x: Double
    /// Distance from the top edge, pt.
    public var y: Double

    /// Makes a point from its coordinates.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left corner of the screen.
    public static let zero = Point(0, 0)

    /// Adds coordinate by coordinate.
    public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

    /// Subtracts coordinate by coordinate.
    public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

    /// Scales both coordinates.
    public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

    /// Distance from the origin, pt.
    public var length: Double { (x * x + y * y).squareRoot() }

    /// The point a share `t` (0 here, 1 at `other`) of the straight way to `other`.
    public func mixed(with other: Point, _ t: Double) -> Point { self + (other - self) * t }
}
