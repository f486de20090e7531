import Foundation

/// A place on Earth, degrees (WGS 84).
public struct Coordinate: Hashable, Sendable {
    /// Degrees north, −90 to 90.
    public var latitude: Double
    /// Degrees east, −180 to 180.
    public var longitude: Double

    /// Makes a coordinate.
    public init(_ latitude: Double, _ longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// The spherical Mercator projection of slippy maps (EPSG:3857), on a unit world:
/// x grows from 0 at 180° west to 1 at 180° east, y from 0 at the northern limit to 1 at the southern.
public enum WebMercator {
    /// The latitude at which the unit world ends, degrees: atan(sinh(π)).
    public static let latitudeLimit = 85.0511287798066

    /// The unit-world point of a coordinate; latitudes beyond the limit are cut to it.
    ///
    /// y = ½ − asinh(tan φ) / 2π.
    public static func project(_ c: Coordinate) -> Point {
        let latitude = min(latitudeLimit, max(-latitudeLimit, c.latitude)) * .pi / 180
        return Point(c.longitude / 360 + 0.5, 0.5 - asinh(tan(latitude)) / (2 * .pi))
    }

    /// The coordinate of a unit-world point: φ = atan(sinh(π(1 − 2y))).
    public static func unproject(_ p: Point) -> Coordinate {
        Coordinate(atan(sinh(.pi * (1 - 2 * p.y))) * 180 / .pi, (p.x - 0.5) * 360)
    }
}

/// From the unit world to the screen: a scale and a move, north up.
public struct MapProjection: Hashable, Sendable {
    /// Points a world width (the whole world would be this many pt wide).
    public var scale: Double
    /// The screen place of the unit world's origin, pt.
    public var offset: Point

    /// Makes a projection.
    public init(scale: Double, offset: Point) {
        self.scale = scale
        self.offset = offset
    }

    /// The screen point of a unit-world point.
    public func screen(_ world: Point) -> Point { world * scale + offset }

    /// The screen point of a coordinate.
    public func screen(_ c: Coordinate) -> Point { screen(WebMercator.project(c)) }

    /// The unit-world point below a screen point.
    public func world(_ screen: Point) -> Point { (screen - offset) * (1 / scale) }

    /// The slippy-map zoom at which a 256 px tile is 256 pt wide: log2(scale / 256).
    public var zoom: Double { log2(scale / 256) }

    /// Points a metre on the ground at a latitude (spherical, radius 6,378,137 m).
    public func pointsPerMetre(at latitude: Double) -> Double {
        scale / (2 * .pi * 6_378_137 * cos(latitude * .pi / 180))
    }
}
