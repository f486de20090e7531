import DashScene
import Testing

@testable import DashRender

/// While the second order's screen fades in, every pixel is the linear mix of the two screens alone.
@Suite struct CrossFadeTests {
    @Test(arguments: [1.0, 1.5])
    func everyPixelIsTheMixOfBothScreens(_ scale: Double) throws {
        let session = try HookSession.session(ScriptOverrides(scale: scale))
        let scene = try session.makeScene()
        let rasterizer = try session.makeRasterizer()
        for frame in 168...183 {
            let graph = scene.graph(frame: frame)
            let mixed = try paint(graph, rasterizer)
            let old = try paint(alone("order1", scene, frame), rasterizer)
            let new = try paint(alone("order2", scene, frame), rasterizer)
            let share = Double(frame - 168) / 15
            #expect(worst(mixed, old, new, share, outside: covered(graph, scale)) <= 1, "frame \(frame)")
        }
    }

    /// The screen of one order at full opacity, with nothing above it.
    private func alone(_ id: String, _ scene: HookScene, _ frame: Int) -> SceneGraph {
        var graph = scene.graph(frame: frame == 183 && id == "order1" ? 182 : frame)
        graph.children = graph.children.filter { $0.id == id }.map { node in
            var node = node
            node.opacity = 1
            return node
        }
        #expect(graph.children.count == 1)
        return graph
    }

    private func paint(_ graph: SceneGraph, _ rasterizer: Rasterizer) throws -> Pixels {
        let surface = try rasterizer.makeSurface()
        try rasterizer.paint(graph, onto: surface)
        return Pixels(surface)
    }

    /// Where banner, status bar and home indicator lie, px.
    private func covered(_ graph: SceneGraph, _ scale: Double) -> [Rect] {
        graph.children.filter { !$0.id.hasPrefix("order") }.map { node in
            // The banner throws a shadow.
            let frame = LaidOut(node).frame.inset(node.id == "banner" ? -40 : 0)
            return Rect(frame.x * scale, frame.y * scale, frame.width * scale, frame.height * scale)
        }
    }

    private func worst(_ mixed: Pixels, _ old: Pixels, _ new: Pixels, _ share: Double, outside: [Rect]) -> Double {
        var worst = 0.0
        for y in 0..<mixed.height {
            for x in 0..<mixed.width where !outside.contains(where: { $0.intersects(Rect(Double(x), Double(y), 1, 1)) })
            {
                let (m, a, b) = (mixed[x, y], old[x, y], new[x, y])
                for (m, a, b) in [(m.red, a.red, b.red), (m.green, a.green, b.green), (m.blue, a.blue, b.blue)] {
                    worst = max(worst, abs(Double(m) - (Double(a) * (1 - share) + Double(b) * share)))
                }
            }
        }
        return worst
    }
}
