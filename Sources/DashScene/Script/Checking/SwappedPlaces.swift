/// Finds places whose longitude is written first.
enum SwappedPlaces {
    /// Where streets are, degrees north: from Ushuaia to Longyearbyen, with room.
    private static let inhabited = -60.0...80.0
    /// Places of one clip lie no further from one another, m.
    private static let reach = ScriptLimits.longestRoute

    /// Whether two numbers are a latitude without streets, and a longitude that could be one with streets.
    static func isSwapped(_ pair: [Double]) -> Bool {
        pair.count == 2 && !inhabited.contains(pair[0]) && inhabited.contains(pair[1])
    }

    /// Reports a place as swapped; it reads as absent from then on.
    static func report(_ place: ScriptReader) {
        let words = place.elements.compactMap(\.numeral).reversed().map(Quoted.bare).joined(separator: ", ")
        place.reject("the latitude comes first, and this looks the other way round", suggestion: "write [\(words)]")
    }

    /// Compares a script's places with one another: those that lie far from all others, and near them when they are
    /// swapped, are reported.
    static func check(_ root: ScriptReader) {
        guard let reader = root["home"], let home = reader.coordinate else { return }
        let points = points(of: root)
        let places = points.compactMap(\.coordinate)
        if !places.contains(where: { isNear($0, home) }), places.contains(where: { isNear($0, swapped(home)) }) {
            return report(reader)
        }
        for point in points {
            guard let place = point.coordinate, !isNear(place, home), isNear(swapped(place), home) else { continue }
            report(point)
        }
    }

    /// All places of routes that are in use.
    private static func points(of root: ScriptReader) -> [ScriptReader] {
        DrivenRoutes.readers(in: root).flatMap { route in
            route.isObject ? [route["arc"]?["from"]].compactMap { $0 } : route.elements
        }
    }

    private static func swapped(_ place: Coordinate) -> Coordinate { Coordinate(place.longitude, place.latitude) }

    private static func isNear(_ a: Coordinate, _ b: Coordinate) -> Bool { Route.metres(from: a, to: b) <= reach }
}
