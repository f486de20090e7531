/// A speech bubble with three dots cut out.
enum ChatGlyph {
    static let path: Path = {
        var path = bubble
        for x in [-4.6, 0, 4.6] {
            path.append(.circle(center: Point(12 + x, 10.45), radius: 1.35))
        }
        return path
    }()

    private static let bubble = Path.roundedPolygon([
        Corner(2.1, 3.2, radius: 4.6),
        Corner(21.9, 3.2, radius: 4.6),
        Corner(21.9, 17.7, radius: 4.6),
        Corner(11.4, 17.7, radius: 1),
        Corner(6.6, 22.3, radius: 0.9),
        Corner(6.6, 17.7, radius: 0.5),
        Corner(2.1, 17.7, radius: 4.6),
    ])
}
