import DashScene
import Testing

@testable import DashRender

@Suite struct LayerStackTests {
    private static let card = PixelRect(x: 40, y: 300, width: 200, height: 90)

    @Test func aLayerIsNoLargerThanItsGroup() throws {
        let layers = LayerStack()
        #expect(try layers.layer(1, covering: Self.card).target.bounds == Self.card)
    }

    @Test func aLayerMovesAlongAndGrowsOnlyWhereItMust() throws {
        let layers = LayerStack()
        let layer = try layers.layer(0, covering: Self.card)
        let moved = Self.card.moved(3, -20)
        #expect(try layers.layer(0, covering: moved) === layer && layer.target.bounds == moved)
        let part = PixelRect(x: 50, y: 290, width: 10, height: 10)
        #expect(try layers.layer(0, covering: part) === layer && layer.target.bounds == moved)
        let wider = PixelRect(x: 0, y: 300, width: 240, height: 90)
        #expect(try layers.layer(0, covering: wider).target.bounds == wider)
        #expect(try layers.layer(1, covering: Self.card) !== layers.layer(0, covering: Self.card))
    }

    /// What was on it lies at another place now.
    @Test func aLayerThatMovesForgetsItsGroup() throws {
        let layers = LayerStack()
        let layer = try layers.layer(0, covering: Self.card)
        let canvas = PixelRect(x: 0, y: 0, width: 400, height: 400)
        let item = DisplayItem(
            Node("card", frame: .zero), matrix: .identity, children: [], contentBounds: .empty, canvas: canvas)
        layer.shown = (item, Self.card)
        #expect(try layers.layer(0, covering: Self.card).shown != nil)
        #expect(try layers.layer(0, covering: Self.card.moved(0, 1)).shown == nil)
    }

    @Test func aLayerThatNoFrameNeedsIsLetGo() throws {
        let layers = LayerStack()
        weak let idle = try layers.layer(0, covering: Self.card)
        weak let busy = try layers.layer(1, covering: Self.card)
        for _ in 0..<12 { layers.endFrame() }
        #expect(idle != nil)
        _ = try layers.layer(1, covering: Self.card)
        layers.endFrame()
        #expect(idle == nil && busy != nil)
    }
}
