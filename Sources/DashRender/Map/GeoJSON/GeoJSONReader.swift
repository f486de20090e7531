import DashScene
import Foundation

/// Reads a GeoJSON FeatureCollection (RFC 7946) fast enough for tiles that are read while a clip waits.
public enum GeoJSONReader {
    /// The features of a collection, in order. A feature whose geometry makes no sense is still returned, and says why;
    /// text that is no JSON, or no collection, throws.
    public static func features(_ data: Data) throws(GeoJSONError) -> [GeoJSONFeature] {
        let bytes = [UInt8](data)
        let result: Result<[GeoJSONFeature], GeoJSONError> = bytes.withUnsafeBufferPointer { buffer in
            do throws(GeoJSONError) {
                return .success(try collection(buffer))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func collection(_ bytes: UnsafeBufferPointer<UInt8>) throws(GeoJSONError) -> [GeoJSONFeature] {
        var cursor = JSONCursor(bytes)
        var type = ""
        var features: [GeoJSONFeature]?
        if cursor.isAtEnd() { throw cursor.error("the file is empty", at: 0) }
        try cursor.members { (cursor: inout JSONCursor, key: String) throws(GeoJSONError) in
            switch key {
            case "type": type = try cursor.string()
            case "features": features = try list(&cursor)
            default: try cursor.skipValue()
            }
        }
        guard cursor.isAtEnd() else { throw cursor.error("something follows the end of the collection") }
        guard type == "FeatureCollection", let features else {
            throw cursor.error("this is no GeoJSON FeatureCollection", at: 0)
        }
        return features
    }

    private static func list(_ cursor: inout JSONCursor) throws(GeoJSONError) -> [GeoJSONFeature] {
        var features: [GeoJSONFeature] = []
        try cursor.elements { (cursor: inout JSONCursor) throws(GeoJSONError) in
            features.append(try feature(&cursor, index: features.count))
        }
        return features
    }

    private static func feature(_ cursor: inout JSONCursor, index: Int) throws(GeoJSONError) -> GeoJSONFeature {
        var feature = GeoJSONFeature(index: index, properties: [:], geometry: .none)
        try cursor.members { (cursor: inout JSONCursor, key: String) throws(GeoJSONError) in
            switch key {
            case "properties": feature.properties = try properties(&cursor)
            case "geometry": feature.geometry = try geometry(&cursor)
            default: try cursor.skipValue()
            }
        }
        return feature
    }

    private static func properties(_ cursor: inout JSONCursor) throws(GeoJSONError) -> [String: GeoJSONProperty] {
        var found: [String: GeoJSONProperty] = [:]
        guard cursor.peek() == UInt8(ascii: "{") else {
            try cursor.skipValue()
            return found
        }
        try cursor.members { (cursor: inout JSONCursor, key: String) throws(GeoJSONError) in
            found[key] = try property(&cursor)
        }
        return found
    }

    private static func property(_ cursor: inout JSONCursor) throws(GeoJSONError) -> GeoJSONProperty? {
        switch cursor.peek() {
        case UInt8(ascii: "\""): return .text(try cursor.string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try cursor.number())
        case UInt8(ascii: "t"):
            try cursor.word("true")
            return .flag(true)
        case UInt8(ascii: "f"):
            try cursor.word("false")
            return .flag(false)
        default:
            try cursor.skipValue()
            return nil
        }
    }

    private static func geometry(_ cursor: inout JSONCursor) throws(GeoJSONError) -> GeoJSONGeometryField {
        guard cursor.peek() == UInt8(ascii: "{") else {
            let isNull = cursor.peek() == UInt8(ascii: "n")
            try cursor.skipValue()
            return isNull ? .none : .broken("its geometry is no object")
        }
        var type = ""
        var nest = CoordinateNest()
        try cursor.members { (cursor: inout JSONCursor, key: String) throws(GeoJSONError) in
            switch key {
            case "type": type = try cursor.string()
            case "coordinates": try nest.read(&cursor)
            default: try cursor.skipValue()
            }
        }
        return nest.field(type: type)
    }
}
