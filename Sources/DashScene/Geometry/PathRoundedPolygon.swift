import Foundation

extension Path {
    /// A closed polygon whose corners are circular arcs, each with a radius of its own.
    ///
    /// Where two arcs do not both fit on their common edge, both shrink in proportion.
    public static func roundedPolygon(_ corners: [Corner]) -> Path {
        let fillets = Fillet.fitted(to: corners)
        guard let first = fillets.first else { return Path() }
        var path = Path()
        path.move(to: first.end)
        for fillet in fillets.dropFirst() { path.addFillet(fillet) }
        path.addFillet(first)
        path.close()
        return path
    }

    /// Adds a line from the current point through corners, rounded as in `roundedPolygon`; the last one is its end.
    mutating func addRoundedLine(_ corners: [Corner]) {
        guard let start = elements.last?.end, let end = corners.last else { return }
        let closed = [Corner(start)] + corners.dropLast() + [Corner(end.point)]
        for fillet in Fillet.fitted(to: closed).dropFirst() { addFillet(fillet) }
    }

    private mutating func addFillet(_ fillet: Fillet) {
        line(to: fillet.start)
        guard fillet.radius > 0 else { return }
        if fillet.sweep <= .pi / 2 + 1e-9 {
            addArc(from: fillet.start, heading: fillet.heading, to: fillet.end, leaving: fillet.leaving, fillet.sweep)
        } else {
            let tangent = fillet.middleHeading
            let half = fillet.sweep / 2
            addArc(from: fillet.start, heading: fillet.heading, to: fillet.middle, leaving: tangent, half)
            addArc(from: fillet.middle, heading: tangent, to: fillet.end, leaving: fillet.leaving, half)
        }

        func addArc(from a: Point, heading: Point, to b: Point, leaving: Point, _ sweep: Double) {
            let reach = fillet.radius * Path.arcReach(sweep: sweep)
            curve(a + heading * reach, b - leaving * reach, to: b)
        }
    }

    /// Control-point distance, in radii, of the cubic that follows an arc of `sweep` radians: 4/3·tan(sweep/4).
    static func arcReach(sweep: Double) -> Double { 4.0 / 3.0 * tan(sweep / 4) }
}

/// One rounded corner in place: where its arc starts, ends and which way it runs.
private struct Fillet {
    /// The sharp corner.
    let corner: Point
    /// Unit vectors: along the edge that comes in, and along the one that goes out.
    let heading, leaving: Point
    /// The angle that the outline turns by, radians, 0 to π.
    let sweep: Double
    /// From the corner back to where the arc starts, pt.
    var reach: Double

    /// The radius that the reach gives.
    var radius: Double { sweep > 1e-9 ? reach / tan(sweep / 2) : 0 }
    var start: Point { corner - heading * reach }
    var end: Point { corner + leaving * reach }

    /// Halfway along the arc.
    var middle: Point {
        let inward = leaving - heading
        let depth = radius / cos(sweep / 2) - radius
        return corner + inward * (depth / inward.length)
    }

    /// The direction halfway along the arc.
    var middleHeading: Point {
        let sum = heading + leaving
        return sum * (1 / sum.length)
    }

    /// The corners' arcs, shrunk where they would overlap.
    static func fitted(to corners: [Corner]) -> [Fillet] {
        guard corners.count >= 3 else { return [] }
        let count = corners.count
        let wanted = corners.indices.map { i in
            Fillet(corners[(i + count - 1) % count].point, corners[i], corners[(i + 1) % count].point)
        }
        var fitted = wanted
        for i in wanted.indices {
            let j = (i + 1) % count
            let room = (wanted[j].corner - wanted[i].corner).length
            let need = wanted[i].reach + wanted[j].reach
            guard need > room else { continue }
            fitted[i].reach = min(fitted[i].reach, wanted[i].reach * room / need)
            fitted[j].reach = min(fitted[j].reach, wanted[j].reach * room / need)
        }
        return fitted
    }

    private init(_ before: Point, _ corner: Corner, _ after: Point) {
        self.corner = corner.point
        heading = (corner.point - before).unit
        leaving = (after - corner.point).unit
        let cross = heading.x * leaving.y - heading.y * leaving.x
        let dot = heading.x * leaving.x + heading.y * leaving.y
        sweep = abs(atan2(cross, dot))
        reach = corner.radius * tan(sweep / 2)
    }
}

extension Point {
    /// The vector of length 1 in the same direction; zero for zero.
    var unit: Point { length > 0 ? self * (1 / length) : .zero }
    /// The vector turned a quarter to the right as seen on the screen (y grows downwards).
    var turnedRight: Point { Point(-y, x) }
}
