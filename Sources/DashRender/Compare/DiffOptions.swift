/// What counts as a difference between two pictures. Without any option every pixel must be the same.
public struct DiffOptions: Hashable, Sendable {
    /// How far colours may lie apart.
    public var threshold: DiffThreshold
    /// True when differing pixels of antialiased edges do not count.
    public var ignoresAntialiasing: Bool
    /// Rectangles whose pixels do not count, px.
    public var ignored: [PixelRect]
    /// A picture of the same size, white and opaque where pixels do not count; nil for none.
    public var mask: Bitmap?

    /// Makes options.
    public init(
        threshold: DiffThreshold = .exact, ignoresAntialiasing: Bool = false, ignored: [PixelRect] = [],
        mask: Bitmap? = nil
    ) {
        self.threshold = threshold
        self.ignoresAntialiasing = ignoresAntialiasing
        self.ignored = ignored
        self.mask = mask
    }
}
