import DashScene

/// One feature of a GeoJSON collection, as read.
public struct GeoJSONFeature: Sendable {
    /// Its place in the collection, 0 for the first.
    public var index: Int
    /// Its `properties`, scalars only.
    public var properties: [String: GeoJSONProperty]
    /// Its shape.
    public var geometry: GeoJSONGeometryField

    /// A property's text; nil where it is absent, empty or no string.
    func text(_ key: String) -> String? {
        guard case .text(let value)? = properties[key], !value.isEmpty else { return nil }
        return value
    }

    /// A property's number; nil where it is absent or no number. Numbers in strings count.
    func number(_ key: String) -> Double? {
        switch properties[key] {
        case .number(let value)?: value
        case .text(let value)?: Double(value)
        default: nil
        }
    }
}

/// The value of a property.
public enum GeoJSONProperty: Hashable, Sendable {
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// True or false.
    case flag(Bool)
}

/// What stands in a feature's `geometry`.
public enum GeoJSONGeometryField: Hashable, Sendable {
    /// `null`, or no geometry at all.
    case none
    /// A shape.
    case shape(GeoJSONGeometry)
    /// Something that is no shape; the reason.
    case broken(String)
}

/// A shape as lists of positions: x is the longitude, y the latitude, degrees.
public struct GeoJSONGeometry: Hashable, Sendable {
    /// The types that can be read.
    public enum Kind: String, Sendable, CaseIterable {
        /// One position.
        case point = "Point"
        /// Positions.
        case multiPoint = "MultiPoint"
        /// One line.
        case line = "LineString"
        /// Lines.
        case multiLine = "MultiLineString"
        /// One area: an outer ring and its holes.
        case polygon = "Polygon"
        /// Areas.
        case multiPolygon = "MultiPolygon"

        /// How deep the arrays of `coordinates` nest.
        var depth: Int {
            switch self {
            case .point: 1
            case .multiPoint, .line: 2
            case .multiLine, .polygon: 3
            case .multiPolygon: 4
            }
        }
    }

    /// The type.
    public var kind: Kind
    /// For points: one list a point set. For lines: one list a line. For areas: one list a ring.
    public var lists: [[Point]]
    /// For areas: how many lists the areas up to and with each one take; empty for points and lines.
    public var areaEnds: [Int]
}
