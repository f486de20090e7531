import DashScene

/// Joins the pieces that tiles and data cut a street into, end to end.
struct LineChains {
    /// How far apart ends may be, pt.
    private static let reach = 3.0
    /// The least cosine of the bend at a joint: about 45 degrees.
    private static let leastCosine = 0.7

    private(set) var lines: [[Point]] = []

    /// Joins lines of one street; pieces that only cross or fork stay apart.
    init(_ pieces: [[Point]]) {
        for piece in pieces where piece.count > 1 { add(piece) }
    }

    /// Adds a piece, joined with every line that it continues.
    private mutating func add(_ piece: [Point]) {
        var grown = piece
        while let index = lines.indices.first(where: { LineChains.join(lines[$0], grown) != nil }) {
            grown = LineChains.join(lines.remove(at: index), grown) ?? grown
        }
        lines.append(grown)
    }

    /// The two lines as one; nil where they do not meet end to end in nearly one direction.
    private static func join(_ a: [Point], _ b: [Point]) -> [Point]? {
        for first in [a, a.reversed()] {
            for second in [b, b.reversed()] where continues(first, second) {
                return first + second.dropFirst()
            }
        }
        return nil
    }

    private static func continues(_ a: [Point], _ b: [Point]) -> Bool {
        guard let end = a.last, let start = b.first, (end - start).length <= reach, a.count > 1, b.count > 1 else {
            return false
        }
        let before = end - a[a.count - 2]
        let after = b[1] - start
        let size = before.length * after.length
        guard size > 0 else { return false }
        return (before.x * after.x + before.y * after.y) / size >= leastCosine
    }
}
