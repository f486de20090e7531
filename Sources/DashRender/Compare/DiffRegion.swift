/// A part of a picture in which pixels differ.
public struct DiffRegion: Hashable, Sendable {
    /// The side of the square window that clusters are counted in, px; also of the tiles that regions are made of.
    public static let windowSide = 16
    /// How many regions of one picture are kept.
    public static let most = 12

    /// Where, px.
    public let rect: PixelRect
    /// How many pixels in it differ.
    public let differing: Int
}
