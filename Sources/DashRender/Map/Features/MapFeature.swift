import DashScene

/// One thing on the base map, in the unit world (`WebMercator`).
public struct MapFeature: Hashable, Sendable {
    /// A shape in the unit world.
    public enum Shape: Hashable, Sendable {
        /// Single points.
        case points([Point])
        /// Open lines.
        case lines([[Point]])
        /// Closed rings: an outer ring (`signedArea` not above 0, anticlockwise on the map) is followed by its holes,
        /// which turn the other way, so that winding fills them all. The last point does not repeat the first.
        case rings([[Point]])
    }

    /// What it is.
    public var subject: MapSubject
    /// Its name; empty for none.
    public var name: String
    /// Where it is.
    public var shape: Shape

    /// Makes a feature.
    public init(_ subject: MapSubject, name: String = "", shape: Shape) {
        self.subject = subject
        self.name = name
        self.shape = shape
    }
}

extension MapFeature {
    /// Reads a feature; nil for one that the map does not show, or has no geometry.
    init?(_ feature: GeoJSONFeature) {
        guard case .shape(let geometry) = feature.geometry, let subject = FeatureTags.subject(of: feature) else {
            return nil
        }
        self.init(subject, name: feature.text("name") ?? "", shape: MapFeature.shape(of: geometry))
    }

    private static func shape(of geometry: GeoJSONGeometry) -> Shape {
        let lists = geometry.lists.map { $0.map { WebMercator.project(Coordinate($0.y, $0.x)) } }
        switch geometry.kind {
        case .point, .multiPoint: return .points(lists.flatMap { $0 })
        case .line, .multiLine: return .lines(lists)
        case .polygon, .multiPolygon: return .rings(turned(lists, areaEnds: geometry.areaEnds))
        }
    }

    /// Drops each ring's repeated end and turns it as `Shape.rings` promises.
    private static func turned(_ rings: [[Point]], areaEnds: [Int]) -> [[Point]] {
        var starts = Set(areaEnds.dropLast())
        starts.insert(0)
        return rings.enumerated().compactMap { index, ring in
            let open = ring.count > 1 && ring.first == ring.last ? Array(ring.dropLast()) : ring
            guard open.count > 2 else { return nil }
            let isOuter = starts.contains(index)
            return (open.signedArea <= 0) == isOuter ? open : open.reversed()
        }
    }
}

extension [Point] {
    /// The area that the closed ring through these points holds, by Gauss's formula; its sign tells the turn.
    var signedArea: Double {
        guard var previous = last else { return 0 }
        var twice = 0.0
        // Measured from the first point on, so that far-away rings keep their digits.
        let origin = self[0]
        for point in self {
            let a = previous - origin
            let b = point - origin
            twice += a.x * b.y - b.x * a.y
            previous = point
        }
        return twice / 2
    }
}
