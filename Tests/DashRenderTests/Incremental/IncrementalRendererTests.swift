import DashScene
import Testing

@testable import DashRender

@Suite struct IncrementalRendererTests {
    private static let steps = 80

    @Test(arguments: [1.0, 2, 3], [UInt64(1), 2, 3, 4])
    func everyStepEqualsAPaintingFromScratch(scale: Double, seed: UInt64) throws {
        let canvas = try TestCanvas(Int(60 * scale), Int(50 * scale), scale: scale)
        var scene = RandomScene(seed: seed)
        var current = canvas.graph(scene.nodes)
        let renderer = try IncrementalRenderer(rasterizer: canvas.rasterizer) { _ in current }
        let scratch = try canvas.rasterizer.makeSurface()
        var before: Pixels?
        for step in 0..<IncrementalRendererTests.steps {
            current = canvas.graph(scene.nodes)
            let damage = try renderer.render(step)
            try canvas.rasterizer.paint(current, onto: scratch)
            let pixels = Pixels(renderer.surface)
            try #require(pixels.firstDifference(from: Pixels(scratch)) == nil, "step \(step)")
            if let before { try requireWithin(damage, changesFrom: before, to: pixels, step) }
            before = pixels
            scene.step()
        }
    }

    /// All pixels that changed must lie within the damage that was told.
    private func requireWithin(_ damage: Damage, changesFrom before: Pixels, to after: Pixels, _ step: Int) throws {
        guard case .rects(let rects) = damage else { return }
        for y in 0..<after.height where !after.hasSameRow(y, as: before) {
            for x in 0..<after.width where before[x, y] != after[x, y] {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                try #require(rects.contains { $0.contains(pixel) }, "step \(step), pixel \(x), \(y)")
            }
        }
    }

    @Test func damageRectanglesShareNoPixel() throws {
        let canvas = try TestCanvas(60, 50)
        var scene = RandomScene(seed: 9, count: 20)
        var current = canvas.graph(scene.nodes)
        let renderer = try IncrementalRenderer(rasterizer: canvas.rasterizer) { _ in current }
        for step in 0..<60 {
            current = canvas.graph(scene.nodes)
            if case .rects(let rects) = try renderer.render(step) {
                for (index, rect) in rects.enumerated() {
                    #expect(canvas.rasterizer.canvas.contains(rect))
                    #expect(rects.dropFirst(index + 1).allSatisfy { $0.intersection(rect).isEmpty })
                }
            }
            scene.step()
        }
    }

    private func box(_ x: Double) -> Node {
        let rect = Rect(x, 5, 10, 10)
        return Node("box", frame: rect, content: .shape(Shape(.rectangle(rect), .black)))
    }

    @Test func tellsWhatDiffersFromTheFrameBefore() throws {
        let canvas = try TestCanvas(60, 50)
        let renderer = try IncrementalRenderer(rasterizer: canvas.rasterizer) { canvas.graph([box(Double($0))]) }
        #expect(try renderer.render(0) == .all)
        #expect(try renderer.render(0) == .rects([]))
        #expect(try renderer.render(3) == .rects([PixelRect(x: 0, y: 5, width: 13, height: 10)]))
    }

    @Test func fromScratchEverythingDiffers() throws {
        let canvas = try TestCanvas(60, 50)
        let renderer = try IncrementalRenderer(rasterizer: canvas.rasterizer, reuse: .nothing) { _ in
            canvas.graph([box(1)])
        }
        #expect(try renderer.render(0) == .all)
        #expect(try renderer.render(1) == .all)
    }

    @Test func startsAnewAfterAFailure() throws {
        struct Broken: Error {}
        let canvas = try TestCanvas(60, 50)
        let renderer = try IncrementalRenderer(rasterizer: canvas.rasterizer) { frame in
            if frame == 1 { throw Broken() }
            return canvas.graph([box(Double(frame))])
        }
        _ = try renderer.render(0)
        #expect(throws: Broken.self) { try renderer.render(1) }
        #expect(try renderer.render(2) == .all)
    }
}
