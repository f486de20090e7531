/// What the command line sets in place of the script.
public struct ScriptOverrides: Hashable, Sendable {
    /// The canvas, pt (`--size`).
    public var size: Size?
    /// Pixels a point (`--scale`).
    public var scale: Double?
    /// Frames a second (`--fps`).
    public var frameRate: FrameRate?
    /// The time of day (`--clock`).
    public var clock: ClockTime?
    /// The brand's name or file (`--brand`).
    public var brand: String?
    /// Whether dark colours are used (`--dark`).
    public var isDark: Bool?

    /// Makes overrides; nothing is set unless given.
    public init(
        size: Size? = nil, scale: Double? = nil, frameRate: FrameRate? = nil, clock: ClockTime? = nil,
        brand: String? = nil, isDark: Bool? = nil
    ) {
        self.size = size
        self.scale = scale
        self.frameRate = frameRate
        self.clock = clock
        self.brand = brand
        self.isDark = isDark
    }
}

/// How strictly a script is checked.
public struct ScriptOptions: Hashable, Sendable {
    /// Whether warnings are errors (`--strict`).
    public var isStrict: Bool
    /// Whether files outside the script's folder may be named (`--allow-outside`).
    public var allowsOutside: Bool
    /// Whether both pixel sides must be even, as video needs.
    public var needsEvenPixels: Bool
    /// Whether home and routes that leave the map's tiles are told.
    public var checksTileCover: Bool

    /// Makes options.
    public init(
        isStrict: Bool = false, allowsOutside: Bool = false, needsEvenPixels: Bool = true, checksTileCover: Bool = true
    ) {
        self.isStrict = isStrict
        self.allowsOutside = allowsOutside
        self.needsEvenPixels = needsEvenPixels
        self.checksTileCover = checksTileCover
    }
}
