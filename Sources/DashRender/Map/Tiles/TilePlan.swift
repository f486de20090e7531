import DashScene

/// Which tiles a view is drawn from.
struct TilePlan: Hashable, Sendable {
    /// What the tiles hold.
    enum Format: Hashable, Sendable {
        /// GeoJSON features.
        case vector
        /// Pictures of 256 px times a density of 1, 2 or 3.
        case raster(density: Int)
        /// Nothing that can be used.
        case none
    }

    /// The level.
    var zoom: Int
    /// What the tiles hold.
    var format: Format
    /// The tiles in view, row by row.
    var tiles: [PlacedTile]
    /// What is to be said about the choice.
    var warnings: [MapWarning] = []
}

/// Something about a map that is worth a word but no reason to stop.
public struct MapWarning: Hashable, Sendable, CustomStringConvertible {
    /// One line for a person.
    public let description: String
    /// Whether it tells of land where there should be a map; checking a script finds that before anything is painted.
    let isGap: Bool

    /// Makes a warning.
    public init(_ description: String) { self.init(description, isGap: false) }

    init(_ description: String, isGap: Bool) {
        self.description = description
        self.isGap = isGap
    }
}
