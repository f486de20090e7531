/// The whole clip: from a script and a frame number to the frame's scene graph.
///
/// Everything that does not depend on the frame is laid out once, when the scene is made.
public struct HookScene {
    /// The script that is played.
    public let script: Script
    private let clock: FrameClock
    private let screens: [TrackingScreen]
    private let banners: [(node: Node, motion: BannerMotion)]
    private let statusBar: Node
    private let homeIndicator: Node

    /// Lays a script out.
    ///
    /// - Throws: `SceneError` when an order's route cannot be framed.
    public init(script: Script, environment: SceneEnvironment) throws(SceneError) {
        self.script = script
        let clock = FrameClock(script.frameRate)
        let brand = script.brand
        let setter = TextSetter(
            measuring: environment.text, grid: PixelGrid(scale: script.scale),
            direction: brand.direction)
        let pictures = PictureBox(sizing: environment.pictures, missing: brand.colors.chip, grid: setter.grid)
        var screens: [TrackingScreen] = []
        for order in script.orders {
            screens.append(try TrackingScreen(order: order, script: script, setter: setter, pictures: pictures))
        }
        let banner = Banner(canvas: script.canvas, brand: brand, setter: setter, pictures: pictures)
        banners = script.orders.compactMap { order in
            order.banner.map { beat in
                (
                    banner.node(beat, store: order.store),
                    BannerMotion(
                        beat: beat, motion: script.motion, clock: clock, grid: setter.grid)
                )
            }
        }
        let bars = StatusBar(canvas: script.canvas, brand: brand, setter: setter)
        statusBar = bars.node(clock: script.clock)
        homeIndicator = bars.homeIndicator
        self.clock = clock
        self.screens = screens
    }

    /// How many frames the clip has.
    public var frameCount: Int { clock.frameCount(of: script.duration) }

    /// The rows that find no room in some state of an order: its place in the script, and their ids.
    var leftOut: [(order: Int, rows: [String])] {
        screens.enumerated().compactMap { $1.leftOut.isEmpty ? nil : ($0, $1.leftOut) }
    }

    /// The base map of each order.
    var mapViews: [MapView] { screens.compactMap(\.mapView) }

    /// What a frame shows.
    public func graph(frame: Int) -> SceneGraph {
        SceneGraph(
            frame: frame, time: clock.seconds(of: frame), size: script.canvas, background: script.brand.map.land,
            children: orders(on: frame) + shownBanners(on: frame) + [statusBar, homeIndicator])
    }

    /// The screens that can be seen: the newest one, and the one below it while the newest is still fading in.
    private func orders(on frame: Int) -> [Node] {
        var nodes: [Node] = []
        // By their places: a screen is a large value to copy.
        for i in screens.indices {
            guard i > 0 else {
                nodes.append(screens[i].node(on: frame))
                continue
            }
            let fade = CrossFade(
                start: script.orders[i].beats.appears, duration: script.motion.crossFade, clock: clock)
            guard fade.hasStarted(on: frame) else { break }
            if fade.isOver(on: frame) { nodes.removeAll() }
            var node = screens[i].node(on: frame)
            node.opacity = fade.opacity(on: frame)
            nodes.append(node)
        }
        return nodes
    }

    private func shownBanners(on frame: Int) -> [Node] {
        banners.filter { $0.motion.isShown(on: frame) }.map { banner in
            var node = banner.node
            let travel = node.frame.maxY + LayoutTokens.Banner.shadowSigma * Shadow.reach
            node.transform = banner.motion.transform(on: frame, of: node.frame, travel: travel)
            return node
        }
    }
}
