import DashScene

/// Renders frames by repainting what differs from the frame before.
public final class IncrementalRenderer: FrameRenderer {
    /// The finished pixels of the frame that was rendered last; opaque.
    public let surface: Surface

    private let rasterizer: Rasterizer
    private let reuse: FrameReuse
    private let graph: (Int) throws -> SceneGraph
    private var shown: DisplayList?

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - reuse: what is taken over from frame to frame.
    ///   - graph: what a frame shows, by its number.
    public init(
        rasterizer: Rasterizer, reuse: FrameReuse = .pixels, graph: @escaping (Int) throws -> SceneGraph
    ) throws {
        self.rasterizer = rasterizer
        self.reuse = reuse
        self.graph = graph
        surface = try rasterizer.makeSurface()
    }

    /// Paints a frame and says what differs from the frame that this renderer painted before.
    public func render(_ frame: Int) throws -> Damage {
        let before = reuse == .nothing ? nil : shown
        // After a failure the surface may hold half a frame, so nothing is known about it until one succeeds.
        shown = nil
        let list = try rasterizer.displayList(for: graph(frame), reusing: before)
        let damage = try reuse == .pixels ? before.map { try rasterizer.damage(from: $0, to: list) } ?? .all : .all
        switch damage {
        case .all: try rasterizer.paint(list, onto: surface)
        case .rects(let rects): try rasterizer.paint(list, onto: surface, damage: rects)
        }
        shown = list
        return damage
    }
}
