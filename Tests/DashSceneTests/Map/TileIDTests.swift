import Testing

@testable import DashScene

@Suite struct TileIDTests {
    /// Pixel positions on the 256 px grid, computed with 40 digits from the projection's definition.
    static let places: [(name: String, place: Coordinate, zoom: Int, pixel: Point, tile: String)] = [
        ("Null Island", Coordinate(0, 0), 0, Point(128, 128), "0/0/0"),
        (
            "412 5th Ave", Coordinate(40.67015, -73.98549), 15, Point(2470317.129728, 3155266.236404426),
            "15/9649/12325"
        ),
        (
            "Big Ben", Coordinate(51.500729, -0.124625), 15, Point(4191400.027022222, 2789675.987372421),
            "15/16372/10897"
        ),
        (
            "Sydney Opera House", Coordinate(-33.856784, 151.215297), 17, Point(30871503.223739732, 20134405.889246717),
            "17/120591/78650"
        ),
        (
            "Quito", Coordinate(-0.220164, -78.512327), 10, Point(73901.06819697778, 131232.31892679795), "10/288/512"
        ),
        (
            "Ushuaia", Coordinate(-54.801912, -68.302951), 12, Point(325341.2357006222, 715910.2008976854),
            "12/1270/2796"
        ),
        (
            "Longyearbyen", Coordinate(78.223172, 15.626723), 9, Point(71225.51621404444, 18146.3924177247), "9/278/70"
        ),
    ]

    @Test(arguments: places.indices) func knownPlaces(_ index: Int) {
        let (name, place, zoom, pixel, tile) = Self.places[index]
        let found = WebMercator.project(place) * (256 * Double(1 << zoom))
        #expect(abs(found.x - pixel.x) < 1e-6 && abs(found.y - pixel.y) < 1e-6, "\(name): \(found)")
        #expect(TileID(containing: place, zoom: zoom).description == tile, "\(name)")
    }

    @Test(arguments: places.indices) func thereAndBack(_ index: Int) {
        let place = Self.places[index].place
        let back = WebMercator.unproject(WebMercator.project(place))
        #expect(abs(back.latitude - place.latitude) < 1e-9 && abs(back.longitude - place.longitude) < 1e-9)
    }

    @Test func thePolesAreCutToTheLimit() {
        let limit = WebMercator.latitudeLimit
        #expect(abs(WebMercator.project(Coordinate(limit, 0)).y) < 1e-12)
        #expect(abs(WebMercator.project(Coordinate(-limit, 0)).y - 1) < 1e-12)
        #expect(WebMercator.project(Coordinate(90, 0)) == WebMercator.project(Coordinate(limit, 0)))
        #expect(WebMercator.project(Coordinate(-90, 0)) == WebMercator.project(Coordinate(-limit, 0)))
        #expect(TileID(containing: Coordinate(90, 10), zoom: 4).y == 0)
        #expect(TileID(containing: Coordinate(-90, 10), zoom: 4).y == 15)
    }

    @Test func theDateLineWraps() {
        #expect(TileID(containing: Coordinate(-16.5, 180), zoom: 3).description == "3/0/4")
        #expect(TileID(containing: Coordinate(-16.5, -180), zoom: 3).description == "3/0/4")
        #expect(TileID(containing: Coordinate(-16.5, 179.999), zoom: 3).description == "3/7/4")
        #expect(TileID(containing: Coordinate(-16.5, 181), zoom: 3).description == "3/0/4")
        #expect(TileID(containing: Coordinate(-16.5, -181), zoom: 3).description == "3/7/4")
    }

    static let names: [(zoom: Int, x: Int, y: Int, isTile: Bool)] = [
        (0, 0, 0, true), (3, 7, 7, true), (3, 8, 0, false), (3, 0, 8, false), (3, -1, 0, false), (-1, 0, 0, false),
        (22, 0, 0, true), (23, 0, 0, false),
    ]

    @Test(arguments: names.indices) func onlyTilesOfTheGridExist(_ index: Int) {
        let (zoom, x, y, isTile) = Self.names[index]
        #expect((TileID(zoom: zoom, x: x, y: y) != nil) == isTile)
    }

    @Test func absurdPlacesAreNoTrap() {
        #expect(TileID(containing: Coordinate(.nan, .nan), zoom: 3).description == "3/0/7")
        #expect(TileID(containing: Coordinate(0, .infinity), zoom: 99).zoom == 22)
        #expect(PlacedTile.covering(Rect(.nan, 0, .nan, 1), zoom: 3).isEmpty)
    }
}

@Suite struct PlacedTileTests {
    @Test func coversEdgesOnce() {
        let quarter = PlacedTile.covering(Rect(0, 0, 0.5, 0.5), zoom: 1)
        #expect(quarter.map(\.id.description) == ["1/0/0"])
        let all = PlacedTile.covering(Rect(0, 0, 1, 1), zoom: 1)
        #expect(all.map(\.id.description) == ["1/0/0", "1/1/0", "1/0/1", "1/1/1"])
    }

    @Test func aViewAcrossTheDateLineSeesTheNextWorld() {
        let tiles = PlacedTile.covering(Rect(0.9, 0.4, 0.2, 0.1), zoom: 2)
        #expect(tiles.map(\.id.description) == ["2/3/1", "2/0/1"])
        #expect(tiles.map(\.lap) == [0, 1])
        #expect(tiles.map(\.bounds.x) == [0.75, 1])
        let before = PlacedTile.covering(Rect(-0.1, 0.4, 0.05, 0.1), zoom: 2)
        #expect(before.map(\.id.description) == ["2/3/1"])
        #expect(before.map(\.lap) == [-1])
    }

    @Test func nothingLiesBeyondThePoles() {
        let tiles = PlacedTile.covering(Rect(0, -0.5, 0.1, 0.6), zoom: 1)
        #expect(tiles.map(\.id.description) == ["1/0/0"])
        #expect(PlacedTile.covering(Rect(0, 1.1, 0.1, 0.6), zoom: 1).isEmpty)
    }

    @Test(arguments: [0, 1, 5, 14]) func theCountIsTheListsLength(_ zoom: Int) {
        let area = Rect(0.2945, 0.3761, 0.0004, 0.0003)
        #expect(PlacedTile.count(covering: area, zoom: zoom) == PlacedTile.covering(area, zoom: zoom).count)
    }
}

@Suite struct MapBoundsTests {
    static let cases: [(box: [Double], isBox: Bool)] = [
        ([-74.1, 40.6, -73.9, 40.7], true), ([-73.9, 40.6, -74.1, 40.7], false), ([-74.1, 40.7, -73.9, 40.6], false),
        ([-181, 40.6, -73.9, 40.7], false), ([170, 40.6, 181, 40.7], false), ([0, -91, 1, 1], false),
        ([0, 0, 1, 91], false), ([0, 0, 0, 1], false),
    ]

    @Test(arguments: cases.indices) func edgesMustBeInOrder(_ index: Int) {
        let (box, isBox) = Self.cases[index]
        #expect((MapBounds(west: box[0], south: box[1], east: box[2], north: box[3]) != nil) == isBox)
    }

    @Test func holdsItsPlaces() throws {
        let places = [Coordinate(40.6, -73.9), Coordinate(40.7, -74.1), Coordinate(40.65, -74)]
        let bounds = try #require(MapBounds(around: places))
        #expect(bounds == MapBounds(west: -74.1, south: 40.6, east: -73.9, north: 40.7))
        let box = Rect(enclosing: places.map(WebMercator.project))
        #expect(bounds.world.contains(box) && box.contains(bounds.world))
        #expect(MapBounds(around: []) == nil)
        #expect(MapBounds(around: [Coordinate(1, 1)]) == nil)
    }
}
