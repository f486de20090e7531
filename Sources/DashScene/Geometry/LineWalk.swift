/// A line measured along its length: where one is after so many points (pt) of way, and which way one looks.
public struct LineWalk: Sendable {
    /// The corners.
    public let points: [Point]
    /// The way from the start to each corner.
    public let reach: [Double]

    /// Measures a line; corners that repeat the one before are left out.
    public init(_ line: [Point]) {
        var points: [Point] = []
        var reach: [Double] = []
        for p in line where points.last != p {
            reach.append((reach.last ?? 0) + (points.last.map { (p - $0).length } ?? 0))
            points.append(p)
        }
        self.points = points
        self.reach = reach
    }

    /// The whole way.
    public var length: Double { reach.last ?? 0 }

    /// The place after `way` (cut to the line), and the unit direction there.
    public func place(at way: Double) -> (point: Point, direction: Point) {
        guard points.count > 1 else { return (points.first ?? .zero, Point(1, 0)) }
        let end = segment(at: way)
        let span = reach[end] - reach[end - 1]
        let direction = (points[end] - points[end - 1]) * (1 / span)
        let along = min(span, max(0, way - reach[end - 1]))
        return (points[end - 1] + direction * along, direction)
    }

    /// The part from one way to another.
    public func part(from start: Double, to end: Double) -> [Point] {
        guard points.count > 1, start < end else { return [] }
        let inner = zip(points, reach).filter { $1 > start && $1 < end }.map(\.0)
        return [place(at: start).point] + inner + [place(at: end).point]
    }

    /// The part up to where the line last comes as near to its end as `distance`; empty where all of it is nearer.
    public func part(shortOfEndBy distance: Double) -> [Point] {
        guard let end = points.last, let last = points.lastIndex(where: { ($0 - end).length >= distance }) else {
            return []
        }
        guard last + 1 < points.count else { return points }
        // |outside + t·step| = distance, as seen from the end; the next corner lies within, so t is at most 1.
        let (outside, step) = (points[last] - end, points[last + 1] - points[last])
        let a = step.x * step.x + step.y * step.y
        let b = outside.x * step.x + outside.y * step.y
        let c = outside.x * outside.x + outside.y * outside.y - distance * distance
        let t = (-b - max(0, b * b - a * c).squareRoot()) / a
        return points[...last] + [points[last] + step * t]
    }

    /// The index of the corner that ends the segment at `way`.
    private func segment(at way: Double) -> Int {
        var low = 1
        var high = points.count - 1
        while low < high {
            let middle = (low + high) / 2
            if reach[middle] < way { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
