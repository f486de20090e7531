/// A picture at its final size: premultiplied, in the byte order of `Surface` (B, G, R, A), rows without gaps.
///
/// A value, so that threads can share it; each makes surfaces of its own from it.
struct ScaledPicture: Hashable, Sendable {
    /// The sides, px.
    let width: Int, height: Int
    /// `width * height * 4` bytes.
    let pixels: [UInt8]

    /// A surface of its own with these pixels.
    func surface() throws -> Surface {
        let surface = try Surface(width: width, height: height, format: .alpha)
        let (stride, row) = (surface.stride, width * Bitmap.bytesPerPixel)
        surface.withPixels { target in
            pixels.withUnsafeBytes { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                for y in 0..<height {
                    UnsafeMutableRawPointer(to + y * stride).copyMemory(from: from + y * row, byteCount: row)
                }
            }
        }
        return surface
    }
}
