import Foundation

/// One tile of the slippy-map pyramid: column `x` and row `y` of the 2^zoom by 2^zoom squares of the unit world.
public struct TileID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The pyramid's level, 0 (one tile) to `TileID.deepest`.
    public let zoom: Int
    /// The column, 0 at 180° west.
    public let x: Int
    /// The row, 0 at the northern limit.
    public let y: Int

    /// The deepest level that is understood; a tile there is about 10 m wide at the equator.
    public static let deepest = 22

    /// Makes a tile; nil where the level has no such column or row.
    public init?(zoom: Int, x: Int, y: Int) {
        guard (0...TileID.deepest).contains(zoom) else { return nil }
        let side = 1 << zoom
        guard (0..<side).contains(x), (0..<side).contains(y) else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// The tile that holds a place; longitudes wrap, latitudes are cut to the projection's limit.
    ///
    /// - Parameter zoom: cut to 0...`deepest`.
    public init(containing place: Coordinate, zoom: Int) {
        let level = min(TileID.deepest, max(0, zoom))
        let side = 1 << level
        let world = WebMercator.project(place)
        let column = TileID.index(world.x * Double(side))
        self.zoom = level
        x = ((column % side) + side) % side
        y = min(side - 1, max(0, TileID.index(world.y * Double(side))))
    }

    /// The whole number at or below `position`; absurd positions are cut and no number at all counts as 0.
    static func index(_ position: Double) -> Int {
        let limit = 1e12
        return position.isNaN ? 0 : Int(min(limit, max(-limit, position)).rounded(.down))
    }

    /// How many tiles make one row of the level.
    public var side: Int { 1 << zoom }

    /// What the tile covers of the unit world.
    public var bounds: Rect {
        let step = 1 / Double(side)
        return Rect(Double(x) * step, Double(y) * step, step, step)
    }

    /// The tile's place in a tree, without an extension: `z/x/y`.
    public var description: String { "\(zoom)/\(x)/\(y)" }

    /// By level, then row, then column.
    public static func < (a: TileID, b: TileID) -> Bool { (a.zoom, a.y, a.x) < (b.zoom, b.y, b.x) }
}

/// A tile and the place where it shows: a view across the date line sees worlds to the left and right of the first.
public struct PlacedTile: Hashable, Sendable {
    /// The tile.
    public let id: TileID
    /// How many whole worlds to the right it is shown.
    public let lap: Int

    /// Makes a placed tile.
    public init(_ id: TileID, lap: Int = 0) {
        self.id = id
        self.lap = lap
    }

    /// What it covers, in unit worlds; x may lie outside 0...1.
    public var bounds: Rect { id.bounds.offset(Double(lap), 0) }

    /// The tiles of a level that share area with `area` (unit world; x may lie outside 0...1), row by row.
    public static func covering(_ area: Rect, zoom: Int) -> [PlacedTile] {
        let side = 1 << zoom
        let columns = indices(area.minX, area.maxX, side)
        let rows = indices(area.minY, area.maxY, side).clamped(to: 0..<side)
        return rows.flatMap { row in
            columns.compactMap { column in
                let lap = Int((Double(column) / Double(side)).rounded(.down))
                return TileID(zoom: zoom, x: column - lap * side, y: row).map { PlacedTile($0, lap: lap) }
            }
        }
    }

    /// How many tiles `covering` would return, without making them.
    public static func count(covering area: Rect, zoom: Int) -> Int {
        let side = 1 << zoom
        return indices(area.minX, area.maxX, side).count
            * indices(area.minY, area.maxY, side).clamped(to: 0..<side).count
    }

    private static func indices(_ from: Double, _ to: Double, _ side: Int) -> Range<Int> {
        let first = TileID.index(from * Double(side))
        let end = -TileID.index(-to * Double(side))
        return first..<max(first, end)
    }
}
