/// A house: gabled roof with eaves, a door that is open at the ground.
enum HouseGlyph {
    static let path = Path.roundedPolygon(half.mirrored(about: 12))

    /// The right half, from the roof's ridge to the middle of the doorway.
    private static let half = [
        Corner(12, 1.6, radius: 1.6),
        Corner(23.7, 12.5, radius: 1.1),
        Corner(19.9, 12.5, radius: 0.5),
        Corner(19.9, 21.6, radius: 1.6),
        Corner(14.3, 21.6, radius: 0.7),
        Corner(14.3, 14.9, radius: 0.9),
    ]
}
