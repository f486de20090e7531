/// A minivan that drives to the right: one box with two side windows, and two wheels.
enum MinivanGlyph {
    static let path: Path = {
        var path = body
        path.append(rearWindow)
        path.append(frontWindow)
        for x in [rearAxle, frontAxle] {
            path.append(.ring(center: Point(x, axleHeight), radius: wheel, hole: hub))
        }
        return path
    }()

    private static let rearAxle = 6.7
    private static let frontAxle = 17.3
    private static let axleHeight = 17.2
    private static let wheel = 2.5
    private static let hub = 0.9
    private static let arch = 3.8

    private static let body = Path.roundedPolygon([
        Corner(1.4, 4.6, radius: 2),
        Corner(15, 4.6, radius: 2.6),
        Corner(19.4, 10.7, radius: 2.4),
        Corner(22.6, 11.9, radius: 1.8),
        Corner(22.6, 17.6, radius: 1.2),
        Corner(frontAxle + arch, 17.6, radius: 0.4),
        Corner(frontAxle + arch, axleHeight - arch, radius: arch),
        Corner(frontAxle - arch, axleHeight - arch, radius: arch),
        Corner(frontAxle - arch, 17.6, radius: 0.4),
        Corner(rearAxle + arch, 17.6, radius: 0.4),
        Corner(rearAxle + arch, axleHeight - arch, radius: arch),
        Corner(rearAxle - arch, axleHeight - arch, radius: arch),
        Corner(rearAxle - arch, 17.6, radius: 0.4),
        Corner(1.4, 17.6, radius: 1.2),
    ])

    private static let rearWindow = Path.roundedRectangle(Rect(3.3, 6.5, 6.2, 4), radius: 0.8)
    private static let frontWindow = Path.roundedPolygon([
        Corner(11.2, 6.5, radius: 0.8),
        Corner(14.4, 6.5, radius: 0.9),
        Corner(16.9, 10.5, radius: 0.7),
        Corner(11.2, 10.5, radius: 0.8),
    ])
}
