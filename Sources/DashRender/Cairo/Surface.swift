import CCairo

/// A picture in memory that can be drawn on. Not to be shared between threads while one of them draws.
public final class Surface {
    /// How a pixel is stored; colours take 4 bytes, in memory B, G, R, A on little-endian machines.
    public enum Format: Sendable {
        /// No alpha: the fourth byte has no meaning.
        case opaque
        /// Premultiplied alpha.
        case alpha
        /// Coverage alone, 1 byte, 0 to 255.
        case mask

        var cairo: cairo_format_t {
            switch self {
            case .opaque: CAIRO_FORMAT_RGB24
            case .alpha: CAIRO_FORMAT_ARGB32
            case .mask: CAIRO_FORMAT_A8
            }
        }
    }

    /// The sides, px.
    public let width: Int, height: Int
    /// How a pixel is stored.
    public let format: Format
    let pointer: OpaquePointer

    /// Makes an all-zero surface: black, or transparent where it has alpha.
    ///
    /// - Throws: `CairoError` when the size is beyond cairo's limit (32,767 px a side) or memory is short.
    public init(width: Int, height: Int, format: Format) throws {
        let operation = "making a \(width) x \(height) px surface"
        guard (1...32_767).contains(width), (1...32_767).contains(height) else {
            throw CairoError(message: "sides must be 1 to 32767 px", operation: operation)
        }
        guard let made = cairo_image_surface_create(format.cairo, Int32(width), Int32(height)) else {
            throw CairoError(message: "no surface", operation: operation)
        }
        pointer = made
        self.width = width
        self.height = height
        self.format = format
        try CairoError.check(cairo_surface_status(made), operation)
    }

    /// Takes over a surface that was made elsewhere.
    init(adopting pointer: OpaquePointer, width: Int, height: Int, format: Format) {
        self.pointer = pointer
        self.width = width
        self.height = height
        self.format = format
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Bytes from one row to the next.
    public var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Runs `body` over the pixels, all drawing finished; the rows are `stride` bytes apart.
    public func withPixels<R, E: Error>(_ body: (UnsafeMutableBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        cairo_surface_flush(pointer)
        let count = stride * height
        let pixels = UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(pointer), count: count)
        defer { cairo_surface_mark_dirty(pointer) }
        return try body(pixels)
    }

    /// The first pixel, all drawing finished; there is one as long as the surface lives.
    var finishedPixels: UnsafeMutableRawPointer {
        cairo_surface_flush(pointer)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(pointer))
    }

    /// Says that pixels were changed other than by drawing.
    func markChanged() { cairo_surface_mark_dirty(pointer) }
}
