import DashScene

/// A still picture of the base map, to look at a place before a clip is made.
public struct StillMap: Hashable, Sendable {
    /// The map.
    public var view: MapView
    /// A way drawn over it, pt on the screen; empty for none.
    public var route: [Point]
    /// How the way is drawn.
    public var stroke: Stroke

    /// What a still map looks like.
    public struct Look: Hashable, Sendable {
        /// The tile folder.
        public var tiles: String
        /// The colours.
        public var palette: MapPalette
        /// The font family of labels.
        public var labelFamily: String
        /// The way's line.
        public var stroke: Stroke

        /// Makes a look.
        public init(tiles: String, palette: MapPalette, labelFamily: String, stroke: Stroke) {
            self.tiles = tiles
            self.palette = palette
            self.labelFamily = labelFamily
            self.stroke = stroke
        }
    }

    /// The free space around a route, pt.
    public static let routeMargin = 40.0
    /// The closest that a short route, or a tiny box, is looked at.
    public static let closestZoom = 18.5

    /// Shows a box as large as `size` (pt) allows; what the box leaves free shows its surroundings.
    public init(bounds: MapBounds, size: Size, look: Look) {
        self.init(showing: bounds.world, margin: 0, size: size, route: [], look: look)
    }

    /// Shows a way with `routeMargin` around it.
    public init(route: [Coordinate], size: Size, look: Look) {
        let points = route.map(WebMercator.project)
        self.init(
            showing: Rect(enclosing: points), margin: StillMap.routeMargin, size: size, route: points, look: look)
    }

    private init(showing area: Rect, margin: Double, size: Size, route: [Point], look: Look) {
        let room = Rect(0, 0, size.width, size.height).inset(min(margin, min(size.width, size.height) / 4))
        let closest = MapProjection.scale(zoom: StillMap.closestZoom)
        let scale = min(closest, room.width / max(area.width, .ulpOfOne), room.height / max(area.height, .ulpOfOne))
        let projection = MapProjection(scale: scale, offset: room.center - area.center * scale)
        self.route = route.map { projection.screen($0) }
        stroke = look.stroke
        view = MapView(
            frame: Rect(0, 0, size.width, size.height), projection: projection, tiles: look.tiles,
            palette: look.palette, labelFamily: look.labelFamily,
            obstacles: self.route.isEmpty ? [] : [.line(self.route, width: look.stroke.width)])
    }

    /// Paints it at `scale` px a pt.
    ///
    /// - Throws: as `MapStore.surface` does.
    public func paint(from store: MapStore, scale: Double) throws -> Surface {
        let map = try store.surface(for: view, scale: scale)
        let surface = try Surface(width: map.width, height: map.height, format: .opaque)
        let canvas = try Canvas(surface)
        canvas.draw(map, x: 0, y: 0)
        canvas.scale(scale)
        canvas.setSource(stroke.color)
        canvas.setPath(.polyline(route))
        canvas.stroke(width: stroke.width, isRound: stroke.isRound)
        try canvas.finish("drawing the route on a map")
        return surface
    }
}
