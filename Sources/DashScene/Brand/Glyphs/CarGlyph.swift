/// A car from the front: windscreen and headlights cut out, mirrors, two wheels.
enum CarGlyph {
    static let path: Path = {
        var path = Path.roundedPolygon(half.mirrored(about: 12))
        path.append(.roundedPolygon(windscreen.mirrored(about: 12)))
        for side in [-1.0, 1] {
            path.append(.circle(center: Point(12 + side * 5.8, 14.6), radius: 1.45))
        }
        return path
    }()

    /// The right half, from the middle of the roof to the middle of the bumper's lower edge.
    private static let half = [
        Corner(17.7, 2.9, radius: 2.6),
        Corner(20.0, 10, radius: 1.2),
        Corner(22.2, 11.9, radius: 2),
        Corner(22.2, 20.7, radius: 1.3),
        Corner(18.3, 20.7, radius: 1.3),
        Corner(18.3, 18.4, radius: 0.5),
    ]

    private static let windscreen = [
        Corner(16.2, 5.2, radius: 0.9),
        Corner(17.9, 10.6, radius: 0.8),
    ]
}
