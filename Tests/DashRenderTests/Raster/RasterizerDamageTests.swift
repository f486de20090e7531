import DashScene
import Testing

@testable import DashRender

@Suite struct RasterizerDamageTests {
    /// Painted piece by piece a frame has the same bytes as painted at once.
    @Test(arguments: [1.0, 2, 3], [UInt64(11), 12, 13, 14])
    func piecesEqualTheWhole(scale: Double, seed: UInt64) throws {
        let canvas = try TestCanvas(Int(60 * scale), Int(50 * scale), scale: scale)
        var scene = RandomScene(seed: seed)
        let whole = try canvas.rasterizer.makeSurface()
        let pieces = try canvas.rasterizer.makeSurface()
        let rects = PixelRect.tiles(of: canvas.rasterizer.canvas, width: 17, height: 13)
        for step in 0..<40 {
            let list = try canvas.rasterizer.displayList(for: canvas.graph(scene.nodes))
            try canvas.rasterizer.paint(list, onto: whole)
            try canvas.rasterizer.paint(list, onto: pieces, damage: rects)
            try #require(Pixels(pieces).firstDifference(from: Pixels(whole)) == nil, "step \(step)")
            scene.step()
        }
    }
}

extension PixelRect {
    /// Rectangles of the given size, and smaller ones at the end, that cover all of `area`.
    fileprivate static func tiles(of area: PixelRect, width: Int, height: Int) -> [PixelRect] {
        stride(from: area.y, to: area.maxY, by: height).flatMap { y in
            stride(from: area.x, to: area.maxX, by: width).map { x in
                PixelRect(x: x, y: y, width: width, height: height).intersection(area)
            }
        }
    }
}
