import Foundation

/// Lengths on the ground, for checking.
enum RouteMeasure {
    /// The mean radius of the Earth, m (IUGG).
    private static let radius = 6_371_008.8

    /// The length of a line of points, m: the sum of its great-circle pieces (haversine formula).
    static func length(of points: [Coordinate]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }

    private static func distance(_ a: Coordinate, _ b: Coordinate) -> Double {
        let radian = Double.pi / 180
        let north = sin((b.latitude - a.latitude) * radian / 2)
        let east = sin((b.longitude - a.longitude) * radian / 2)
        let share = north * north + cos(a.latitude * radian) * cos(b.latitude * radian) * east * east
        return 2 * radius * asin(min(1, share.squareRoot()))
    }
}
