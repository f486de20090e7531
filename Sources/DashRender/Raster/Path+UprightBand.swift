import DashScene

extension Path {
    /// What lies between the outline's two upright sides at the heights at which there is nothing else of it, pt: there
    /// it is a plain rectangle. Nil where it has no such heights.
    var uprightBand: Rect? {
        guard case .move(let start)? = elements.first, elements.last == .close else { return nil }
        var sides: [(x: Double, heights: ClosedRange<Double>)] = []
        var bends: [ClosedRange<Double>] = []
        var from = start
        for element in elements.dropFirst() {
            let (points, end) = Path.points(of: element, start: start)
            guard let end else { return nil }
            let heights = points.reduce(from.y...from.y) { min($0.lowerBound, $1.y)...max($0.upperBound, $1.y) }
            if points.count == 1, end.x == from.x, end.y != from.y {
                sides.append((end.x, heights))
            } else {
                bends.append(heights)
            }
            from = end
        }
        return Path.band(sides, bends)
    }

    /// The points that a step's part of the outline stays among, besides the one it starts from, and its end; no end
    /// where another part of the outline starts.
    private static func points(of element: Element, start: Point) -> ([Point], end: Point?) {
        switch element {
        case .move: ([], nil)
        case .line(let end): ([end], end)
        case .curve(let first, let second, let end): ([first, second, end], end)
        case .close: ([start], start)
        }
    }

    private static func band(
        _ sides: [(x: Double, heights: ClosedRange<Double>)], _ bends: [ClosedRange<Double>]
    ) -> Rect? {
        guard sides.count == 2 else { return nil }
        let top = max(sides[0].heights.lowerBound, sides[1].heights.lowerBound)
        let bottom = min(sides[0].heights.upperBound, sides[1].heights.upperBound)
        guard top < bottom, bends.allSatisfy({ $0.upperBound <= top || $0.lowerBound >= bottom }) else { return nil }
        return Rect(min(sides[0].x, sides[1].x), top, abs(sides[0].x - sides[1].x), bottom - top)
    }
}
