/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
    /// The left and top edges, px.
    public var x: Int, y: Int
    /// The sides, px.
    public var width: Int, height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// What differs between a frame and the one that the same renderer painted before it.
public enum Damage: Hashable, Sendable {
    /// Everything may differ (the first frame, or a whole new picture).
    case all
    /// Only pixels within these rectangles may differ; none at all when the list is empty.
    case rects([PixelRect])
}
