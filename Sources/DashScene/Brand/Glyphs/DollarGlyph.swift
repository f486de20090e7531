/// A dollar sign: a round S with a short stroke above and below it.
enum DollarGlyph {
    static let path = Path.roundedPolygon(corners)

    private static let width = 2.7
    /// How far the strokes reach beyond the S, pt.
    private static let stroke = 2.4

    /// The centre line of the S, from its upper end; the lower half is the upper one turned about the middle.
    private static let spine: [Corner] = {
        let upper = [
            Corner(16.7, 8.9), Corner(15.9, 5.9, radius: 2.6), Corner(7.5, 5.9, radius: 3.05),
            Corner(7.5, 12, radius: 3.05),
        ]
        return upper + upper.reversed().map { Corner(24 - $0.point.x, 24 - $0.point.y, radius: $0.radius) }
    }()

    /// The outline of the S with the two strokes let into its level top and bottom edges.
    private static let corners: [Corner] = {
        let outline = Path.bandCorners(along: spine, width: width)
        let top = 5.9 - width / 2
        let right = 12 + width / 2
        let upper = [
            Corner(24 - right, top), Corner(24 - right, top - stroke, radius: width / 2),
            Corner(right, top - stroke, radius: width / 2), Corner(right, top),
        ]
        let lower = upper.map { Corner(24 - $0.point.x, 24 - $0.point.y, radius: $0.radius) }
        let bottomEdge = spine.count - 2
        let topEdge = outline.count - 2
        return Array(outline[..<bottomEdge]) + lower + outline[bottomEdge..<topEdge] + upper + outline[topEdge...]
    }()
}
