import DashScene

/// Paints maps.
public final class MapStore {
    public init() {}
    public func preview(_ view: MapView, scale: Double) throws -> (Surface, [MapWarning]) {
        let m = try BaseMapPainter(view: view, scale: scale, files: TileFolder(view.tiles)).paint()
        return (m.surface, m.warnings)
    }
}
