/// Paints what a comparison found: the first picture faded, and on it the differing pixels.
enum HeatMap {
    /// Pixels that differ: from orange (a little) to red (much).
    private static let little = SIMD4<UInt8>(255, 170, 0, 255), much = SIMD4<UInt8>(225, 0, 40, 255)
    /// Pixels of antialiased edges that are ignored.
    private static let antialiased = SIMD4<UInt8>(60, 140, 255, 255)
    /// How much of the picture is left, of 255.
    private static let faded = 40
    /// Channel differences from here on are painted as much.
    private static let muchDelta = 128

    /// Paints; both pictures and the map have one size.
    static func paint(_ a: Bitmap, _ b: Bitmap, _ map: DiffMap) -> Bitmap? {
        var pixels = [UInt8](repeating: 255, count: a.pixels.count)
        PixelGridView.over(a, b) { first, second in
            pixels.withUnsafeMutableBytes { bytes in
                let target = bytes.bindMemory(to: SIMD4<UInt8>.self)
                for i in map.marks.indices {
                    target[i] = color(DiffMap.Mark(rawValue: map.marks[i]), first.pixels[i], second.pixels[i])
                }
            }
        }
        return Bitmap(width: a.width, height: a.height, pixels: pixels)
    }

    @inline(__always)
    private static func color(_ mark: DiffMap.Mark?, _ p: SIMD4<UInt8>, _ q: SIMD4<UInt8>) -> SIMD4<UInt8> {
        switch mark {
        case .differs:
            let delta = Int((pointwiseMax(p, q) &- pointwiseMin(p, q)).max())
            return mixed(little, much, min(delta, muchDelta) * 255 / muchDelta)
        case .antialiased: return antialiased
        default:
            let grey = (Int(p.x) * 2 + Int(p.y) * 5 + Int(p.z)) / 8
            let onWhite = 255 - (255 - grey) * Int(p.w) / 255
            let v = UInt8(clamping: 255 - (255 - onWhite) * faded / 255)
            return SIMD4(v, v, v, 255)
        }
    }

    private static func mixed(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, _ share: Int) -> SIMD4<UInt8> {
        let from = SIMD4<Int32>(truncatingIfNeeded: a), to = SIMD4<Int32>(truncatingIfNeeded: b)
        return SIMD4<UInt8>(truncatingIfNeeded: from &+ (to &- from) &* Int32(share) / 255)
    }
}
