import DashScene

/// Where the rasterizer gets base maps from. One per worker thread.
public protocol MapProviding {
    /// The map of a view's frame at `scale` px a pt, its top left pixel at the frame's corner; opaque. The rasterizer
    /// only reads it, and asks once for a map that stays.
    func surface(for view: MapView, scale: Double) throws -> Surface
}
