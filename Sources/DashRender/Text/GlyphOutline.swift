import DashScene

/// One letter of a line of text, ready to be moved or turned by itself.
public struct GlyphOutline: Hashable, Sendable {
    /// Its outline around its own baseline origin, pt, to be filled by the non-zero rule; empty for a space.
    public var path: Path
    /// How far its origin is from the line's left end, pt.
    public var x: Double
    /// Its advance width, pt.
    public var width: Double

    /// Makes an outline.
    public init(path: Path, x: Double, width: Double) {
        self.path = path
        self.x = x
        self.width = width
    }
}
