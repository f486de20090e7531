import DashScene
import Testing

@testable import DashRender

/// What a remix changes, and what it does not.
@Suite struct RemixTests {
    private func scene(of script: Script) throws -> HookScene {
        let fonts = try FontCatalog()
        let session = try HookSession.session()
        let pictures = SessionPictures(folders: AssetFolders(script: session.file), allowsOutside: false)
        return try HookScene(
            script: script, environment: SceneEnvironment(text: try TextShaper(fonts), pictures: pictures))
    }

    @Test func anotherSecondOrderChangesOnlyWhatFollowsItsBanner() throws {
        let hook = try HookSession.session().script
        var remix = hook
        remix.orders[1] = try #require(try ExampleScripts.session("moms-kitchen").script.orders.last)
        let (before, after) = (try scene(of: hook), try scene(of: remix))
        #expect(before.frameCount == after.frameCount)
        // The banner slides down at 2.2 s.
        for frame in 0..<132 { #expect(before.graph(frame: frame) == after.graph(frame: frame), "frame \(frame)") }
        for frame in [140, 183, 300, 600] { #expect(before.graph(frame: frame) != after.graph(frame: frame)) }
    }

    /// What a frame tells about time: who is there, how far everything has come.
    private func moment(_ graph: SceneGraph) -> [String] {
        graph.children.filter { $0.id.hasPrefix("order") }.flatMap { order in
            ["\(order.id) \(order.opacity)"]
                + order.children.compactMap { node in
                    switch node.fact {
                    case .fill(let share): "\(node.id) \(share)"
                    case .reached(let isReached): "\(node.id) \(isReached)"
                    default: ["sheet.photo", "pill.rate", "dasher", "route"].contains(node.id) ? node.id : nil
                    }
                }
        } + graph.children.map(\.id)
    }

    @Test(arguments: ["deliveroo", "grubhub"], [false, true])
    func anotherBrandChangesNoTiming(_ brand: String, _ isDark: Bool) throws {
        let hook = try HookSession.session()
        let remix = try HookSession.session(ScriptOverrides(brand: brand, isDark: isDark))
        #expect(ClipEvent.all(of: hook.script) == ClipEvent.all(of: remix.script))
        let (before, after) = (try hook.makeScene(), try remix.makeScene())
        #expect(before.frameCount == after.frameCount)
        for frame in 0..<before.frameCount {
            #expect(moment(before.graph(frame: frame)) == moment(after.graph(frame: frame)), "frame \(frame)")
        }
    }
}
