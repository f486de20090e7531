import Foundation

/// A way over the ground, measured in metres.
public struct Route: Hashable, Sendable {
    /// Its corners, from start to end.
    public let points: [Coordinate]
    /// Metres from the start to each corner.
    public let distances: [Double]

    /// Mean radius of the Earth, m (IUGG).
    public static let earthRadius = 6_371_008.8

    /// Measures a line of corners.
    public init(_ points: [Coordinate]) {
        self.points = points
        var sum = 0.0
        var distances = points.isEmpty ? [] : [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
            sum += Route.metres(from: a, to: b)
            distances.append(sum)
        }
        self.distances = distances
    }

    /// The whole length, m.
    public var length: Double { distances.last ?? 0 }

    /// Great-circle distance by the haversine formula, m.
    public static func metres(from a: Coordinate, to b: Coordinate) -> Double {
        let degree = Double.pi / 180
        let sinLat = sin((b.latitude - a.latitude) * degree / 2)
        let sinLon = sin((b.longitude - a.longitude) * degree / 2)
        let h = sinLat * sinLat + cos(a.latitude * degree) * cos(b.latitude * degree) * sinLon * sinLon
        return 2 * earthRadius * asin(min(1, h.squareRoot()))
    }

    /// The place `metres` from the start; the ends beyond them.
    public func point(at metres: Double) -> Coordinate {
        guard let first = points.first, let last = points.last else { return Coordinate(0, 0) }
        guard metres > 0 else { return first }
        guard metres < length else { return last }
        let i = segment(at: metres)
        let share = (metres - distances[i]) / (distances[i + 1] - distances[i])
        return Coordinate(
            points[i].latitude + (points[i + 1].latitude - points[i].latitude) * share,
            points[i].longitude + (points[i + 1].longitude - points[i].longitude) * share)
    }

    /// The rest of the way from `metres` after the start to the end; never fewer than two points.
    public func remainder(from metres: Double) -> [Coordinate] {
        guard let last = points.last else { return [] }
        let start = point(at: metres)
        let ahead = zip(points, distances).filter { $0.1 > metres && $0.1 < length }.map(\.0)
        return [start] + ahead + [last]
    }

    /// The segment that holds the place, found so that its length is above 0.
    private func segment(at metres: Double) -> Int {
        let next = distances.firstIndex { $0 > metres } ?? distances.count - 1
        return max(0, next - 1)
    }
}
