import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct MapCacheTests {
    typealias Store = MapStoreTests

    private func cacheFiles(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func aSecondRunReadsWhatTheFirstPainted() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Store.everywhere)
        let cache = try #require(MapCache(folder: "\(folder.path)/cache"))
        let view = Store.view(folder.path, width: 256)
        _ = try Store.store(cache).surface(for: view, scale: 1)
        let files = try cacheFiles(cache.folder)
        #expect(files.count == 1)
        // Put other pixels in, with a right checksum: they show that the second run reads the cache.
        let key = String(try #require(files.first).dropLast(4))
        let grey = try Surface(width: 256, height: 256, format: .opaque)
        grey.withPixels { $0.update(repeating: 0x77) }
        cache.save(SharedPixels(copying: grey), key)
        let map = try Store.store(cache).surface(for: view, scale: 1)
        #expect(Store.color(map, 9, 9) == Color(0x77, 0x77, 0x77))
    }

    @Test func aDamagedEntryIsPaintedAnew() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Store.everywhere)
        let cache = try #require(MapCache(folder: "\(folder.path)/cache"))
        let view = Store.view(folder.path, width: 256)
        _ = try Store.store(cache).surface(for: view, scale: 1)
        let name = "cache/" + (try #require(cacheFiles(cache.folder).first))
        let whole = try folder.read(name)
        var damaged: [Data] = [Data(), whole.prefix(20), whole.prefix(60), whole.dropLast(), whole + [0]]
        for index in [0, 17, 22, 30, 60, whole.count - 1] {
            var copy = whole
            copy[index] ^= 0x40
            damaged.append(copy)
        }
        for data in damaged {
            try folder.write(name, data)
            #expect(cache.load(String(name.dropFirst(6).dropLast(4))) == nil)
            let map = try Store.store(cache).surface(for: view, scale: 1)
            #expect(Store.color(map, 9, 9) == Store.water)
        }
    }

    @Test func anEntryUnderAnotherNameIsNotRead() throws {
        let folder = try MapFolder()
        let cache = try #require(MapCache(folder: folder.path))
        cache.save(SharedPixels(copying: try Surface(width: 8, height: 8, format: .opaque)), "one")
        try FileManager.default.copyItem(atPath: "\(folder.path)/one.map", toPath: "\(folder.path)/two.map")
        #expect(cache.load("one") != nil)
        #expect(cache.load("two") == nil)
    }

    @Test func theKeyChangesWithEverythingThatIsPainted() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Store.everywhere)
        let fonts = try FontCatalog()
        func key(_ change: (inout MapView) -> Void = { _ in }, scale: Double = 1) throws -> String {
            var view = Store.view(folder.path, width: 256)
            change(&view)
            let files = TileFolder(view.tiles)
            let plan = try TileChooser(files: files, view: view, scale: scale).plan()
            return MapCacheKey(view: view, scale: scale, plan: plan, files: files, fonts: fonts).digest
        }
        var keys = [try key()]
        #expect(try key() == keys[0])
        keys.append(try key(scale: 2))
        keys.append(try key { $0.palette.land = .black })
        keys.append(try key { $0.labelFamily = "Inter Display" })
        keys.append(try key { $0.frame.width += 1 })
        keys.append(try key { $0.projection.offset.x += 0.25 })
        keys.append(try key { $0.obstacles = [.rect(Rect(0, 0, 5, 5))] })
        try folder.write("10/512/511.geojson", MapFolder.collection())
        keys.append(try key())
        #expect(Set(keys).count == keys.count)
    }

    @Test func mapsWithGapsAreNotKept() throws {
        let folder = try MapFolder()
        try folder.write("10/512/511.geojson", Store.everywhere)
        let cache = try #require(MapCache(folder: "\(folder.path)/cache"))
        for _ in 0..<2 {
            let store = try Store.store(cache)
            _ = try store.surface(for: Store.view(folder.path), scale: 1)
            #expect(store.warnings.count == 1)
        }
        #expect(try cacheFiles(cache.folder).isEmpty)
    }

    @Test func onlySoManyMapsStay() throws {
        let folder = try MapFolder()
        let cache = try #require(MapCache(folder: folder.path))
        let pixels = SharedPixels(copying: try Surface(width: 4, height: 4, format: .opaque))
        for index in 0..<(MapCache.mostMaps + 5) { cache.save(pixels, "\(index)") }
        #expect(try cacheFiles(folder.path).count == MapCache.mostMaps)
    }

    @Test func theStandardFolderFollowsTheEnvironment() throws {
        let folder = try MapFolder()
        #expect(MapCache.standard(environment: ["XDG_CACHE_HOME": folder.path])?.folder == "\(folder.path)/hookrender")
        #expect(MapCache.standard(environment: ["HOME": folder.path])?.folder == "\(folder.path)/.cache/hookrender")
        #expect(MapCache.standard(environment: [:])?.folder == nil)
        let file = try folder.write("file", "")
        #expect(MapCache.standard(environment: ["XDG_CACHE_HOME": file])?.folder == nil)
    }
}
