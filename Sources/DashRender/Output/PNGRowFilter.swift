/// Turns rows of B, G, R, x pixels into PNG scanlines: a filter byte, then R, G, B of every pixel less a neighbour's.
///
/// The inner loops; each does some columns of a row, and nothing beside them.
enum PNGRowFilter {
    /// Bytes of a pixel in memory, and in the file.
    static let pixelBytes = 4, channels = 3

    /// The filters of the PNG standard that are used, by their number there.
    enum Kind: UInt8 {
        case none = 0, sub = 1, up = 2
    }

    /// B, G and R of a pixel; the fourth byte has no meaning.
    private static let colorBits: UInt32 = 0xFF_FFFF

    /// How many of some pixels of a row differ from the one at their right, which the row must have.
    static func changes(_ row: UnsafeRawPointer, _ columns: Range<Int>) -> Int {
        let words = row.assumingMemoryBound(to: UInt32.self)
        var changes: UInt32 = 0
        for x in columns {
            // 1 for any difference, 0 for none, without a branch: the sum reaches bit 24 unless the difference is 0.
            changes &+= (((words[x &+ 1] ^ words[x]) & colorBits) &+ colorBits) &>> 24
        }
        return Int(changes)
    }

    /// Pixels as they are. `target` is where the row's first pixel goes, here and below.
    static func copy(_ row: UnsafeRawPointer, _ columns: Range<Int>, into target: UnsafeMutableRawPointer) {
        inQuads(columns) { x in
            storeQuad(row.loadUnaligned(fromByteOffset: x * pixelBytes, as: SIMD16<UInt8>.self), x, target)
        } single: { x in
            store(row.load(fromByteOffset: x * pixelBytes, as: UInt32.self), x, target)
        }
    }

    /// Pixels less those of another row.
    static func subtract(
        _ other: UnsafeRawPointer, from row: UnsafeRawPointer, _ columns: Range<Int>,
        into target: UnsafeMutableRawPointer
    ) {
        inQuads(columns) { x in
            let a = row.loadUnaligned(fromByteOffset: x * pixelBytes, as: SIMD16<UInt8>.self)
            let b = other.loadUnaligned(fromByteOffset: x * pixelBytes, as: SIMD16<UInt8>.self)
            storeQuad(a &- b, x, target)
        } single: { x in
            let a = row.load(fromByteOffset: x * pixelBytes, as: UInt32.self)
            let b = other.load(fromByteOffset: x * pixelBytes, as: UInt32.self)
            store(difference(a, b), x, target)
        }
    }

    /// Pixels less the one at their left; the first of a row less nothing.
    static func subtractLeft(_ row: UnsafeRawPointer, _ columns: Range<Int>, into target: UnsafeMutableRawPointer) {
        var left: UInt32 =
            columns.lowerBound == 0
            ? 0 : row.load(fromByteOffset: (columns.lowerBound - 1) * pixelBytes, as: UInt32.self)
        for x in columns {
            let word = row.load(fromByteOffset: x * pixelBytes, as: UInt32.self)
            store(difference(word, left), x, target)
            left = word
        }
    }

    /// Four pixels at a time, and the rest one by one.
    @inline(__always)
    private static func inQuads(_ columns: Range<Int>, _ quad: (Int) -> Void, single: (Int) -> Void) {
        var x = columns.lowerBound
        while x &+ 4 <= columns.upperBound {
            quad(x)
            x &+= 4
        }
        while x < columns.upperBound {
            single(x)
            x &+= 1
        }
    }

    /// Four pixels to column `x` and on: twelve bytes, six of the low pair, six of the high pair.
    @inline(__always)
    private static func storeQuad(_ pixels: SIMD16<UInt8>, _ x: Int, _ target: UnsafeMutableRawPointer) {
        let pairs = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
        let low = packed(pairs.x)
        let high = packed(pairs.y)
        target.storeBytes(of: low | high << 48, toByteOffset: x * channels, as: UInt64.self)
        target.storeBytes(of: UInt32(truncatingIfNeeded: high >> 16), toByteOffset: x * channels + 8, as: UInt32.self)
    }

    /// The six colour bytes of two pixels, R first, in the low 48 bits.
    @inline(__always)
    private static func packed(_ pair: UInt64) -> UInt64 {
        // Swapped, the first pixel's B G R x is the high half and the second's the low half.
        let swapped = pair.byteSwapped
        return swapped >> 40 | ((swapped >> 8) & UInt64(colorBits)) << 24
    }

    /// Byte-wise a − b, each modulo 256.
    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let bytes = unsafeBitCast(a, to: SIMD4<UInt8>.self) &- unsafeBitCast(b, to: SIMD4<UInt8>.self)
        return unsafeBitCast(bytes, to: UInt32.self)
    }

    @inline(__always)
    private static func store(_ word: UInt32, _ x: Int, _ target: UnsafeMutableRawPointer) {
        let place = target + x * channels
        place.storeBytes(of: UInt8(truncatingIfNeeded: word >> 16), as: UInt8.self)
        place.storeBytes(of: UInt8(truncatingIfNeeded: word >> 8), toByteOffset: 1, as: UInt8.self)
        place.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: 2, as: UInt8.self)
    }
}
