import DashScene

/// Writes features as GeoJSON, as short as it goes.
enum TileText {
    /// Digits after the point: a centimetre.
    private static let decimals = 7

    /// One collection.
    static func collection(_ features: [MapFeature]) -> String {
        let lines = features.map(feature).joined(separator: ",\n")
        return #"{"type":"FeatureCollection","features":["# + "\n" + lines + "\n]}\n"
    }

    private static func feature(_ feature: MapFeature) -> String {
        #"{"type":"Feature","properties":{\#(properties(feature))},"geometry":\#(geometry(feature.shape))}"#
    }

    private static func properties(_ feature: MapFeature) -> String {
        var members = [#""kind":"\#(feature.subject.kind)""#]
        switch feature.subject {
        case .water(let inland): members.append(#""class":"\#(inland ? "inland" : "sea")""#)
        case .waterway(let width): members.append(#""width":\#(number(width))"#)
        case .street(let street, let width):
            members.append(#""class":"\#(street.rawValue)","width":\#(number(width))"#)
        case .place(let place, let area):
            members.append(#""class":"\#(place.rawValue)""#)
            if area > 0 { members.append(#""area":\#(number(area))"#) }
        case .park, .cemetery, .pier, .building: break
        }
        if !feature.name.isEmpty { members.append(#""name":\#(quoted(feature.name))"#) }
        return members.joined(separator: ",")
    }

    private static func geometry(_ shape: MapFeature.Shape) -> String {
        switch shape {
        case .points(let points) where points.count == 1: typed("Point", position(points[0]))
        case .points(let points): typed("MultiPoint", list(points))
        case .lines(let lines) where lines.count == 1: typed("LineString", list(lines[0]))
        case .lines(let lines): typed("MultiLineString", nest(lines.map(list)))
        case .rings(let rings): areas(rings)
        }
    }

    private static func areas(_ rings: [[Point]]) -> String {
        var areas: [[String]] = []
        for ring in rings {
            let text = list(ring + ring.prefix(1))
            if areas.isEmpty || ring.signedArea <= 0 { areas.append([]) }
            areas[areas.count - 1].append(text)
        }
        return areas.count == 1 ? typed("Polygon", nest(areas[0])) : typed("MultiPolygon", nest(areas.map(nest)))
    }

    private static func typed(_ type: String, _ coordinates: String) -> String {
        #"{"type":"\#(type)","coordinates":\#(coordinates)}"#
    }

    private static func nest(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

    private static func list(_ points: [Point]) -> String { nest(points.map(position)) }

    private static func position(_ point: Point) -> String {
        let place = WebMercator.unproject(point)
        return "[" + number(place.longitude) + "," + number(place.latitude) + "]"
    }

    /// A number with at most `decimals` digits after the point and no zeros at the end.
    static func number(_ value: Double) -> String {
        let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
        let units = Int((value * Double(unit)).rounded())
        let size = units.magnitude
        let whole = (units < 0 ? "-" : "") + String(size / UInt(unit))
        var rest = size % UInt(unit)
        guard rest > 0 else { return whole }
        var digits = decimals
        while rest % 10 == 0 {
            rest /= 10
            digits -= 1
        }
        let text = String(rest)
        return whole + "." + String(repeating: "0", count: digits - text.count) + text
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case let control where control.value < 0x20:
                quoted += "\\u00" + (control.value < 16 ? "0" : "") + String(control.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
