/// Rounds positions to the output's pixels, so that static edges are sharp.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point; above 0.
    public var scale: Double

    /// A grid of `scale` pixels a point.
    public init(scale: Double) { self.scale = scale }

    /// The nearest whole pixel's position, pt.
    public func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

    /// The whole pixel at or above (before) a position, pt.
    public func floor(_ value: Double) -> Double { (value * scale + 1e-6).rounded(.down) / scale }

    /// The whole pixel at or below (after) a position, pt.
    public func ceil(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }

    /// The rectangle with all four edges on whole pixels.
    public func snap(_ r: Rect) -> Rect {
        let left = snap(r.minX)
        let top = snap(r.minY)
        return Rect(left, top, snap(r.maxX) - left, snap(r.maxY) - top)
    }
}
