import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct TileCutterTests {
    typealias Make = MapFolder

    static let inner = "[[-0.5,-0.5],[-0.5,0.5],[0.5,0.5],[0.5,-0.5],[-0.5,-0.5]]"
    static let withHole = "[[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]],\(inner)]"
    static let square = "[[[0,0],[0.1,0],[0.1,0.1],[0,0.1],[0,0]]]"

    static let problems: [(feature: String, reason: String)] = [
        (
            #"{"type":"Feature","properties":{"kind":"park","name":"P"},"geometry":null}"#,
            "feature 1 (\"P\"): it has no geometry; skipped"
        ),
        (Make.feature(#""kind":"park""#, "Polygon", "[]"), "feature 1: it has no coordinates; skipped"),
        (
            Make.feature(#""kind":"park""#, "Polygon", "[[[0,0],[0.1,0],[0.1,0.1],[0,0.1]]]"),
            "feature 1: a ring is not closed; skipped"
        ),
        (
            Make.feature(#""kind":"park""#, "Polygon", "[[[0,0],[0.1,0],[0,0]]]"),
            "feature 1: a ring has less than four positions; skipped"
        ),
        (
            Make.feature(#""highway":"primary","name":"A St""#, "LineString", "[[0,0]]"),
            "feature 1 (\"A St\"): a line has less than two positions; skipped"
        ),
        (
            Make.feature(#""highway":"primary""#, "LineString", "[[40.67,-173.9],[40.68,-95]]"),
            "feature 1: the position [40.67, -173.9] is out of range; longitude comes first, in degrees; skipped"
        ),
        (
            Make.feature(#""highway":"primary""#, "LineString", "[[179.9,0],[-179.9,0]]"),
            "feature 1: it crosses the date line; cut it there; skipped"
        ),
        (
            Make.feature(#""highway":"primary""#, "Polygon", Self.square),
            "feature 1: a street must be a line; skipped"
        ),
        (
            Make.feature(#""building":"yes""#, "Point", "[0,0]"), "feature 1: a building must be an area; skipped"
        ),
        (
            Make.feature(#""man_made":"pier""#, "Point", "[0,0]"),
            "feature 1: a pier must be an area or a line; skipped"
        ),
        (
            Make.feature(#""place":"suburb""#, "LineString", "[[0,0],[1,1]]"),
            "feature 1: a place must be a point or an area; skipped"
        ),
        (
            Make.feature(#""kind":"park""#, "GeometryCollection", "[]"),
            "feature 1: the geometry type \"GeometryCollection\" is not supported; skipped"
        ),
    ]

    @Test(arguments: problems.indices) func reportsAndSkipsBadGeometry(_ index: Int) throws {
        let folder = try MapFolder()
        let good = Make.feature(#""kind":"park","name":"Good""#, "Polygon", Self.square)
        let file = try folder.write("in.geojson", Make.collection(good, Self.problems[index].feature))
        let summary = try TileCutter(.init(zooms: 5...5)).cut([file], into: folder.path)
        #expect(summary.problems.map(\.description) == ["\(file): \(Self.problems[index].reason)"])
        #expect(summary.features == 1)
        #expect(try String(decoding: folder.read("5/16/15.geojson"), as: UTF8.self).contains("Good"))
    }

    static let refusals: [(text: String, message: String)] = [
        ("", "line 1, column 1: the file is empty"),
        ("{\"type\":", "line 1, column 9: the file ends too early"),
        (
            Make.collection(Make.feature(#""shop":"bakery""#, "Point", "[0,0]")),
            "nothing in it can be shown on a map; see docs/map-tiles.md for the tags"
        ),
        (
            Make.collection(Make.feature(#""kind":"park""#, "Polygon", "[[[0,0],[80,0],[80,60],[0,0]]]")),
            "zoom 15 would take 66437920 tiles (at most 200000); cut a smaller box or fewer levels"
        ),
    ]

    @Test(arguments: refusals.indices) func refusesWhatCannotBeCut(_ index: Int) throws {
        let folder = try MapFolder()
        let file = try folder.write("in.geojson", Self.refusals[index].text)
        let error = #expect(throws: TileError.self) { try TileCutter().cut([file], into: folder.path) }
        #expect(error?.description == "\(file): \(Self.refusals[index].message)")
        #expect(error?.kind == .corrupt)
    }

    /// What lies on the edge of a tile, with no width or height, is in the tiles on either side.
    @Test(arguments: [
        ("LineString", "[[10,0],[10.1,0]]", 4), ("LineString", "[[0,51.48],[0,51.485]]", 2),
        ("LineString", "[[179.9,0],[180,0]]", 4), ("LineString", "[[-180,0],[-179.9,0]]", 4),
    ])
    func cutsWhatLiesOnATilesEdge(_ type: String, _ coordinates: String, _ least: Int) throws {
        let folder = try MapFolder()
        let street = Make.feature(#""kind":"street","class":"primary","name":"Edge Street""#, type, coordinates)
        let file = try folder.write("in.geojson", Make.collection(street))
        let summary = try TileCutter(.init(zooms: 12...12)).cut([file], into: folder.path)
        #expect(summary.tiles >= least)
        #expect(summary.bytes > 0)
    }

    /// Where nothing is left, the reason is the first feature's.
    @Test func tellsWhyNothingIsLeft() throws {
        let folder = try MapFolder()
        let line = Make.feature(
            "\"kind\":\"street\",\"class\":\"primary\",\"name\":\"D\\u001bL\"", "LineString", "[[179.9,0],[-179.9,0]]")
        let file = try folder.write("in.geojson", Make.collection(line))
        let error = #expect(throws: TileError.self) { try TileCutter().cut([file], into: folder.path) }
        #expect(
            error?.description
                == "\(file): feature 0 (\"D\\u{1b}L\"): it crosses the date line; cut it there; nothing else in it can be shown"
        )
    }

    @Test func namesAMissingFile() throws {
        let folder = try MapFolder()
        let error = #expect(throws: TileError.self) {
            try TileCutter().cut(["\(folder.path)/no.geojson"], into: folder.path)
        }
        #expect(error?.description == "\(folder.path)/no.geojson: there is no such file")
        #expect(error?.kind == .missing)
    }

    @Test func saysWhyItCannotWrite() throws {
        let folder = try MapFolder()
        let park = Make.feature(#""kind":"park""#, "Polygon", Self.square)
        let file = try folder.write("in.geojson", Make.collection(park))
        let blocked = try folder.write("blocked", "a file where a folder should be")
        let error = #expect(throws: OutputError.self) { try TileCutter(.init(zooms: 5...5)).cut([file], into: blocked) }
        #expect(error == .cannotMake(path: blocked, code: EEXIST))
    }

    @Test func coordinatesKeepTheirDigits() throws {
        let folder = try MapFolder()
        let file = try folder.write(
            "in.geojson",
            Make.collection(
                Make.feature(
                    #""highway":"primary""#, "LineString", "[[-73.98549,40.67015],[-73.98195,40.6744]]")))
        _ = try TileCutter(.init(zooms: 12...12)).cut([file], into: folder.path)
        let text = String(decoding: try folder.read("12/1206/1540.geojson"), as: UTF8.self)
        #expect(
            text == """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"kind":"street","class":"primary","width":17},"geometry":\
                {"type":"LineString","coordinates":[[-73.98549,40.67015],[-73.98195,40.6744]]}}
                ]}

                """)
    }

    /// What the tiles of a level hold together covers the same ground as the whole.
    @Test func tilesHoldAllOfAnAreaWithHoles() throws {
        let folder = try MapFolder()
        let file = try folder.write(
            "in.geojson",
            Make.collection(
                Make.feature(#""natural":"water","name":"Lake \"Q\"""#, "Polygon", Self.withHole)))
        let summary = try TileCutter(.init(zooms: 9...9)).cut([file], into: folder.path)
        let files = TileFolder(folder.path)
        var area = 0.0
        var names: Set<String> = []
        var tiles = 0
        for id in PlacedTile.covering(Rect(0.49, 0.49, 0.02, 0.02), zoom: 9).map(\.id) {
            guard let features = try VectorTile.read(id, from: files) else { continue }
            tiles += 1
            for case .rings(let rings) in features.map(\.shape) {
                area += rings.reduce(0) { $0 + RingClipper.clip($1, to: id.bounds).signedArea }
            }
            names.formUnion(features.map(\.name))
        }
        let outer = try #require(MapBounds(west: -1, south: -1, east: 1, north: 1)).world
        let hole = try #require(MapBounds(west: -0.5, south: -0.5, east: 0.5, north: 0.5)).world
        let whole = outer.width * outer.height - hole.width * hole.height
        #expect(abs(-area / whole - 1) < 1e-6)
        #expect(names == ["Lake \"Q\""])
        #expect(tiles == summary.tiles)
    }

    @Test func namedAreasGetAPlaceForTheirName() throws {
        let folder = try MapFolder()
        let file = try folder.write(
            "in.geojson",
            Make.collection(
                Make.feature(#""leisure":"park","name":"Big Park""#, "Polygon", Self.square),
                Make.feature(#""leisure":"park","name":"Named Park""#, "Polygon", Self.square),
                Make.feature(#""kind":"place","class":"park","name":"Named Park""#, "Point", "[0.02,0.02]")))
        _ = try TileCutter(.init(zooms: 8...8)).cut([file], into: folder.path)
        let id = try #require(TileID(zoom: 8, x: 128, y: 127))
        let features = try #require(try VectorTile.read(id, from: TileFolder(folder.path)))
        let places = features.filter { if case .points = $0.shape { true } else { false } }
        #expect(places.map(\.name) == ["Named Park", "Big Park"])
        let middle = WebMercator.unproject(try #require(places.last?.allPoints.first))
        #expect(abs(middle.longitude - 0.05) < 1e-5 && abs(middle.latitude - 0.05) < 0.01)
        guard case .place(.park, let area)? = places.last?.subject else {
            Issue.record("no place")
            return
        }
        #expect(abs(area / (11132.0 * 11132.0) - 1) < 0.01)
    }

    @Test func cuttingAgainReplacesALevelWhole() throws {
        let folder = try MapFolder()
        let park = Make.feature(#""kind":"park""#, "Polygon", Self.square)
        let place = Make.feature(#""kind":"place","name":"N""#, "MultiPoint", "[[50,50],[51,51]]")
        let one = try folder.write("one.geojson", Make.collection(park))
        let two = try folder.write("two.geojson", Make.collection(place))
        _ = try TileCutter(.init(zooms: 5...6)).cut([one], into: folder.path)
        _ = try TileCutter(.init(zooms: 6...6)).cut([two], into: folder.path)
        let files = TileFolder(folder.path)
        #expect(try files.zooms() == [5, 6])
        #expect(files.exists("5/16/15.geojson") && files.exists("6/40/21.geojson"))
        #expect(!files.exists("6/32/31.geojson"))
        let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(entries.sorted() == ["5", "6", "one.geojson", "two.geojson"])
    }
}

@Suite struct BrooklynTilesTests {
    /// The project's tiles are what their sources give, so that whoever changes a source cuts again.
    @Test func areCutFromTheirSources() throws {
        let folder = try MapFolder()
        let sources = ["areas", "buildings", "places", "streets"].map { "\(BrooklynViews.tiles)/source/\($0).geojson" }
        let cutter = TileCutter(.init(zooms: 12...15, bounds: BrooklynViews.coverage))
        let summary = try cutter.cut(sources, into: folder.path)
        #expect(summary.problems.isEmpty && summary.ignored == 0)
        let (fresh, kept) = (TileFolder(folder.path), TileFolder(BrooklynViews.tiles))
        #expect(try fresh.zooms() == kept.zooms())
        let world = try #require(BrooklynViews.coverage).world
        for zoom in 12...15 {
            for id in PlacedTile.covering(world, zoom: zoom).map(\.id) {
                let path = TileChooser.path(id, "geojson")
                let (a, b) = (try fresh.read(path), try kept.read(path))
                #expect(a == b && a != nil, "tile \(id) is not what its sources give; cut them again")
            }
        }
    }
}
