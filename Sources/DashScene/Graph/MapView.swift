/// The base map at an exact framing.
public struct MapView: Hashable, Sendable {
    /// What it covers on the screen, pt.
    public var frame: Rect
    /// From the world to the screen.
    public var projection: MapProjection
    /// The tile folder, as the resolved script names it.
    public var tiles: String
    /// The colours.
    public var palette: MapPalette
    /// The font family of labels.
    public var labelFamily: String
    /// What labels must keep clear of.
    public var obstacles: [MapObstacle]

    /// Makes a map view.
    public init(
        frame: Rect, projection: MapProjection, tiles: String, palette: MapPalette, labelFamily: String,
        obstacles: [MapObstacle]
    ) {
        self.frame = frame
        self.projection = projection
        self.tiles = tiles
        self.palette = palette
        self.labelFamily = labelFamily
        self.obstacles = obstacles
    }
}

/// Something on the map that labels keep clear of, pt on the screen.
public enum MapObstacle: Hashable, Sendable {
    /// A rectangle.
    case rect(Rect)
    /// A line with a width: the route.
    case line([Point], width: Double)
    /// What a thing that moves covers on its way. Names of streets keep clear of it; those of places, larger and
    /// fewer, only of what stays.
    case way([Point], width: Double)
}
