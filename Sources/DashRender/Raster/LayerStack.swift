import DashScene

/// The surfaces on which groups are painted apart, kept while frames need them; one for each level of nesting.
final class LayerStack {
    /// A layer that so many frames did not need is let go: a cross-fade's is as large as the frame, and holds on to all
    /// that faded.
    private static let mostIdleFrames = 12

    private var layers: [Int: Layer] = [:]

    /// The layer at a depth, which covers at least `area` of the frame; what is on it is left from its last use.
    func layer(_ depth: Int, covering area: PixelRect) throws -> Layer {
        if let layer = layers[depth], layer.cover(area) { return layer }
        let layer = try Layer(area)
        layers[depth] = layer
        return layer
    }

    /// Says that a frame is finished.
    func endFrame() {
        for layer in layers.values { layer.idleFrames += 1 }
        layers = layers.filter { $1.idleFrames <= LayerStack.mostIdleFrames }
    }

    /// One surface.
    final class Layer {
        private(set) var target: PixelTarget
        /// The group that is on it with all its parts, and the pixels in which it is complete; nil while not known.
        var shown: (item: DisplayItem, area: PixelRect)?
        /// Frames since it was asked for.
        fileprivate var idleFrames = 0

        fileprivate init(_ area: PixelRect) throws {
            let surface = try Surface(width: area.width, height: area.height, format: .alpha)
            target = PixelTarget(surface, x: area.x, y: area.y)
        }

        /// Moves to where it covers `area`; false where it is too small.
        fileprivate func cover(_ area: PixelRect) -> Bool {
            idleFrames = 0
            if target.bounds.contains(area) { return true }
            guard area.width <= target.bounds.width, area.height <= target.bounds.height else { return false }
            target = PixelTarget(target.surface, x: area.x, y: area.y)
            shown = nil
            return true
        }
    }
}
