/// The pixels of a bitmap in place, for the loops that look at single ones.
struct PixelGridView {
    let width: Int
    let height: Int
    let pixels: UnsafePointer<SIMD4<UInt8>>

    /// Runs `body` over the pixels of two bitmaps.
    static func over<R>(_ a: Bitmap, _ b: Bitmap, _ body: (PixelGridView, PixelGridView) -> R) -> R? {
        a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second in
                guard let one = PixelGridView(a, first), let two = PixelGridView(b, second) else { return nil }
                return body(one, two)
            }
        }
    }

    private init?(_ bitmap: Bitmap, _ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.assumingMemoryBound(to: SIMD4<UInt8>.self).baseAddress else { return nil }
        width = bitmap.width
        height = bitmap.height
        pixels = start
    }

    subscript(x: Int, y: Int) -> SIMD4<UInt8> { pixels[y * width + x] }

    func row(_ y: Int) -> UnsafePointer<SIMD4<UInt8>> { pixels + y * width }

    /// The up to nine places from `(x - 1, y - 1)` to `(x + 1, y + 1)` that are inside.
    func neighbourhood(_ x: Int, _ y: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>, isAtEdge: Bool) {
        let xs = max(x - 1, 0)...min(x + 1, width - 1), ys = max(y - 1, 0)...min(y + 1, height - 1)
        return (xs, ys, xs.count < 3 || ys.count < 3)
    }
}
