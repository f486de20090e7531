import DashRender

/// Paints frames by a formula, and finds the damage by comparing pixels.
final class SyntheticRenderer: FrameRenderer {
    let surface: Surface
    private let pixel: @Sendable (_ x: Int, _ y: Int, _ frame: Int) -> UInt32
    private var isFirst = true

    /// `pixel` gives 0xRRGGBB.
    init(
        width: Int, height: Int, _ pixel: @escaping @Sendable (_ x: Int, _ y: Int, _ frame: Int) -> UInt32
    ) throws {
        surface = try Surface(width: width, height: height, format: .opaque)
        self.pixel = pixel
    }

    /// A textured ground with a moving rectangle; frames 10 to 14 are the same, 20 and 40 change everything.
    static func moving(width: Int = 96, height: Int = 80) throws -> SyntheticRenderer {
        try SyntheticRenderer(width: width, height: height) { x, y, frame in
            let step = (10...14).contains(frame) ? 10 : frame
            let isInside =
                (x - step % 60) >= 0 && x - step % 60 < 20 && (y - 2 * step % 50) >= 0 && y - 2 * step % 50 < 24
            let ground = UInt32(truncatingIfNeeded: (x * 5 + y * 3) ^ (x * y / 7)) & 0x3F3F3F
            return isInside ? 0xEB1700 : ground + UInt32(frame / 20 % 3) * 0x402010
        }
    }

    func render(_ frame: Int) throws -> Damage {
        var changed: PixelRect?
        surface.withPixels { bytes in
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    if put(pixel(x, y, frame), at: y * surface.stride + x * 4, bytes) {
                        changed = changed.including(x, y)
                    }
                }
            }
        }
        defer { isFirst = false }
        return isFirst ? .all : .rects([changed].compactMap { $0 })
    }

    /// Returns whether the pixel was another one before. The fourth byte is noise: nothing may depend on it.
    private func put(_ color: UInt32, at offset: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        let new = (0..<3).map { UInt8(truncatingIfNeeded: color >> (8 * $0)) }
        let old = Array(bytes[offset..<offset + 3])
        for channel in 0..<3 { bytes[offset + channel] = new[channel] }
        bytes[offset + 3] = UInt8(truncatingIfNeeded: offset &* 31)
        return old != new
    }
}

extension PixelRect? {
    fileprivate func including(_ x: Int, _ y: Int) -> PixelRect {
        guard let self else { return PixelRect(x: x, y: y, width: 1, height: 1) }
        let left = Swift.min(self.x, x)
        let top = Swift.min(self.y, y)
        return PixelRect(
            x: left, y: top, width: Swift.max(self.x + self.width, x + 1) - left,
            height: Swift.max(self.y + self.height, y + 1) - top)
    }
}

extension Surface {
    /// R, G, B of every pixel.
    var rgb: [UInt8] {
        let stride = stride
        return withPixels { bytes in
            [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
                for y in 0..<height {
                    for x in 0..<width {
                        for channel in 0..<3 {
                            target[(y * width + x) * 3 + channel] = bytes[y * stride + x * 4 + 2 - channel]
                        }
                    }
                }
                count = width * height * 3
            }
        }
    }
}
