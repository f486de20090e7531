/// The inner loops of the conversion; in plain integers that the compiler turns into vector instructions.
enum I420Rows {
    /// Blue and red of a pixel, as two 16-bit numbers.
    private static let blueRed: UInt32 = 0x00FF_00FF

    /// Y of some columns of a row.
    static func luma(_ row: UnsafeRawPointer, _ columns: Range<Int>, into target: UnsafeMutablePointer<UInt8>) {
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        let weights = BT709.luma
        let start = BT709.black << 15 + 1 << 14
        for x in columns {
            let pixel = Int32(bitPattern: pixels[x])
            let sum =
                start &+ (pixel & 255) &* weights.blue &+ ((pixel &>> 8) & 255) &* weights.green
                &+ ((pixel &>> 16) & 255) &* weights.red
            target[x] = UInt8(truncatingIfNeeded: sum &>> 15)
        }
    }

    /// Some samples of U and V of a pair of rows.
    static func chroma(
        _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, _ samples: Range<Int>,
        intoU u: UnsafeMutablePointer<UInt8>,
        v: UnsafeMutablePointer<UInt8>
    ) {
        let above = upper.assumingMemoryBound(to: UInt32.self)
        let below = lower.assumingMemoryBound(to: UInt32.self)
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

    /// A colour difference from sums of eight weights.
    @inline(__always)
    private static func component(_ w: BT709.Weights, _ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
        let start = BT709.neutral << 18 + 1 << 17
        return UInt8(truncatingIfNeeded: (start &+ red &* w.red &+ green &* w.green &+ blue &* w.blue) &>> 18)
    }
}
