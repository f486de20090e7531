/// A shop: an awning with four even scallops, and below it a front with a wide window.
enum StorefrontGlyph {
    static let path: Path = {
        var path = Path.roundedPolygon(awning)
        path.append(.roundedPolygon(front))
        path.append(.roundedRectangle(Rect(6.6, 15.2, 10.8, 4.1), radius: 0.8))
        return path
    }()

    private static let scallops = 4
    private static let scallop = 2.55
    /// Where the awning's hem begins to curve, pt.
    private static let hem = 9.2

    /// The awning from its top left corner clockwise; each scallop is a half circle of two corners.
    private static let awning: [Corner] = {
        let half = Double(scallops) * scallop
        let bottom = hem + scallop
        let rightToLeft = (0..<scallops).reversed().map { 12 - half + 2 * scallop * Double($0) }
        let roof = [
            Corner(12 - half + 1.9, 2.5, radius: 1.4), Corner(12 + half - 1.9, 2.5, radius: 1.4),
            Corner(12 + half, hem - 1.2, radius: 1.6),
        ]
        let hemCorners = rightToLeft.flatMap { left in
            [
                Corner(left + 2 * scallop, hem), Corner(left + 2 * scallop, bottom, radius: scallop),
                Corner(left, bottom, radius: scallop),
            ]
        }
        return roof + hemCorners + [Corner(12 - half, hem), Corner(12 - half, hem - 1.2, radius: 1.6)]
    }()

    private static let front = [
        Corner(3.3, 13.3, radius: 0.5), Corner(20.7, 13.3, radius: 0.5),
        Corner(20.7, 21.5, radius: 1.5), Corner(3.3, 21.5, radius: 1.5),
    ]
}
