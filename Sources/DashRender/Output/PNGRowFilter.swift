import CPixelRows

/// Turns rows of B, G, R, x pixels into PNG scanlines: a filter byte, then R, G, B of every pixel less a neighbour's.
///
/// The inner loops; each does some columns of a row, and nothing beside them: many at a time where the processor can,
/// and the rest one by one, to the same bytes.
enum PNGRowFilter {
    /// Bytes of a pixel in the file.
    static let channels = 3

    /// The filters of the PNG standard that are used, by their number there.
    enum Kind: UInt8 {
        case none = 0, sub = 1, up = 2
    }

    /// B, G and R of a pixel; the fourth byte has no meaning.
    private static let colorBits: UInt32 = 0xFF_FFFF

    /// Of a difference between two pixels, the bits that make it a hard one: 8 or more of 255 in any colour.
    private static let hardBits: UInt32 = 0xF8_F8F8

    /// How much some pixels of a row are like a photo and not like a drawing: how many differ softly from the one at
    /// their right, which the row must have, less how many differ hard.
    static func softness(_ row: UnsafeRawPointer, _ columns: Range<Int>) -> Int {
        let words = row.assumingMemoryBound(to: UInt32.self)
        var score = 0
        let done = hook_softness(words, columns.lowerBound, columns.upperBound, &score)
        return score + softnessOneByOne(words, done..<columns.upperBound)
    }

    static func softnessOneByOne(_ words: UnsafePointer<UInt32>, _ columns: Range<Int>) -> Int {
        columns.reduce(0) { score, x in
            let distance = distance(words[x], words[x + 1]) & colorBits
            return distance == 0 ? score : distance & hardBits == 0 ? score + 1 : score - 1
        }
    }

    /// Pixels as they are. `target` is where the row's first pixel goes, here and below.
    static func copy(_ row: UnsafeRawPointer, _ columns: Range<Int>, into target: UnsafeMutableRawPointer) {
        let words = row.assumingMemoryBound(to: UInt32.self)
        let done = hook_rgb(words, columns.lowerBound, columns.upperBound, bytes(target))
        copyOneByOne(words, done..<columns.upperBound, into: target)
    }

    static func copyOneByOne(
        _ words: UnsafePointer<UInt32>, _ columns: Range<Int>, into target: UnsafeMutableRawPointer
    ) {
        for x in columns { store(words[x], x, target) }
    }

    /// Pixels less those of another row.
    static func subtract(
        _ other: UnsafeRawPointer, from row: UnsafeRawPointer, _ columns: Range<Int>,
        into target: UnsafeMutableRawPointer
    ) {
        let words = row.assumingMemoryBound(to: UInt32.self)
        let others = other.assumingMemoryBound(to: UInt32.self)
        let done = hook_rgb_less(words, others, columns.lowerBound, columns.upperBound, bytes(target))
        subtractOneByOne(others, from: words, done..<columns.upperBound, into: target)
    }

    static func subtractOneByOne(
        _ others: UnsafePointer<UInt32>, from words: UnsafePointer<UInt32>, _ columns: Range<Int>,
        into target: UnsafeMutableRawPointer
    ) {
        for x in columns { store(difference(words[x], others[x]), x, target) }
    }

    /// Pixels less the one at their left; the first of a row less nothing.
    static func subtractLeft(_ row: UnsafeRawPointer, _ columns: Range<Int>, into target: UnsafeMutableRawPointer) {
        let words = row.assumingMemoryBound(to: UInt32.self)
        if columns.lowerBound == 0, !columns.isEmpty { store(words[0], 0, target) }
        let rest = min(columns.upperBound, max(1, columns.lowerBound))..<columns.upperBound
        subtract(UnsafeRawPointer(words - 1), from: row, rest, into: target)
    }

    private static func bytes(_ target: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8> {
        target.assumingMemoryBound(to: UInt8.self)
    }

    /// Byte-wise a − b, each modulo 256.
    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let bytes = unsafeBitCast(a, to: SIMD4<UInt8>.self) &- unsafeBitCast(b, to: SIMD4<UInt8>.self)
        return unsafeBitCast(bytes, to: UInt32.self)
    }

    /// Byte-wise |a − b|.
    private static func distance(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let (a, b) = (unsafeBitCast(a, to: SIMD4<UInt8>.self), unsafeBitCast(b, to: SIMD4<UInt8>.self))
        return unsafeBitCast(pointwiseMax(a, b) &- pointwiseMin(a, b), to: UInt32.self)
    }

    @inline(__always)
    private static func store(_ word: UInt32, _ x: Int, _ target: UnsafeMutableRawPointer) {
        let place = target + x * channels
        place.storeBytes(of: UInt8(truncatingIfNeeded: word >> 16), as: UInt8.self)
        place.storeBytes(of: UInt8(truncatingIfNeeded: word >> 8), toByteOffset: 1, as: UInt8.self)
        place.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: 2, as: UInt8.self)
    }
}
