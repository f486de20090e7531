import DashScene

/// A thing that is painted, already turned into pixels at its place.
///
/// Whatever has curves or lies between pixels becomes a sprite as a whole, apart from the frame, and frames are put
/// together from sprites pixel by pixel. So what a pixel becomes never depends on how much of the frame is repainted.
enum Sprite {
    /// Whole pixels of one colour.
    case solid(PixelRect, Color)
    /// A colour through a coverage mask whose top left pixel is at `(x, y)`.
    case mask(Surface, x: Int, y: Int, Color)
    /// A picture whose top left pixel is at `(x, y)`.
    case image(Surface, x: Int, y: Int)
}
