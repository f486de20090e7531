/// A box on Earth between two meridians and two parallels.
public struct MapBounds: Hashable, Sendable {
    /// The edges, degrees.
    public let west: Double, south: Double, east: Double, north: Double

    /// Makes bounds; nil unless west < east and south < north, all within ±180 and ±90 degrees.
    public init?(west: Double, south: Double, east: Double, north: Double) {
        guard west < east, south < north, west >= -180, east <= 180, south >= -90, north <= 90 else { return nil }
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }

    /// The box around some places; nil for fewer than two different ones.
    public init?(around places: [Coordinate]) {
        let latitudes = places.map(\.latitude)
        let longitudes = places.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return nil }
        self.init(west: west, south: south, east: east, north: north)
    }

    /// What it covers of the unit world.
    public var world: Rect {
        let topLeft = WebMercator.project(Coordinate(north, west))
        let bottomRight = WebMercator.project(Coordinate(south, east))
        return Rect(topLeft.x, topLeft.y, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
    }
}
