/// The rows of a surface that lies somewhere on a frame, by the frame's coordinates. Somebody else keeps the surface
/// alive: to count references strip by strip would cost more than to paint small things.
struct PixelRows {
    private let start: UnsafeMutableRawPointer
    private let stride: Int
    private let x: Int, y: Int

    /// The rows of a surface whose top left pixel is at `(x, y)`; all drawing on it is finished.
    init(_ surface: Surface, x: Int = 0, y: Int = 0) {
        start = surface.finishedPixels
        stride = surface.stride
        self.x = x
        self.y = y
    }

    /// A row of pixels; its column 0 is the frame's, and only the surface's own columns are to be touched.
    func words(_ row: Int) -> UnsafeMutablePointer<UInt32> {
        (start + (row - y) * stride - x * MemoryLayout<UInt32>.size).assumingMemoryBound(to: UInt32.self)
    }

    /// A row of a mask, likewise.
    func bytes(_ row: Int) -> UnsafePointer<UInt8> {
        UnsafePointer((start + (row - y) * stride - x).assumingMemoryBound(to: UInt8.self))
    }
}
