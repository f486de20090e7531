import DashScene
import Testing

@testable import DashRender

/// A script on one canvas, whose frames are held to the layout's rules.
struct LaidOutClip: Sendable, CustomTestStringConvertible {
    enum Source: Hashable, Sendable {
        /// The hook, on every frame.
        case hook
        /// A remix, at its events and between them.
        case example(String)
        /// A remix whose words are all ten times as long.
        case long(String)
        /// A remix in the brand whose timeline stands, running as said, its words that many times as long.
        case standing(String, LayoutDirection, times: Int)
    }

    let source: Source
    let canvas: Size

    static let scripts: [Source] =
        [.hook] + ExampleScripts.names.map { .example($0) }
        + ["grubhub", "arabic", "order-details", "order-life", "three-orders"].map { .long($0) }
        + ["order-details", "order-life"].flatMap { name in
            [.standing(name, .leftToRight, times: 1), .standing(name, .rightToLeft, times: 10)]
        }

    /// Every script on each of the six canvases.
    static let all = scripts.flatMap { source in HookSession.canvases.map { LaidOutClip(source: source, canvas: $0) } }

    /// Those whose words are their own.
    static let real = all.filter { clip in
        switch clip.source {
        case .hook, .example: true
        case .long: false
        case .standing(_, _, let times): times == 1
        }
    }

    var testDescription: String { "\(source) at \(Int(canvas.width)) x \(Int(canvas.height))" }

    /// The order screens of its frames.
    func screens() throws -> [(frame: Int, order: LaidOut)] {
        let (scene, frames) = try sceneAndFrames()
        return frames.flatMap { frame in scene.graph(frame: frame).orders.map { (frame, $0) } }
    }

    /// The order screens of its frames that show a drop-off photo, each with its order.
    func photos() throws -> [(frame: Int, order: Order, screen: LaidOut)] {
        let (scene, frames) = try sceneAndFrames()
        return frames.flatMap { frame in
            scene.graph(frame: frame).orders.compactMap { screen in
                guard screen.children.contains(where: { $0.id == "sheet.photo" }),
                    let number = Int(screen.id.dropFirst("order".count))
                else { return nil }
                return (frame, scene.script.orders[number - 1], screen)
            }
        }
    }

    /// The whole graphs of its frames.
    func graphs() throws -> [SceneGraph] {
        let (scene, frames) = try sceneAndFrames()
        return frames.map(scene.graph)
    }

    private func sceneAndFrames() throws -> (HookScene, [Int]) {
        let overrides = ScriptOverrides(size: canvas)
        switch source {
        case .hook:
            let scene = try HookSession.session(overrides).makeScene()
            return (scene, Array(0..<scene.frameCount))
        case .example(let name):
            let scene = try ExampleScripts.session(name, overrides).makeScene()
            return (scene, LaidOutClip.samples(of: scene))
        case .long(let name):
            let session = try ExampleScripts.session(name, overrides)
            return try sampled(session.script.lengthened(times: 10), session)
        case .standing(let name, let direction, let times):
            let session = try ExampleScripts.session(name, ScriptOverrides(size: canvas, brand: "grubhub"))
            var script = session.script.lengthened(times: times)
            script.brand.direction = direction
            return try sampled(script, session)
        }
    }

    /// The scene of a script made from a session's own.
    private func sampled(_ script: Script, _ session: ClipSession) throws -> (HookScene, [Int]) {
        let fonts = try FontCatalog(families: FontCatalog.standardFamilies + ["Noto Sans Arabic"])
        let pictures = SessionPictures(folders: AssetFolders(script: session.file), allowsOutside: false)
        let scene = try HookScene(
            script: script, environment: SceneEnvironment(text: try TextShaper(fonts), pictures: pictures))
        return (scene, LaidOutClip.samples(of: scene))
    }

    /// How many frames a growing photo goes on between two that are looked at.
    private static let growthStep = 3

    /// The frames of all events, the ones before them, those on which photos grow, and some between.
    private static func samples(of scene: HookScene) -> [Int] {
        let script = scene.script
        let clock = FrameClock(script.frameRate)
        let growing = script.orders.flatMap { order in
            let photo = order.beats.photo
            let last = clock.firstFrame(at: photo + script.motion.photoGrow)
            return stride(from: last, through: clock.firstFrame(at: photo), by: -growthStep)
        }
        let all = ClipEvent.keyFrames(of: script) + growing + Array(stride(from: 0, to: scene.frameCount, by: 17))
        return Set(all.filter { $0 < scene.frameCount }).sorted()
    }
}
