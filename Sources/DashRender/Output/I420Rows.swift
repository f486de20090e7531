import CPixelRows

/// The inner loops of the conversion: many pixels at a time where the processor can, and the rest one by one, to the
/// same levels.
enum I420Rows {
    /// Blue and red of a pixel, as two 16-bit numbers.
    private static let blueRed: UInt32 = 0x00FF_00FF

    /// Y of some columns of a row.
    static func luma(_ row: UnsafeRawPointer, _ columns: Range<Int>, into target: UnsafeMutablePointer<UInt8>) {
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        let done = hook_luma(pixels, columns.lowerBound, columns.upperBound, BT709.luma, target)
        lumaOneByOne(pixels, done..<columns.upperBound, into: target)
    }

    /// Some samples of U and V of a pair of rows.
    static func chroma(
        _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, _ samples: Range<Int>,
        intoU u: UnsafeMutablePointer<UInt8>,
        v: UnsafeMutablePointer<UInt8>
    ) {
        let above = upper.assumingMemoryBound(to: UInt32.self)
        let below = lower.assumingMemoryBound(to: UInt32.self)
        // The first sample of a row has no column before it.
        let start = min(samples.upperBound, max(1, samples.lowerBound))
        chromaOneByOne(above, below, samples.lowerBound..<start, intoU: u, v: v)
        let done = hook_chroma(
            above, below, start, samples.upperBound, BT709.blueDifference, BT709.redDifference, u, v)
        chromaOneByOne(above, below, done..<samples.upperBound, intoU: u, v: v)
    }

    static func lumaOneByOne(
        _ pixels: UnsafePointer<UInt32>, _ columns: Range<Int>, into target: UnsafeMutablePointer<UInt8>
    ) {
        for x in columns {
            let pixel = Int32(bitPattern: pixels[x])
            target[x] = component(BT709.luma, (pixel &>> 16) & 255, (pixel &>> 8) & 255, pixel & 255)
        }
    }

    static func chromaOneByOne(
        _ above: UnsafePointer<UInt32>, _ below: UnsafePointer<UInt32>, _ samples: Range<Int>,
        intoU u: UnsafeMutablePointer<UInt8>, v: UnsafeMutablePointer<UInt8>
    ) {
        for i in samples {
            let x = 2 * i
            let left = max(0, x - 1)
            // Two 16-bit lanes each: no sum exceeds 8 · 255.
            let br =
                column(above[left], below[left]) &+ 2 &* column(above[x], below[x])
                &+ column(above[x + 1], below[x + 1])
            let g =
                column(above[left] &>> 8, below[left] &>> 8) &+ 2 &* column(above[x] &>> 8, below[x] &>> 8)
                &+ column(above[x + 1] &>> 8, below[x + 1] &>> 8)
            let blue = Int32(bitPattern: br & 0xFFFF)
            let red = Int32(bitPattern: br &>> 16)
            let green = Int32(bitPattern: g & 0xFFFF)
            u[i] = component(BT709.blueDifference, red, green, blue)
            v[i] = component(BT709.redDifference, red, green, blue)
        }
    }

    @inline(__always)
    private static func column(_ a: UInt32, _ b: UInt32) -> UInt32 { (a & blueRed) &+ (b & blueRed) }

    /// A component of a colour, or of a sum of colours.
    @inline(__always)
    private static func component(_ w: hook_weights, _ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
        let sum = w.start &+ red &* Int32(w.red) &+ green &* Int32(w.green) &+ blue &* Int32(w.blue)
        return UInt8(truncatingIfNeeded: sum &>> w.places)
    }
}
