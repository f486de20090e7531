/// A delivery moped that rides to the right: box behind the seat, step-through floor, handlebar, two wheels.
enum ScooterGlyph {
    static let path: Path = {
        var path = Path.roundedRectangle(Rect(1.5, 2.4, 8, 6.7), radius: 1.3)
        path.append(body)
        for x in [rearAxle, frontAxle] {
            path.append(.ring(center: Point(x, axleHeight), radius: wheel, hole: hub))
        }
        return path
    }()

    private static let rearAxle = 5.7
    private static let frontAxle = 19.2
    private static let axleHeight = 18.7
    private static let wheel = 3.0
    private static let hub = 1.15
    /// The radius of the room around a wheel.
    private static let arch = 4.2

    /// Seat, floor, leg shield, steering column and handlebar in one outline, from the handlebar's grip clockwise.
    private static let body = Path.roundedPolygon([
        Corner(12.9, 2.4, radius: 1.1),
        Corner(17.4, 2.4, radius: 1.8),
        Corner(19.7, 11.7, radius: 1.4),
        Corner(22.4, axleHeight - arch, radius: 0.9),
        Corner(frontAxle - arch, axleHeight - arch, radius: arch),
        Corner(frontAxle - arch, 19.8, radius: 0.9),
        Corner(rearAxle + arch, 19.8, radius: 0.9),
        Corner(rearAxle + arch, axleHeight - arch, radius: arch),
        Corner(1.5, axleHeight - arch, radius: 1.1),
        Corner(1.5, 10.7, radius: 1.4),
        Corner(10.2, 10.7, radius: 1.4),
        Corner(11.4, 16.8, radius: 0.9),
        Corner(14.4, 16.8, radius: 1.2),
        Corner(16.9, 11.2, radius: 2.4),
        Corner(15.2, 4.7, radius: 0.6),
        Corner(12.9, 4.7, radius: 1.1),
    ])
}
