/// The radius of each corner of a rounded rectangle, pt.
public struct CornerRadii: Hashable, Sendable {
    /// One radius a corner, pt.
    public var topLeft, topRight, bottomRight, bottomLeft: Double

    /// The same radius all round.
    public init(all radius: Double) {
        self.init(top: radius, bottom: radius)
    }

    /// One radius for both top corners, one for both bottom corners.
    public init(top: Double, bottom: Double) {
        topLeft = top
        topRight = top
        bottomRight = bottom
        bottomLeft = bottom
    }
}
