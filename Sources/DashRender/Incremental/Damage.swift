/// What differs between a frame and the one that the same renderer painted before it.
public enum Damage: Hashable, Sendable {
    /// Everything may differ (the first frame, or a whole new picture).
    case all
    /// Only pixels within these rectangles may differ; none at all when the list is empty.
    case rects([PixelRect])
}
