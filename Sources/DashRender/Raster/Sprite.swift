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

    /// The pixels that it is about.
    var bounds: PixelRect {
        switch self {
        case .solid(let rect, _): rect
        case .mask(let surface, let x, let y, _), .image(let surface, let x, let y):
            PixelRect(x: x, y: y, width: surface.width, height: surface.height)
        }
    }

    /// The same at another place.
    func moved(_ x: Int, _ y: Int) -> Sprite {
        switch self {
        case .solid(let rect, let color): .solid(rect.moved(x, y), color)
        case .mask(let mask, let left, let top, let color): .mask(mask, x: left + x, y: top + y, color)
        case .image(let image, let left, let top): .image(image, x: left + x, y: top + y)
        }
    }
}
