import Testing

@testable import DashScene

/// The marker shows what the Dasher rides or drives.
@Suite struct MarkerGlyphTests {
    private func marker(_ glyph: Glyph?) throws -> Node.Content {
        var script = try HookFixture.script()
        script.orders[0].dasher.glyph = glyph
        let marker = try #require(try HookFixture.scene(of: script).graph(frame: 20).node("order1", "dasher"))
        return try #require(marker.all.first { $0.id == "dasher.glyph" }).content
    }

    @Test func theBrandsUnlessTheDasherHasOne() throws {
        let own = try Glyph.vehicles.map { try marker($0) }
        #expect(Set(own).count == Glyph.vehicles.count)
        #expect(try marker(nil) == marker(.car))
        #expect(try marker(nil) != marker(.scooter))
    }
}
