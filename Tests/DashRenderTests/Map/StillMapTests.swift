import DashScene
import Testing

@testable import DashRender

@Suite struct StillMapTests {
    static let look = StillMap.Look(
        tiles: BrooklynViews.tiles, palette: .mutedLight, labelFamily: "Inter",
        stroke: Stroke(Color(hex: 0xEB1700), width: 5))

    @Test func showsABoxAsLargeAsItFits() throws {
        let bounds = try #require(MapBounds(west: -74.03, south: 40.63, east: -73.97, north: 40.68))
        let map = StillMap(bounds: bounds, size: Size(400, 300), look: Self.look)
        let shown = map.view.projection
        let box = Rect(enclosing: [shown.screen(Coordinate(40.68, -74.03)), shown.screen(Coordinate(40.63, -73.97))])
        #expect(map.view.frame.contains(box, slack: 1e-6))
        #expect(abs(box.height - 300) < 1e-6)
        #expect(abs(box.midX - 200) < 1e-6)
    }

    @Test func keepsAMarginAroundARoute() throws {
        let map = StillMap(route: BrooklynViews.bayRidge, size: Size(400, 600), look: Self.look)
        let box = Rect(enclosing: map.route)
        #expect(map.view.frame.inset(40).contains(box, slack: 1e-6))
        #expect(abs(min(box.minX, box.minY) - 40) < 1e-6)
        let store = MapStore(fonts: try FontCatalog())
        let surface = try map.paint(from: store, scale: 1)
        #expect(surface.width == 400 && surface.height == 600)
        let point = map.route[6]
        #expect(MapStoreTests.color(surface, Int(point.x), Int(point.y)) == Self.look.stroke.color)
        #expect(store.warnings.isEmpty)
    }

    @Test func aScriptWithoutAMapHasNone() throws {
        let session = try HookSession.session(ScriptOverrides(scale: 0.5))
        var script = session.script
        script.tiles = nil
        let plain = session.playing(script)
        let error = #expect(throws: SessionError.self) { try plain.paintMap(of: BrooklynViews.bayRidge) }
        #expect(
            error?.description
                == "\(session.file): has no map, its \"tiles\" are null; name a folder of tiles in it")
        let renderer = try plain.makeRenderer(incremental: true)
        _ = try renderer.render(300)
        // Left of the route, above the sheet.
        #expect(MapStoreTests.color(renderer.surface, 10, 120) == script.brand.map.land)
        #expect(plain.mapWarnings.isEmpty)
    }

    @Test func aRouteOfOnePointIsNotLookedAtTooClosely() {
        let map = StillMap(route: [BrooklynViews.home], size: Size(400, 600), look: Self.look)
        #expect(abs(map.view.projection.zoom - StillMap.closestZoom) < 1e-9)
        #expect(StillMap(route: [], size: Size(400, 600), look: Self.look).route.isEmpty)
    }
}
