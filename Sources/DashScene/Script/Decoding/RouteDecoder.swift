import Foundation

/// Reads routes: lists of points, and arcs.
struct RouteDecoder {
    /// The straight pieces of an arc.
    static let arcPieces = 24
    /// How far an arc swings out unless it says so, as a share of its length.
    static let standardBend = 0.2

    let home: Coordinate?

    /// The points of a route, home the last; nil after reporting why there are none.
    ///
    /// - Parameter isDriven: Whether any order takes it; where none does, it may end elsewhere.
    func route(_ reader: ScriptReader, isDriven: Bool = true) -> [Coordinate]? {
        guard let home else { return nil }
        let points = reader.isObject ? arc(reader["arc"], to: home) : points(reader, to: home, isDriven: isDriven)
        guard let points, points.count >= 2, isDrivable(Route(points).length, reader, isDriven: isDriven)
        else { return nil }
        return points
    }

    /// Whether a length can be driven; reports one that cannot, and one in use that is doubtful.
    private func isDrivable(_ length: Double, _ reader: ScriptReader, isDriven: Bool) -> Bool {
        if length == 0 {
            reader.fail("all its points are equal")
        } else if length < ScriptLimits.shortestDrive {
            reader.fail("is \(metres(length)) long; it must be at least \(metres(ScriptLimits.shortestDrive))")
        } else if isDriven, length > ScriptLimits.longestRoute {
            reader.warn("is \(metres(length)) long; is the latitude first in every point?")
        }
        return length >= ScriptLimits.shortestDrive
    }

    private func points(_ reader: ScriptReader, to home: Coordinate, isDriven: Bool) -> [Coordinate]? {
        let elements = reader.elements
        let points = elements.compactMap(\.coordinate)
        guard points.count == elements.count, let last = points.last else { return nil }
        if last != home, points.contains(where: { $0 != last }) {
            let distance = Route.metres(from: last, to: home)
            let gap = metres(distance)
            let suggestion = "write \(words(home))"
            if isDriven, let first = points.first, runs(from: home, first) {
                reader.fail("the route runs from home", suggestion: "turn it round")
            } else if isDriven {
                elements.last?.fail("a route's last point must be home, not \(gap) away", suggestion: suggestion)
            } else if distance <= ScriptLimits.longestRoute {
                // One further away is of another town, kept for another home.
                elements.last?.warn(
                    "no order takes this route, and its last point is \(gap) away from home", suggestion: suggestion)
            }
        }
        return points
    }

    /// Whether a route that does not end at home starts there.
    private func runs(from home: Coordinate, _ first: Coordinate) -> Bool {
        Route.metres(from: first, to: home) < ScriptLimits.shortestDrive
    }

    /// A quadratic curve from the start to home, its control point to the right of the middle, in local metres.
    private func arc(_ reader: ScriptReader?, to home: Coordinate) -> [Coordinate]? {
        guard let reader, let start = reader["from"]?.coordinate else { return nil }
        let bend = reader["bend"]?.number ?? RouteDecoder.standardBend
        let squeeze = cos(home.latitude * .pi / 180)
        let way = Point((home.longitude - start.longitude) * squeeze, home.latitude - start.latitude)
        // The curve's middle lies halfway to its control point, so the control point swings out twice as far.
        let control = way * 0.5 + Point(way.y, -way.x) * (2 * bend)
        let pieces = RouteDecoder.arcPieces
        let inner = (1..<pieces).map { piece -> Coordinate in
            let t = Double(piece) / Double(pieces)
            let place = control * (2 * t * (1 - t)) + way * (t * t)
            return Coordinate(start.latitude + place.y, start.longitude + place.x / squeeze)
        }
        return [start] + inner + [home]
    }

    private func metres(_ length: Double) -> String {
        length < 10_000
            ? "\(NumberRule.short((length * 10).rounded() / 10)) m"
            : "\(NumberRule.short((length / 1000).rounded())) km"
    }

    private func words(_ place: Coordinate) -> String {
        "[\(NumberRule.short(place.latitude)), \(NumberRule.short(place.longitude))]"
    }
}
