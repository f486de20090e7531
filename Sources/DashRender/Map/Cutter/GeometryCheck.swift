import DashScene

/// Finds out whether a feature's geometry can be drawn.
enum GeometryCheck {
    /// What is wrong with a feature's geometry; nil where nothing is.
    static func problem(of feature: GeoJSONFeature, as subject: MapSubject) -> String? {
        switch feature.geometry {
        case .none: "it has no geometry"
        case .broken(let reason): reason
        case .shape(let geometry): problem(of: geometry) ?? mismatch(geometry, subject)
        }
    }

    private static func problem(of geometry: GeoJSONGeometry) -> String? {
        for list in geometry.lists {
            if let problem = rangeProblem(list) ?? shapeProblem(list, geometry.kind) { return problem }
        }
        return nil
    }

    private static func rangeProblem(_ list: [Point]) -> String? {
        let outside = list.first { !(-180...180).contains($0.x) || !(-90...90).contains($0.y) }
        return outside.map { "the position [\($0.x), \($0.y)] is out of range; longitude comes first, in degrees" }
    }

    private static func shapeProblem(_ list: [Point], _ kind: GeoJSONGeometry.Kind) -> String? {
        switch kind {
        case .point, .multiPoint: return nil
        case .line, .multiLine:
            if list.count < 2 { return "a line has less than two positions" }
        case .polygon, .multiPolygon:
            if list.count < 4 { return "a ring has less than four positions" }
            if list.first != list.last { return "a ring is not closed" }
        }
        return crossesDateLine(list) ? "it crosses the date line; cut it there" : nil
    }

    /// Two neighbours more than half the world apart are taken to be joined across the date line.
    private static func crossesDateLine(_ list: [Point]) -> Bool {
        zip(list, list.dropFirst()).contains { abs($0.x - $1.x) > 180 }
    }

    private static func mismatch(_ geometry: GeoJSONGeometry, _ subject: MapSubject) -> String? {
        let isArea = !geometry.areaEnds.isEmpty
        let isLine = geometry.kind == .line || geometry.kind == .multiLine
        switch subject {
        case .street, .waterway: return isLine ? nil : "a \(subject.kind) must be a line"
        case .water, .park, .cemetery, .building: return isArea ? nil : "a \(subject.kind) must be an area"
        case .pier: return isArea || isLine ? nil : "a pier must be an area or a line"
        case .place: return isLine ? "a place must be a point or an area" : nil
        }
    }
}
