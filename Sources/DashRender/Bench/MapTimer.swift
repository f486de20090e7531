import DashScene

/// Takes the time of painting base maps from their tiles.
public struct MapTimer: Sendable {
    /// A painted map.
    public struct Painted: Hashable, Sendable {
        /// Its size, px.
        public let size: PixelSize
        /// How long it took, s.
        public let seconds: Double

        /// Makes a result.
        public init(size: PixelSize, seconds: Double) {
            self.size = size
            self.seconds = seconds
        }
    }

    private let session: ClipSession

    /// A timer for the maps of a session.
    public init(_ session: ClipSession) { self.session = session }

    /// Paints each map of the clip once, the one of the first order first, at its own scale but over the whole canvas:
    /// twice what a clip shows of it, and nothing on it that names would have to keep clear of. Finished maps that are
    /// kept on disk are not used.
    public func paint() throws -> [Painted] {
        let scene = try session.makeScene()
        var views: [MapView] = []
        for frame in ClipEvent.keyFrames(of: session.script) {
            for view in MapTimer.views(in: scene.graph(frame: frame).children) where !views.contains(view) {
                views.append(view)
            }
        }
        return try views.map { try paint(spread($0)) }
    }

    /// A map over the whole canvas, what it showed in the middle.
    private func spread(_ view: MapView) -> MapView {
        var view = view
        let canvas = session.script.canvas
        view.projection.offset =
            view.projection.offset + Rect(0, 0, canvas.width, canvas.height).center
            - view.frame.center
        view.frame = Rect(0, 0, canvas.width, canvas.height)
        view.obstacles = []
        return view
    }

    private func paint(_ view: MapView) throws -> Painted {
        let clock = ContinuousClock()
        let start = clock.now
        let surface = try session.makeFreshMaps().surface(for: view, scale: session.script.scale)
        let seconds = (clock.now - start) / .seconds(1)
        return Painted(
            size: PixelSize(width: surface.width, height: surface.height), seconds: seconds)
    }

    private static func views(in nodes: [Node]) -> [MapView] {
        nodes.flatMap { node -> [MapView] in
            if case .map(let view) = node.content { return [view] }
            return views(in: node.children)
        }
    }
}
