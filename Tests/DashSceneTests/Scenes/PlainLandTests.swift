import DashScene
import Testing

/// A script without a map.
@Suite struct PlainLandTests {
    @Test func routePinsAndCourierAreOnPlainLand() throws {
        var script = try HookFixture.script()
        let mapped = try HookFixture.scene(of: script).graph(frame: 300)
        script.tiles = nil
        let plain = try HookFixture.scene(of: script).graph(frame: 300)
        let map = try #require(plain.node("order2", "map"))
        let frame = try #require(mapped.node("order2", "map")).frame
        #expect(map.content == .shape(Shape(.rectangle(frame), script.brand.map.land)))
        #expect(map.frame == frame)
        for id in ["route", "pin.home", "pin.store", "dasher", "dasher.halo"] {
            #expect(plain.node("order2", id) == mapped.node("order2", id))
            #expect(plain.node("order2", id) != nil)
        }
    }
}
