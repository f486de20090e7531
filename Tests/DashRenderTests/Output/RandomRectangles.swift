import DashRender

/// Fills random rectangles with random textures; each frame none, one or several.
final class RandomRectangles: FrameRenderer {
    let surface: Surface
    private var state: UInt64
    private var isFirst = true

    init(width: Int, height: Int, seed: UInt64) throws {
        surface = try Surface(width: width, height: height, format: .opaque)
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    func render(_ frame: Int) throws -> Damage {
        if isFirst {
            isFirst = false
            fill(PixelRect(x: 0, y: 0, width: surface.width, height: surface.height))
            return .all
        }
        let rects = (0..<next(4)).map { _ in randomRect() }
        rects.forEach { fill($0) }
        return .rects(rects)
    }

    private func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    private func randomRect() -> PixelRect {
        let x = next(surface.width)
        let y = next(surface.height)
        return PixelRect(x: x, y: y, width: 1 + next(surface.width - x), height: 1 + next(surface.height - y))
    }

    private func fill(_ rect: PixelRect) {
        let isNoise = next(2) == 0
        let color = [next(256), next(256), next(256), next(256)].map { UInt8($0) }
        surface.withPixels { bytes in
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width {
                    for channel in 0..<4 {
                        bytes[y * surface.stride + x * 4 + channel] = isNoise ? UInt8(next(256)) : color[channel]
                    }
                }
            }
        }
    }
}
