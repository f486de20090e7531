/// How two pictures of one size differ.
public struct PixelDiff: Hashable, Sendable {
    /// The pictures' size.
    public let size: PixelSize
    /// How many pixels were compared: all that no mask or rectangle leaves out.
    public let compared: Int
    /// How many of them differ.
    public internal(set) var differing = 0
    /// How many more differ, but belong to antialiased edges that are ignored.
    public internal(set) var antialiased = 0
    /// The largest difference of one channel (alpha included) among the pixels that differ, 0 to 255.
    public internal(set) var maxDelta = 0
    /// The smallest rectangle that holds all pixels that differ; nil when none does.
    public internal(set) var bounds: PixelRect?
    /// The window that holds the most of them; nil when none does.
    public internal(set) var densest: DiffRegion?
    /// Groups of pixels that lie together, the largest first; at most `DiffRegion.most`.
    public internal(set) var regions: [DiffRegion] = []

    /// The share of the compared pixels that differs.
    public var share: PixelShare { PixelShare(count: differing, total: compared) }

    init(size: PixelSize, compared: Int) {
        self.size = size
        self.compared = compared
    }
}
