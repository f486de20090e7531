import DashScene
import Testing

@testable import DashRender

/// What becomes of the sheet's last rows in real scripts.
@Suite struct RowRulesTests {
    private static let scripts = ["grubhub", "moms-kitchen", "deliveroo"]

    private func pills(_ graph: SceneGraph) -> [LaidOut] {
        graph.orders.flatMap(\.children).filter { $0.id.hasPrefix("pill.") }
    }

    /// When "Rate order" comes, the other pills keep their glyphs and their letters' size.
    @Test(arguments: scripts, HookSession.canvases)
    func pillsKeepTheirStyle(_ name: String, _ canvas: Size) throws {
        let scene = try ExampleScripts.session(name, ScriptOverrides(size: canvas)).makeScene()
        let (before, after) = (pills(scene.graph(frame: 0)), pills(scene.graph(frame: scene.frameCount - 1)))
        #expect(before.map(\.id) == ["pill.tip", "pill.call", "pill.chat"])
        // On the lowest canvas they give way to the photo.
        guard canvas.height > 640 || !after.isEmpty else { return }
        #expect(after.map(\.id) == ["pill.rate", "pill.tip", "pill.call", "pill.chat"])
        func glyphs(_ pills: [LaidOut]) -> Set<Bool> {
            Set(pills.map { $0.all.contains { $0.id.hasSuffix(".glyph") } })
        }
        func sizes(_ pills: [LaidOut]) -> Set<Double> {
            Set(
                pills.flatMap(\.all).compactMap {
                    if case .text(let block) = $0.content { block.style.size } else { nil }
                })
        }
        #expect(glyphs(before) == glyphs(after) && glyphs(after).count == 1)
        #expect(sizes(before) == sizes(after) && sizes(after).count == 1)
        if canvas.width >= 390 { #expect(glyphs(after) == [true]) }
    }

    /// The row of the one who brings it is there at the end too.
    @Test(arguments: scripts, HookSession.canvases)
    func theCourierStays(_ name: String, _ canvas: Size) throws {
        let scene = try ExampleScripts.session(name, ScriptOverrides(size: canvas)).makeScene()
        let last = scene.graph(frame: scene.frameCount - 1).orders.flatMap(\.children)
        #expect(last.contains { $0.id == "dasher.name" })
        #expect(last.contains { $0.id == "sheet.photo" && $0.frame.height >= 46 })
    }

    /// A bicycle or a scooter is about half as wide as a car.
    @Test(arguments: ["campus-dining-hall", "home-cooks", "deliveroo"], HookSession.canvases)
    func tallVehiclesAreLargeEnough(_ name: String, _ canvas: Size) throws {
        let scene = try ExampleScripts.session(name, ScriptOverrides(size: canvas)).makeScene()
        for frame in [10, 300] {
            let parts = scene.graph(frame: frame).orders.flatMap(\.children)
            let vehicle = try #require(parts.first { $0.id == "dasher.vehicle" }).frame
            #expect((34...44).contains(vehicle.width), "\(vehicle.width)")
        }
    }
}
