/// Reads what a feature is from its properties: our own `kind`, or the common OpenStreetMap tags.
enum FeatureTags {
    /// The subject; nil for a feature that the map does not show.
    static func subject(of feature: GeoJSONFeature) -> MapSubject? {
        if let kind = feature.text("kind") { return subject(kind: kind, of: feature) }
        return street(feature) ?? area(feature) ?? place(feature)
    }

    private static func subject(kind: String, of feature: GeoJSONFeature) -> MapSubject? {
        let detail = feature.text("class") ?? ""
        switch kind {
        case "water": return .water(inland: detail != "sea")
        case "waterway": return .waterway(width: feature.number("width") ?? streamWidth)
        case "park": return .park
        case "cemetery": return .cemetery
        case "pier": return .pier
        case "building": return .building
        case "street":
            let street = StreetClass(rawValue: detail) ?? .residential
            return .street(street, width: width(feature) ?? street.usualWidth)
        case "place":
            return .place(PlaceClass(rawValue: detail) ?? .neighbourhood, area: feature.number("area") ?? 0)
        default: return nil
        }
    }

    // MARK: OpenStreetMap

    private static let streets: [String: StreetClass] = [
        "motorway": .motorway, "trunk": .motorway, "motorway_link": .link, "trunk_link": .link,
        "primary": .primary, "primary_link": .primary, "secondary": .secondary, "secondary_link": .secondary,
        "tertiary": .secondary, "tertiary_link": .secondary, "residential": .residential,
        "unclassified": .residential, "living_street": .residential, "road": .residential, "service": .service,
        "pedestrian": .path, "footway": .path, "path": .path, "cycleway": .path, "steps": .path, "track": .path,
        "bridleway": .path,
    ]

    private static func street(_ feature: GeoJSONFeature) -> MapSubject? {
        guard let highway = feature.text("highway"), let found = streets[highway] else { return nil }
        return .street(found, width: width(feature) ?? found.usualWidth)
    }

    /// Widths beyond this are taken for a slip of the pen, m.
    private static let widestStreet = 100.0

    private static func width(_ feature: GeoJSONFeature) -> Double? {
        feature.number("width").flatMap { $0 > 0 && $0 <= widestStreet ? $0 : nil }
    }

    private static let greens: [String: Set<String>] = [
        "leisure": [
            "park", "garden", "playground", "pitch", "golf_course", "nature_reserve", "recreation_ground", "common",
        ],
        "landuse": ["grass", "forest", "meadow", "recreation_ground", "village_green", "allotments"],
        "natural": ["wood", "grassland", "scrub", "heath"],
    ]

    private static let streamWidth = 6.0
    private static let waterways: [String: Double] = ["river": 30, "canal": 15, "stream": 4, "ditch": 2, "drain": 2]

    private static func area(_ feature: GeoJSONFeature) -> MapSubject? {
        if let building = feature.text("building"), building != "no" { return .building }
        if feature.text("natural") == "water" || feature.text("waterway") == "riverbank" {
            return .water(inland: true)
        }
        if let natural = feature.text("natural"), natural == "bay" || natural == "strait" {
            return .water(inland: false)
        }
        if let width = feature.text("waterway").flatMap({ waterways[$0] }) {
            return .waterway(width: feature.number("width") ?? width)
        }
        if feature.text("landuse") == "cemetery" || feature.text("amenity") == "grave_yard" { return .cemetery }
        if feature.text("man_made") == "pier" { return .pier }
        let isGreen = greens.contains { key, values in feature.text(key).map(values.contains) ?? false }
        return isGreen ? .park : nil
    }

    private static let places: Set<String> = [
        "city", "town", "village", "hamlet", "borough", "suburb", "quarter", "neighbourhood",
    ]

    private static func place(_ feature: GeoJSONFeature) -> MapSubject? {
        guard let place = feature.text("place"), places.contains(place) else { return nil }
        return .place(.neighbourhood, area: 0)
    }
}
