import Foundation

extension Path {
    /// A slice of a ring that opens upwards, symmetric about the vertical through its centre, with rounded corners.
    ///
    /// - Parameters:
    ///   - inner: the inner radius, pt; 0 makes a slice of pie.
    ///   - outer: the outer radius, pt.
    ///   - halfAngle: from the vertical to either side, radians, below π/2.
    ///   - corner: the radius of every corner, pt; at most half of `outer - inner`.
    public static func ringSlice(
        center: Point, inner: Double, outer: Double, halfAngle: Double, corner: Double
    ) -> Path {
        let outerTurn = asin(corner / (outer - corner))
        let outerEdge = halfAngle - outerTurn
        var path = Path()
        path.move(to: center.polar(outer, -outerEdge))
        path.addArc(center: center, radius: outer, from: -outerEdge, to: outerEdge)
        let right = center.polar(outer - corner, outerEdge)
        path.addArc(center: right, radius: corner, from: outerEdge, to: halfAngle + .pi / 2)
        path.addInnerEdge(center: center, inner: inner, halfAngle: halfAngle, corner: corner)
        let left = center.polar(outer - corner, -outerEdge)
        path.lineThenArc(center: left, radius: corner, from: -halfAngle - .pi / 2, to: -outerEdge)
        path.close()
        return path
    }

    private mutating func addInnerEdge(center: Point, inner: Double, halfAngle: Double, corner: Double) {
        guard inner > 0 else {
            let tip = center.polar(corner / sin(halfAngle), 0)
            return lineThenArc(center: tip, radius: corner, from: halfAngle + .pi / 2, to: 3 * .pi / 2 - halfAngle)
        }
        let edge = halfAngle - asin(corner / (inner + corner))
        let right = center.polar(inner + corner, edge)
        lineThenArc(center: right, radius: corner, from: halfAngle + .pi / 2, to: edge + .pi)
        addArc(center: center, radius: inner, from: edge, to: -edge)
        let left = center.polar(inner + corner, -edge)
        addArc(center: left, radius: corner, from: .pi - edge, to: 3 * .pi / 2 - halfAngle)
    }

    private mutating func lineThenArc(center: Point, radius: Double, from: Double, to: Double) {
        line(to: center.polar(radius, from))
        addArc(center: center, radius: radius, from: from, to: to)
    }

    /// Adds an arc from the current point, which must lie on it. Angles in radians, 0 upwards, clockwise.
    mutating func addArc(center: Point, radius: Double, from: Double, to: Double) {
        let pieces = max(1, Int((abs(to - from) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (to - from) / Double(pieces)
        let reach = radius * Path.arcReach(sweep: step)
        for piece in 0..<pieces {
            let start = from + step * Double(piece)
            let end = start + step
            curve(
                center.polar(radius, start) + Point.zero.polar(reach, start + .pi / 2),
                center.polar(radius, end) - Point.zero.polar(reach, end + .pi / 2),
                to: center.polar(radius, end))
        }
    }
}

extension Point {
    /// The point `distance` away in the direction `angle` (radians, 0 upwards, clockwise).
    fileprivate func polar(_ distance: Double, _ angle: Double) -> Point {
        self + Point(sin(angle), -cos(angle)) * distance
    }
}
