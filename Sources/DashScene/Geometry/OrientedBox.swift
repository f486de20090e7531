/// A rectangle that may be turned: the box around a letter of a label, or around a stretch of a thick line.
public struct OrientedBox: Hashable, Sendable {
    /// The middle, pt.
    public let center: Point
    /// The unit direction of its length.
    public let axis: Point
    /// Half of its length (along the axis) and half of its height, pt.
    public let half: Size

    /// Makes a box; `axis` must have length 1.
    public init(center: Point, axis: Point = Point(1, 0), half: Size) {
        self.center = center
        self.axis = axis
        self.half = half
    }

    /// A rectangle that is not turned.
    public init(_ rect: Rect) {
        self.init(center: rect.center, half: Size(rect.width / 2, rect.height / 2))
    }

    /// What a line of `width` pt with round ends covers between two points, corners included.
    public init(from a: Point, to b: Point, width: Double) {
        let way = b - a
        let axis = way.length > 0 ? way * (1 / way.length) : Point(1, 0)
        self.init(center: a.mixed(with: b, 0.5), axis: axis, half: Size((way.length + width) / 2, width / 2))
    }

    /// The same box, larger by `margin` pt on every side.
    public func grown(by margin: Double) -> OrientedBox {
        OrientedBox(center: center, axis: axis, half: Size(half.width + margin, half.height + margin))
    }

    /// The direction across the axis.
    private var across: Point { Point(-axis.y, axis.x) }

    /// The four corners, in turn.
    public var corners: [Point] {
        let along = axis * half.width
        let aside = across * half.height
        return [center - along - aside, center + along - aside, center + along + aside, center - along + aside]
    }

    /// The upright rectangle around it.
    public var bounds: Rect {
        let width = abs(axis.x) * half.width + abs(axis.y) * half.height
        let height = abs(axis.y) * half.width + abs(axis.x) * half.height
        return Rect(center.x - width, center.y - height, 2 * width, 2 * height)
    }

    /// Whether two boxes share area: unless one of the four directions of their sides parts them.
    public func intersects(_ other: OrientedBox) -> Bool {
        let gap = other.center - center
        return ![axis, across, other.axis, other.across].contains { direction in
            abs(OrientedBox.dot(gap, direction)) >= reach(direction) + other.reach(direction)
        }
    }

    /// How far the box reaches from its centre in a direction.
    private func reach(_ direction: Point) -> Double {
        abs(OrientedBox.dot(axis, direction)) * half.width + abs(OrientedBox.dot(across, direction)) * half.height
    }

    private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }
}
