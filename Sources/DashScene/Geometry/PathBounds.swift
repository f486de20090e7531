extension Path {
    /// The smallest rectangle that holds the outline itself, curves included.
    public var bounds: Rect {
        var points: [Point] = []
        var current = Point.zero
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                points.append(p)
                current = p
            case .curve(let a, let b, let p):
                points.append(p)
                points += Path.extremes(current, a, b, p)
                current = p
            case .close: break
            }
        }
        return Rect(enclosing: points)
    }

    /// Where a cubic turns back in x or in y.
    private static func extremes(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
        let times = turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)
        return times.map { t in
            let s = 1 - t
            return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
        }
    }

    /// The parameters in 0 to 1 where one coordinate of a cubic has derivative zero.
    private static func turns(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) -> [Double] {
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        let roots: [Double]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
