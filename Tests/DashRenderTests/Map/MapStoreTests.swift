import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct MapStoreTests {
    static let land = MapPalette.mutedLight.land
    static let water = MapPalette.mutedLight.water
    static let everywhere = MapFolder.collection(
        MapFolder.feature(#""kind":"water""#, "Polygon", "[[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]]"))

    /// A view of two tiles of level 10 side by side, 256 pt each, north-east of Null Island.
    static func view(_ tiles: String, width: Double = 512, level: Int = 10) -> MapView {
        let scale = 256 * Double(1 << level)
        return MapView(
            frame: Rect(0, 0, width, 256),
            projection: MapProjection(scale: scale, offset: Point(0, 256) - Point(0.5, 0.5) * scale), tiles: tiles,
            palette: .mutedLight, labelFamily: "Inter", obstacles: [])
    }

    static func store(_ cache: MapCache? = nil, isStrict: Bool = false) throws -> MapStore {
        MapStore(fonts: try FontCatalog(), options: .init(cache: cache, isStrict: isStrict))
    }

    static func color(_ surface: Surface, _ x: Int, _ y: Int) -> Color {
        let index = y * surface.stride + x * 4
        return surface.withPixels { Color($0[index + 2], $0[index + 1], $0[index]) }
    }

    @Test func aMissingTileIsLandWithAWarning() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Self.everywhere)
        let store = try Self.store()
        let map = try store.surface(for: Self.view(folder.path), scale: 1)
        #expect(Self.color(map, 100, 100) == Self.water)
        #expect(Self.color(map, 400, 100) == Self.land)
        #expect(
            store.warnings.map(\.description) == [
                "\(folder.path): tile 10/513/511 is missing, so plain land is drawn there"
            ])
    }

    @Test func severalMissingTilesAreOneWarning() throws {
        let folder = try MapFolder()
        try folder.write("10/0/0.geojson", Self.everywhere)
        let store = try Self.store()
        let map = try store.surface(for: Self.view(folder.path), scale: 1)
        #expect(Self.color(map, 100, 100) == Self.land)
        #expect(
            store.warnings.map(\.description) == [
                "\(folder.path): tile 10/512/511 and 1 more are missing, so plain land is drawn there"
            ])
    }

    @Test func strictStoresFailInstead() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Self.everywhere)
        let error = #expect(throws: TileError.self) {
            try Self.store(isStrict: true).surface(for: Self.view(folder.path), scale: 1)
        }
        #expect(error?.kind == .incomplete)
        #expect(
            error?.description == "\(folder.path): tile 10/513/511 is missing, so plain land is drawn there")
    }

    /// Two streets, each across the whole tile.
    @Test(arguments: [
        ("High Street", nil), ("𓀀𓀁 Street", ""), ("𓀀𓀁 Street,𓀂 Road", " and 1 more name"),
    ])
    func namesWithoutGlyphsAreAWarning(_ names: String, _ rest: String?) throws {
        let folder = try MapFolder()
        let streets = names.split(separator: ",").enumerated().map { index, name in
            MapFolder.feature(
                "\"kind\":\"street\",\"class\":\"primary\",\"name\":\"\(name)\"", "LineString",
                "[[0.004,\(0.03 + 0.03 * Double(index))],[0.084,\(0.03 + 0.03 * Double(index))]]")
        }
        let text = #"{"type":"FeatureCollection","features":["# + streets.joined(separator: ",") + "]}"
        try folder.write("12/2048/2047.geojson", text)
        let store = try Self.store()
        _ = try store.surface(for: Self.view(folder.path, width: 256, level: 12), scale: 1)
        let told = rest.map {
            "\(folder.path): no font has a glyph for \"𓀀\", \"𓀁\" in \"𓀀𓀁 Street\"\($0); install a font for them"
        }
        #expect(store.warnings.map(\.description) == [told].compactMap { $0 })
    }

    @Test func aMissingFolderIsNamed() throws {
        let error = #expect(throws: TileError.self) {
            try Self.store().surface(for: Self.view("/no/such/folder"), scale: 1)
        }
        #expect(error?.kind == .missing)
        #expect(
            error?.description == "/no/such/folder: there is no such tile folder; name one with z/x/y tiles")
    }

    @Test func aRelativeFolderStartsFromTheScripts() throws {
        let folder = try MapFolder()
        try folder.write("tiles/10/512/511.geojson", Self.everywhere)
        let store = MapStore(fonts: try FontCatalog(), options: .init(base: folder.path))
        let map = try store.surface(for: Self.view("tiles", width: 256), scale: 1)
        #expect(Self.color(map, 100, 100) == Self.water)
    }

    static let corrupt: [(name: String, content: String, reason: String)] = [
        ("10/512/511.geojson", "{\"type\":", "line 1, column 9: the file ends too early"),
        ("10/512/511.png", "no picture", "not a picture that can be read; save it as an RGB PNG or JPEG"),
        ("10/512/511@2x.png", "\u{89}", "not a picture that can be read; save it as an RGB PNG or JPEG"),
    ]

    @Test(arguments: corrupt.indices) func aCorruptTileNamesItsFile(_ index: Int) throws {
        let folder = try MapFolder()
        let (name, content, reason) = Self.corrupt[index]
        let file = try folder.write(name, content)
        let error = #expect(throws: TileError.self) {
            try Self.store().surface(for: Self.view(folder.path, width: 256), scale: 1)
        }
        #expect(error?.kind == .corrupt)
        #expect(error?.description == "\(file): \(reason)")
    }

    /// Counts what is asked of a tile tree that pretends to be huge.
    final class Witness: TileFiles, @unchecked Sendable {
        let name = "huge"
        private(set) var asked: [String] = []
        func zooms() throws(TileError) -> [Int] { Array(8...14) }
        func exists(_ path: String) -> Bool {
            asked.append(path)
            return path.hasSuffix(".geojson")
        }
        func read(_ path: String) throws(TileError) -> Data? {
            asked.append(path)
            return Data(MapFolder.collection().utf8)
        }
        func stamp(_ path: String) -> String? { nil }
    }

    @Test func aHugeTreeCostsNoMoreThanTheTilesInView() throws {
        let files = Witness()
        let painter = BaseMapPainter(view: Self.view("huge"), scale: 1, files: files, fonts: try FontCatalog())
        _ = try painter.paint(painter.plan())
        #expect(files.asked == ["10/512/511.geojson", "10/512/511.geojson", "10/513/511.geojson"])
    }

    @Test func tenThousandTilesOnDiskChangeNothing() throws {
        let folder = try MapFolder()
        // Only those in view can be read: all others are no tiles at all.
        let tile = try folder.write("tile", Self.everywhere)
        let damaged = try folder.write("damaged", "damaged")
        for column in 0..<100 {
            let path = "\(folder.path)/10/\(480 + column)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for row in 0..<100 {
                let isInView = (32...33).contains(column) && row == 41
                #expect(link(isInView ? tile : damaged, "\(path)/\(470 + row).geojson") == 0)
            }
        }
        let store = try Self.store()
        let map = try store.surface(for: Self.view(folder.path), scale: 1)
        #expect(Self.color(map, 100, 100) == Self.water && Self.color(map, 400, 100) == Self.water)
        #expect(store.warnings.isEmpty)
    }

    @Test func oneMapIsPaintedOnceForAllThreads() async throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Self.everywhere)
        let store = try Self.store()
        let view = Self.view(folder.path, width: 256)
        _ = try store.surface(for: view, scale: 1)
        // The tile is gone; whoever asks again gets the finished map.
        try FileManager.default.removeItem(atPath: folder.path)
        let colors = try await withThrowingTaskGroup(of: Color.self) { group in
            for _ in 0..<8 { group.addTask { Self.color(try store.surface(for: view, scale: 1), 9, 9) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(colors == Array(repeating: Self.water, count: 8))
    }

    @Test func surfacesOutliveTheirStore() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Self.everywhere)
        let map = try Self.store().surface(for: Self.view(folder.path, width: 256), scale: 1)
        #expect(Self.color(map, 255, 255) == Self.water)
    }

    @Test func twoPaintingsAreTheSame() throws {
        let view = try BrooklynViews.view(.wide, Size(390, 844))
        let one = SharedPixels(copying: try BrooklynViews.paint(view).surface)
        let two = SharedPixels(copying: try BrooklynViews.paint(view).surface)
        #expect(one.withBytes { Data($0) } == two.withBytes { Data($0) })
    }
}
