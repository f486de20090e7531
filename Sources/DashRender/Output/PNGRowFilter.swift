/// Turns rows of B, G, R, x pixels into PNG scanlines: a filter byte, then R, G, B of every pixel less a neighbour's.
struct PNGRowFilter {
    /// Bytes of a pixel in memory, and in the file.
    static let pixelBytes = 4, channels = 3

    /// The filters of the PNG standard that are used, by their number there.
    enum Kind: UInt8 {
        case none = 0, sub = 1, up = 2
    }

    /// Pixels in a row.
    let width: Int

    /// Bytes of one scanline.
    var scanlineBytes: Int { 1 + PNGRowFilter.channels * width }

    /// Filters rows that start `stride` bytes apart, the first by its left neighbours alone, so that it needs no row
    /// above; the rest by the row above.
    func filter(
        _ pixels: UnsafePointer<UInt8>, stride: Int, rows: Int, into output: UnsafeMutablePointer<UInt8>
    ) {
        for row in 0..<rows {
            let source = pixels + row * stride
            let target = output + row * scanlineBytes
            if row == 0 { sub(source, into: target) } else { up(source, above: source - stride, into: target) }
        }
    }

    private func sub(_ row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        target[0] = Kind.sub.rawValue
        let words = UnsafeRawPointer(row)
        var left: UInt32 = 0
        for x in 0..<width {
            let word = words.load(fromByteOffset: x * 4, as: UInt32.self)
            PNGRowFilter.store(PNGRowFilter.difference(word, left), at: target + 1 + 3 * x)
            left = word
        }
    }

    private func up(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>
    ) {
        target[0] = Kind.up.rawValue
        let words = UnsafeRawPointer(row)
        let wordsAbove = UnsafeRawPointer(above)
        let out = UnsafeMutableRawPointer(target + 1)
        let quads = width / 4
        for quad in 0..<quads {
            let a = words.loadUnaligned(fromByteOffset: quad * 16, as: SIMD16<UInt8>.self)
            let b = wordsAbove.loadUnaligned(fromByteOffset: quad * 16, as: SIMD16<UInt8>.self)
            let pair = unsafeBitCast(a &- b, to: SIMD2<UInt64>.self)
            let low = PNGRowFilter.packPair(pair.x)
            let high = PNGRowFilter.packPair(pair.y)
            // Twelve bytes: six of the low pair, six of the high pair.
            out.storeBytes(of: low | high << 48, toByteOffset: quad * 12, as: UInt64.self)
            out.storeBytes(of: UInt32(truncatingIfNeeded: high >> 16), toByteOffset: quad * 12 + 8, as: UInt32.self)
        }
        for x in quads * 4..<width {
            let word = words.load(fromByteOffset: x * 4, as: UInt32.self)
            let other = wordsAbove.load(fromByteOffset: x * 4, as: UInt32.self)
            PNGRowFilter.store(PNGRowFilter.difference(word, other), at: target + 1 + 3 * x)
        }
    }

    /// Two pixels x R G B x R G B, from the high byte down, to six bytes B G R B G R from the high byte of 48 bits.
    @inline(__always)
    private static func packPair(_ pair: UInt64) -> UInt64 {
        // Swapped, the word holds B G R x of the first pixel in its high half, and the second's in its low half.
        let swapped = pair.byteSwapped
        let first = swapped >> 40
        let second = (swapped >> 8) & 0xFF_FFFF
        return first | second << 24
    }

    /// Byte-wise a − b, each modulo 256.
    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        unsafeBitCast(
            unsafeBitCast(a, to: SIMD4<UInt8>.self) &- unsafeBitCast(b, to: SIMD4<UInt8>.self), to: UInt32.self)
    }

    @inline(__always)
    private static func store(_ word: UInt32, at target: UnsafeMutablePointer<UInt8>) {
        target[0] = UInt8(truncatingIfNeeded: word >> 16)
        target[1] = UInt8(truncatingIfNeeded: word >> 8)
        target[2] = UInt8(truncatingIfNeeded: word)
    }
}
