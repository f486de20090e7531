import DashScene

/// Collects the nested arrays of a geometry's `coordinates` before its type is known.
struct CoordinateNest {
    private var lists: [[Point]] = []
    private var areaEnds: [Int] = []
    private var open: [Point] = []
    private var depth = 0
    private var problem: String?

    /// Reads the value of `coordinates`; what makes no sense is remembered as the problem.
    mutating func read(_ cursor: inout JSONCursor) throws(GeoJSONError) {
        depth = try level(&cursor, nesting: 1)
        if !open.isEmpty { lists.append(open) }
        open = []
    }

    /// Reads one array and returns how deep it nests: 1 for a position.
    private mutating func level(_ cursor: inout JSONCursor, nesting: Int) throws(GeoJSONError) -> Int {
        let deepest = 4
        guard cursor.peek() == UInt8(ascii: "["), nesting <= deepest else {
            problem = problem ?? "its coordinates are no lists of positions"
            try cursor.skipValue()
            return 0
        }
        try cursor.expect("[")
        if cursor.take("]") { return 0 }
        if CoordinateNest.startsNumber(cursor.peek()) {
            try position(&cursor)
            return 1
        }
        return try nested(&cursor, nesting: nesting)
    }

    private mutating func nested(_ cursor: inout JSONCursor, nesting: Int) throws(GeoJSONError) -> Int {
        var inner = 0
        repeat {
            let found = try level(&cursor, nesting: nesting + 1)
            if inner != 0 && found != 0 && found != inner {
                problem = problem ?? "its coordinates nest unevenly"
            }
            inner = max(inner, found)
        } while cursor.take(",")
        try cursor.expect("]")
        if inner == 1 {
            lists.append(open)
            open = []
        }
        if inner == 2 { areaEnds.append(lists.count) }
        return inner == 0 ? 0 : inner + 1
    }

    private mutating func position(_ cursor: inout JSONCursor) throws(GeoJSONError) {
        let longitude = try cursor.number()
        var latitude: Double?
        while cursor.take(",") {
            guard CoordinateNest.startsNumber(cursor.peek()) else {
                problem = problem ?? "a position holds something that is no number"
                try cursor.skipValue()
                continue
            }
            let value = try cursor.number()
            latitude = latitude ?? value
        }
        try cursor.expect("]")
        if latitude == nil { problem = problem ?? "a position has less than two numbers" }
        open.append(Point(longitude, latitude ?? 0))
    }

    private static func startsNumber(_ byte: UInt8) -> Bool { byte == 0x2D || (byte >= 0x30 && byte <= 0x39) }

    /// The shape, now that the type is known.
    func field(type: String) -> GeoJSONGeometryField {
        guard let kind = GeoJSONGeometry.Kind(rawValue: type) else {
            return .broken(type.isEmpty ? "its geometry has no type" : "the geometry type \"\(type)\" is not supported")
        }
        if let problem { return .broken(problem) }
        guard depth > 0 else { return .broken("it has no coordinates") }
        guard depth == kind.depth else { return .broken("its coordinates do not suit a \(type)") }
        let isArea = kind == .polygon || kind == .multiPolygon
        return .shape(GeoJSONGeometry(kind: kind, lists: lists, areaEnds: isArea ? ends(kind) : []))
    }

    private func ends(_ kind: GeoJSONGeometry.Kind) -> [Int] { kind == .polygon ? [lists.count] : areaEnds }
}
