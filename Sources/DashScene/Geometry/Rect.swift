/// An axis-parallel rectangle, in points.
public struct Rect: Hashable, Sendable {
    /// The left edge, pt.
    public var x: Double
    /// The top edge, pt.
    public var y: Double
    /// Width, pt; never negative in a resolved graph.
    public var width: Double
    /// Height, pt; never negative in a resolved graph.
    public var height: Double

    /// Makes a rectangle from its top left corner and sides.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Makes the rectangle of the given size around a centre.
    public init(center: Point, size: Size) {
        self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    }

    /// The square around a circle.
    public init(center: Point, radius: Double) {
        self.init(center.x - radius, center.y - radius, radius * 2, radius * 2)
    }

    /// An empty rectangle at the origin.
    public static let zero = Rect(0, 0, 0, 0)

    /// The left edge, pt.
    public var minX: Double { x }
    /// The right edge, pt.
    public var maxX: Double { x + width }
    /// The top edge, pt.
    public var minY: Double { y }
    /// The bottom edge, pt.
    public var maxY: Double { y + height }
    /// Halfway between left and right, pt.
    public var midX: Double { x + width / 2 }
    /// Halfway between top and bottom, pt.
    public var midY: Double { y + height / 2 }
    /// The middle.
    public var center: Point { Point(midX, midY) }
    /// The top left corner.
    public var origin: Point { Point(x, y) }
    /// Width and height.
    public var size: Size { Size(width, height) }
    /// Whether it covers no area.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Moves every edge inwards by `d` pt (outwards where negative).
    public func inset(_ d: Double) -> Rect { inset(d, d) }

    /// Moves the vertical edges inwards by `dx` and the horizontal ones by `dy` pt.
    public func inset(_ dx: Double, _ dy: Double) -> Rect {
        Rect(x + dx, y + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
    }

    /// The same rectangle moved by `(dx, dy)` pt.
    public func offset(_ dx: Double, _ dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }

    /// The smallest rectangle that holds both; an empty one does not count.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// The part that both cover; empty (zero sides) where they do not meet.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
    }

    /// Whether the two share area (edges that merely touch do not).
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

    /// Whether `other` lies wholly inside, edges included, up to `slack` pt.
    public func contains(_ other: Rect, slack: Double = 1e-9) -> Bool {
        other.minX >= minX - slack && other.maxX <= maxX + slack
            && other.minY >= minY - slack && other.maxY <= maxY + slack
    }
}
