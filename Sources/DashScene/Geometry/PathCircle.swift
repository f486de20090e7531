extension Path {
    /// The circle that the path is, where it is one as `circle(center:radius:)` makes them; nil where not.
    public var asCircle: (center: Point, radius: Double)? {
        guard elements.count == 10, let top = elements[0].end, let right = elements[2].end,
            let bottom = elements[4].end, let left = elements[6].end
        else { return nil }
        let center = Point((left.x + right.x) / 2, (top.y + bottom.y) / 2)
        let radius = (right.x - left.x) / 2
        let circle = Path.circle(center: center, radius: radius)
        let isCircle = zip(elements, circle.elements).allSatisfy { $0.isNear($1) }
        return radius > 0 && isCircle ? (center, radius) : nil
    }
}

extension Path.Element {
    /// How far two points may be apart to count as one, pt: what a sum may lose.
    private static let slack = 1e-9

    fileprivate func isNear(_ other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move(let p), .move(let q)), (.line(let p), .line(let q)): Self.areNear(p, q)
        case (.curve(let a, let b, let p), .curve(let c, let d, let q)):
            Self.areNear(a, c) && Self.areNear(b, d) && Self.areNear(p, q)
        case (.close, .close): true
        default: false
        }
    }

    private static func areNear(_ p: Point, _ q: Point) -> Bool { abs(p.x - q.x) < slack && abs(p.y - q.y) < slack }
}
