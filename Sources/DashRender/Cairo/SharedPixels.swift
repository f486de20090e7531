import CCairo
import Foundation

/// Finished opaque pixels that many threads read at once.
///
/// cairo counts references to a surface's pixels without locks, so no surface may be used by two threads; each takes a
/// surface of its own over the same memory. Nobody may draw on those.
final class SharedPixels: @unchecked Sendable {
    let width: Int, height: Int
    /// Bytes from one row to the next.
    let stride: Int
    private let memory: UnsafeMutableRawBufferPointer

    /// Copies a surface's pixels.
    init(copying surface: Surface) {
        width = surface.width
        height = surface.height
        stride = surface.stride
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * height, alignment: 16)
        surface.withPixels { memory.copyMemory(from: UnsafeRawBufferPointer($0)) }
        self.memory = memory
    }

    /// Takes pixels from bytes; nil unless these are exactly as many as the size asks for.
    init?(width: Int, height: Int, bytes: UnsafeRawBufferPointer) {
        let limit = 32_767
        guard (1...limit).contains(width), (1...limit).contains(height) else { return nil }
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, Int32(width)))
        guard bytes.count == stride * height else { return nil }
        self.width = width
        self.height = height
        memory = .allocate(byteCount: bytes.count, alignment: 16)
        memory.copyMemory(from: bytes)
    }

    deinit { memory.deallocate() }

    /// Runs `body` over all bytes, row by row. They must not leave it.
    func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
        withExtendedLifetime(self) { body(UnsafeRawBufferPointer(memory)) }
    }

    // Only its address matters to cairo.
    private nonisolated(unsafe) static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// A surface over these pixels for the calling thread; it keeps them alive.
    func surface() throws -> Surface {
        let operation = "sharing a map's pixels"
        let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard
            let made = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(stride))
        else { throw CairoError(message: "no surface", operation: operation) }
        let surface = Surface(adopting: made, width: width, height: height, format: .opaque)
        try CairoError.check(cairo_surface_status(made), operation)
        let owner = Unmanaged.passRetained(self)
        let status = cairo_surface_set_user_data(made, SharedPixels.ownerKey, owner.toOpaque()) { owner in
            if let owner { Unmanaged<SharedPixels>.fromOpaque(owner).release() }
        }
        if status != CAIRO_STATUS_SUCCESS { owner.release() }
        try CairoError.check(status, operation)
        return surface
    }
}
