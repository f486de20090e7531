/// Leaves out the points that a line can do without.
public enum LineSimplifier {
    /// The line with no point moved and every left-out point within `tolerance` of what remains (Douglas and
    /// Peucker); ends stay.
    public static func simplify(_ line: [Point], tolerance: Double) -> [Point] {
        guard line.count > 2, tolerance > 0 else { return line }
        var keep = [Bool](repeating: false, count: line.count)
        keep[0] = true
        keep[line.count - 1] = true
        var open = [(0, line.count - 1)]
        while let (first, last) = open.popLast() {
            guard let (index, distance) = farthest(line, first, last), distance > tolerance else { continue }
            keep[index] = true
            open.append((first, index))
            open.append((index, last))
        }
        return zip(line, keep).compactMap { $1 ? $0 : nil }
    }

    private static func farthest(_ line: [Point], _ first: Int, _ last: Int) -> (Int, Double)? {
        guard last - first > 1 else { return nil }
        var best = (first + 1, -1.0)
        for index in (first + 1)..<last {
            let distance = line[index].distance(toSegment: line[first], line[last])
            if distance > best.1 { best = (index, distance) }
        }
        return best
    }
}

extension Point {
    /// Distance to the nearest point of the segment from `a` to `b`.
    public func distance(toSegment a: Point, _ b: Point) -> Double {
        let d = b - a
        let length = d.x * d.x + d.y * d.y
        guard length > 0 else { return (self - a).length }
        let t = min(1, max(0, ((x - a.x) * d.x + (y - a.y) * d.y) / length))
        return (self - a - d * t).length
    }
}
