/// A script with every reference resolved, every default filled in and every value checked.
public struct Script: Hashable, Sendable {
    /// The canvas, pt.
    public var canvas: Size
    /// Pixels a point.
    public var scale: Double
    /// Frames a second.
    public var frameRate: FrameRate
    /// The clip's length.
    public var duration: ClipTime
    /// The time of day that the phone shows.
    public var clock: ClockTime
    /// The brand: words, colours, type.
    public var brand: Brand
    /// The tile folder of scripts that name none; it comes with the program, unless it lies beside the script.
    public static let standardTiles = "Tiles"
    /// The tile folder, relative to the script's folder or absolute; nil for plain land without a map.
    public var tiles: String?
    /// Where all orders go.
    public var home: Coordinate
    /// How long the small movements take.
    public var motion: Motion
    /// What every order costs beside its items.
    public var fees: Fees
    /// The orders in the sequence they appear; at least one.
    public var orders: [Order]

    /// Makes a script.
    public init(
        canvas: Size, scale: Double, frameRate: FrameRate, duration: ClipTime, clock: ClockTime, brand: Brand,
        tiles: String?, home: Coordinate, motion: Motion, fees: Fees = Fees(), orders: [Order]
    ) {
        self.canvas = canvas
        self.scale = scale
        self.frameRate = frameRate
        self.duration = duration
        self.clock = clock
        self.brand = brand
        self.tiles = tiles
        self.home = home
        self.motion = motion
        self.fees = fees
        self.orders = orders
    }
}
