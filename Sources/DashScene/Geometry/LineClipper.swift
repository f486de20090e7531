/// Cuts lines to a rectangle.
public enum LineClipper {
    /// The pieces of a line inside `box`, in order; a line that leaves and comes back gives several.
    public static func clip(_ line: [Point], to box: Rect) -> [[Point]] {
        var pieces: [[Point]] = []
        var current: [Point] = []
        for (a, b) in zip(line, line.dropFirst()) {
            guard let (from, to) = clip(a, b, to: box) else {
                flush(&current, into: &pieces)
                continue
            }
            if current.last != from {
                flush(&current, into: &pieces)
                current = [from]
            }
            current.append(to)
            if to != b { flush(&current, into: &pieces) }
        }
        flush(&current, into: &pieces)
        return pieces
    }

    private static func flush(_ current: inout [Point], into pieces: inout [[Point]]) {
        if current.count > 1 { pieces.append(current) }
        current = []
    }

    /// The part of one segment inside `box` (Liang and Barsky); nil where none is.
    public static func clip(_ a: Point, _ b: Point, to box: Rect) -> (Point, Point)? {
        let d = b - a
        var enter = 0.0
        var leave = 1.0
        let sides = [
            (-d.x, a.x - box.minX), (d.x, box.maxX - a.x), (-d.y, a.y - box.minY), (d.y, box.maxY - a.y),
        ]
        for (speed, room) in sides {
            if speed == 0 {
                if room < 0 { return nil }
            } else if speed < 0 {
                enter = max(enter, room / speed)
            } else {
                leave = min(leave, room / speed)
            }
        }
        guard enter < leave else { return nil }
        return (enter == 0 ? a : a + d * enter, leave == 1 ? b : a + d * leave)
    }
}
