import DashScene

/// Finds a place inside an area for its name.
enum LabelPoint {
    /// How many horizontal lines are tried.
    private static let lines = 15

    /// The middle of the longest stretch that a horizontal line has inside the ring, lines nearer to the ring's middle
    /// counting more: names run horizontally.
    static func middle(of ring: [Point]) -> Point {
        let box = Rect(enclosing: ring)
        var best = (score: -1.0, point: box.center)
        for index in 1...lines {
            let share = Double(index) / Double(lines + 1)
            let y = box.y + box.height * share
            guard let stretch = longestStretch(ring, y: y) else { continue }
            let score = (stretch.1 - stretch.0) * (1 - abs(share - 0.5))
            if score > best.score { best = (score, Point((stretch.0 + stretch.1) / 2, y)) }
        }
        return best.point
    }

    private static func longestStretch(_ ring: [Point], y: Double) -> (Double, Double)? {
        var crossings: [Double] = []
        for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y > y) != (b.y > y) {
            crossings.append(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
        }
        crossings.sort()
        let inside = stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
        return inside.max { $0.1 - $0.0 < $1.1 - $1.0 }
    }
}
