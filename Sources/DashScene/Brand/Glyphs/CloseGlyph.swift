/// A diagonal cross with round ends.
enum CloseGlyph {
    static let path = Path.roundedPolygon(corners)

    /// From the centre to the middle of an arm's end, pt.
    private static let reach = 9.9
    /// Half an arm's width, pt.
    private static let half = 1.35

    /// Three corners an arm; arms point north-east, south-east, south-west, north-west.
    private static let corners: [Corner] = {
        let diagonal = 0.5.squareRoot()
        let arms = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)]
        return arms.flatMap { x, y in
            let along = Point(x * diagonal, y * diagonal)
            let across = along.turnedRight
            let places = [along * half - across * half, along * reach - across * half, along * reach + across * half]
            return zip(places, [0.3, half, half]).map { Corner(12 + $0.x, 12 + $0.y, radius: $1) }
        }
    }()
}
