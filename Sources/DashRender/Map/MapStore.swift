import DashScene

/// Paints maps.
public final class MapStore {
    public init() {}
    public func preview(_ view: MapView, scale: Double, print: Bool) throws -> (Surface, [MapWarning]) {
        let m = try BaseMapPainter(view: view, scale: scale, files: TileFolder(view.tiles), fonts: FontCatalog()).paint()
        if print {for l in m.labels { Swift.print(l.text, l.center.x.rounded(), l.center.y.rounded()) }; for (k,v) in m.streets.sorted(by: {$0.key<$1.key}) where v != .tooMinor { Swift.print(k,v) }}
        return (m.surface, m.warnings)
    }
}
