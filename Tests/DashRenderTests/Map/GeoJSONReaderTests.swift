import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct GeoJSONReaderTests {
    private func read(_ text: String) throws(GeoJSONError) -> [GeoJSONFeature] {
        try GeoJSONReader.features(Data(text.utf8))
    }

    private func geometry(_ json: String) throws -> GeoJSONGeometryField {
        let text = MapFolder.collection(#"{"type":"Feature","properties":{},"geometry":\#(json)}"#)
        return try #require(read(text).first).geometry
    }

    private static func triangle(_ a: Double, _ b: Double) -> [Point] {
        [Point(a, a), Point(b, a), Point(b, b), Point(a, a)]
    }

    static let shapes: [(json: String, lists: [[Point]], ends: [Int])] = [
        (#"{"type":"Point","coordinates":[1,2]}"#, [[Point(1, 2)]], []),
        (#"{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}"#, [[Point(1, 2), Point(3, 4)]], []),
        (#"{"coordinates":[[1,2],[3,4,99]],"type":"LineString"}"#, [[Point(1, 2), Point(3, 4)]], []),
        (
            #"{"type":"MultiLineString","coordinates":[[[1,2],[3,4]],[[5,6],[7,8]]]}"#,
            [[Point(1, 2), Point(3, 4)], [Point(5, 6), Point(7, 8)]], []
        ),
        (
            #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]}"#,
            [triangle(0, 4), triangle(1, 2)], [2]
        ),
        (
            #"{"type":"MultiPolygon","coordinates":[[[[0,0],[4,0],[4,4],[0,0]]],[[[5,5],[6,5],[6,6],[5,5]]]]}"#,
            [triangle(0, 4), triangle(5, 6)], [1, 2]
        ),
    ]

    @Test(arguments: shapes.indices) func readsShapes(_ index: Int) throws {
        guard case .shape(let shape) = try geometry(Self.shapes[index].json) else {
            Issue.record("no shape")
            return
        }
        #expect(shape.lists == Self.shapes[index].lists)
        #expect(shape.areaEnds == Self.shapes[index].ends)
    }

    static let broken: [(json: String, reason: String)] = [
        (#"{"type":"Point"}"#, "it has no coordinates"),
        (#"{"type":"Point","coordinates":[]}"#, "it has no coordinates"),
        (#"{"coordinates":[1,2]}"#, "its geometry has no type"),
        (
            #"{"type":"GeometryCollection","geometries":[]}"#,
            "the geometry type \"GeometryCollection\" is not supported"
        ),
        (#"{"type":"Polygon","coordinates":[[1,2],[3,4]]}"#, "its coordinates do not suit a Polygon"),
        (#"{"type":"LineString","coordinates":[[1,2],[[3,4]]]}"#, "its coordinates nest unevenly"),
        (#"{"type":"LineString","coordinates":[[1,2],null]}"#, "its coordinates are no lists of positions"),
        (#"{"type":"LineString","coordinates":"here"}"#, "its coordinates are no lists of positions"),
        (#"{"type":"LineString","coordinates":[[[[[[1,2]]]]]]}"#, "its coordinates are no lists of positions"),
        (#"{"type":"LineString","coordinates":[[1],[3,4]]}"#, "a position has less than two numbers"),
        (#"{"type":"LineString","coordinates":[[1,null],[3,4]]}"#, "a position holds something that is no number"),
        (#""here""#, "its geometry is no object"),
    ]

    @Test(arguments: broken.indices) func saysWhyAShapeIsBroken(_ index: Int) throws {
        #expect(try geometry(Self.broken[index].json) == .broken(Self.broken[index].reason))
    }

    @Test func nullIsNoGeometry() throws {
        #expect(try geometry("null") == .none)
        #expect(try read(MapFolder.collection(#"{"type":"Feature"}"#)).first?.geometry == GeoJSONGeometryField.none)
    }

    @Test func readsPropertiesOfAllKinds() throws {
        let text = MapFolder.collection(
            #"{"properties":{"a":"x\"\u00e9\n\ud83c\udf63","b":-1.5e2,"c":true,"d":null,"e":{"f":[1]},"g":false}}"#)
        let found = try #require(read(text).first).properties
        #expect(found == ["a": .text("x\"é\n🍣"), "b": .number(-150), "c": .flag(true), "g": .flag(false)])
    }

    static let numbers: [(text: String, value: Double)] = [
        ("0", 0), ("-0.5", -0.5), ("-73.9854900", -73.98549), ("40.67015", 40.67015), ("1e3", 1000), ("1E-2", 0.01),
        ("123456789012345678", 123456789012345680), ("0.1234567890123456789", 0.12345678901234568),
        ("-74.00321984375", -74.00321984375),
    ]

    @Test(arguments: numbers.indices) func readsNumbersExactly(_ index: Int) throws {
        let (text, value) = Self.numbers[index]
        let found = try read(MapFolder.collection(#"{"properties":{"n":\#(text)}}"#))
        #expect(found.first?.properties["n"] == .number(value))
    }

    static let errors: [(text: String, message: String)] = [
        ("", "line 1, column 1: the file is empty"),
        (" \n", "line 1, column 1: the file is empty"),
        ("[]", "line 1, column 1: expected \"{\""),
        ("{", "line 1, column 2: the file ends too early"),
        (#"{"type":"Feature"}"#, "line 1, column 1: this is no GeoJSON FeatureCollection"),
        (#"{"type":"FeatureCollection"}"#, "line 1, column 1: this is no GeoJSON FeatureCollection"),
        (
            "{\"type\":\"FeatureCollection\",\n \"features\":[{]}",
            "line 2, column 15: expected \"\"\""
        ),
        (
            "{\"type\":\"FeatureCollection\",\"features\":[]}\n x",
            "line 2, column 2: something follows the end of the collection"
        ),
        (
            "{\"type\":\"FeatureCollection\",\"features\":[{\"id\":tru}]}",
            "line 1, column 47: expected a value"
        ),
        (
            "{\"type\":\"FeatureCollection\",\"features\":[{\"id\":1e999}]}",
            "line 1, column 47: \"1e999\" is no number that can be used"
        ),
        (
            "{\"type\":\"FeatureCollection\",\"features\":[{\"id\":\"\\q\"}]}",
            "line 1, column 49: not an escape that JSON knows"
        ),
        (
            "{\"type\":" + String(repeating: "[", count: 500),
            "line 1, column 9: expected \"\"\""
        ),
        (
            "{\"more\":" + String(repeating: "[", count: 500),
            "line 1, column 73: nested too deeply"
        ),
    ]

    @Test(arguments: errors.indices) func saysWhereATextIsNoCollection(_ index: Int) throws {
        let error = #expect(throws: GeoJSONError.self) { try read(Self.errors[index].text) }
        #expect(error?.description == Self.errors[index].message)
    }

    /// Any cut or any odd byte gives an error or a reading, never a trap.
    @Test func damagedTextsAreNoTrap() throws {
        let whole = Array(
            MapFolder.collection(
                MapFolder.feature(#""kind":"street","name":"A\u0041""#, "LineString", "[[1.5,2],[3,-4e1]]")
            ).utf8)
        for end in whole.indices { _ = try? GeoJSONReader.features(Data(whole[..<end])) }
        for index in whole.indices {
            for byte: UInt8 in [0, 0x22, 0x2D, 0x5B, 0x5D, 0x7B, 0xFF] {
                var damaged = whole
                damaged[index] = byte
                _ = try? GeoJSONReader.features(Data(damaged))
            }
        }
        #expect(try GeoJSONReader.features(Data(whole)).count == 1)
    }

    @Test func aByteOrderMarkIsPassedOver() throws {
        #expect(try read("\u{FEFF}" + MapFolder.collection()).isEmpty)
    }
}
