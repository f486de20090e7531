import DashScene

/// A path cut into level scan lines by the even-odd rule, to weigh what a fill would ink.
struct InkScan {
    /// One scan line: its height and where ink starts and ends along it, in pairs from left to right.
    struct Row {
        let y: Double
        let crossings: [Double]
    }

    let rows: [Row]
    let rowHeight: Double

    /// Scans `height` pt from the top in rows of `rowHeight`.
    init(_ path: Path, height: Double = Glyph.box, rowHeight: Double = 1.0 / 32) {
        let edges = InkScan.edges(of: path)
        self.rowHeight = rowHeight
        // A little off the half, so that no row runs along a level edge.
        rows = (0..<Int(height / rowHeight)).map { index in
            let y = (Double(index) + 0.4871) * rowHeight
            let crossings = edges.compactMap { a, b -> Double? in
                guard (a.y <= y) != (b.y <= y) else { return nil }
                return a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
            }
            return Row(y: y, crossings: crossings.sorted())
        }
    }

    /// The stretches of ink: height, left end, right end.
    private var spans: [(y: Double, from: Double, to: Double)] {
        rows.flatMap { row in
            stride(from: 0, to: row.crossings.count - 1, by: 2).map {
                (row.y, row.crossings[$0], row.crossings[$0 + 1])
            }
        }
    }

    /// The inked area, pt².
    var area: Double { spans.reduce(0) { $0 + ($1.to - $1.from) * rowHeight } }

    /// The ink's centre of gravity.
    var centroid: Point {
        let moment = spans.reduce(Point.zero) { sum, span in
            sum + Point((span.from + span.to) / 2, span.y) * ((span.to - span.from) * rowHeight)
        }
        return moment * (1 / area)
    }

    private static func edges(of path: Path) -> [(Point, Point)] {
        var edges: [(Point, Point)] = []
        var start = Point.zero
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                (start, current) = (p, p)
            case .line(let p):
                edges.append((current, p))
                current = p
            case .curve(let a, let b, let p):
                let points = (0...curveSteps).map { cubic(current, a, b, p, Double($0) / Double(curveSteps)) }
                edges += zip(points, points.dropFirst())
                current = p
            case .close:
                edges.append((current, start))
                current = start
            }
        }
        return edges
    }

    private static let curveSteps = 32

    private static func cubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ t: Double) -> Point {
        let s = 1 - t
        return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }
}
