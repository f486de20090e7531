import CPixelRows

/// Puts rows of premultiplied pixels over one another. A pixel is a word of B, G, R and A from the lowest byte on; a
/// share is a number of 255ths, and what it leaves is rounded to the nearest level.
///
/// The fourth byte of pixels without alpha is 255 in whatever is painted here.
enum BlendRows {
    typealias Pixels = UnsafeMutablePointer<UInt32>

    /// The alpha of a pixel that covers.
    static let solid: UInt32 = 0xFF00_0000

    /// A colour, its alpha 255, at a share over each pixel.
    static func tint(_ row: Pixels, _ columns: Range<Int>, _ color: UInt32, share: UInt8) {
        let done = hook_tint(row, columns.lowerBound, columns.upperBound, color, share)
        tintOneByOne(row, done..<columns.upperBound, color, share: share)
    }

    static func tintOneByOne(_ row: Pixels, _ columns: Range<Int>, _ color: UInt32, share: UInt8) {
        for x in columns { row[x] = mix(row[x], color, UInt32(share)) }
    }

    /// A colour, its alpha 255, at a share of what a mask covers.
    static func cover(
        _ row: Pixels, _ columns: Range<Int>, mask: UnsafePointer<UInt8>, _ color: UInt32, share: UInt8
    ) {
        let done = hook_cover(row, columns.lowerBound, columns.upperBound, mask, color, share)
        coverOneByOne(row, done..<columns.upperBound, mask: mask, color, share: share)
    }

    static func coverOneByOne(
        _ row: Pixels, _ columns: Range<Int>, mask: UnsafePointer<UInt8>, _ color: UInt32, share: UInt8
    ) {
        for x in columns { row[x] = mix(row[x], color, level(UInt32(mask[x]) * UInt32(share))) }
    }

    /// Other pixels at a share; the bits of `setting` are set in each of them first.
    static func over(
        _ row: Pixels, _ columns: Range<Int>, _ pixels: UnsafePointer<UInt32>, setting bits: UInt32, share: UInt8
    ) {
        let done = hook_over(row, columns.lowerBound, columns.upperBound, pixels, bits, share)
        overOneByOne(row, done..<columns.upperBound, pixels, setting: bits, share: share)
    }

    static func overOneByOne(
        _ row: Pixels, _ columns: Range<Int>, _ pixels: UnsafePointer<UInt32>, setting bits: UInt32, share: UInt8
    ) {
        let share = UInt32(share)
        for x in columns {
            let source = pixels[x] | bits
            let left = 255 - level((source >> 24) * share)
            row[x] = joined { level(byte(source, $0) * share + byte(row[x], $0) * left) }
        }
    }

    /// Keeps as much of each pixel as a mask covers.
    static func keep(_ row: Pixels, _ columns: Range<Int>, mask: UnsafePointer<UInt8>) {
        let done = hook_keep(row, columns.lowerBound, columns.upperBound, mask)
        keepOneByOne(row, done..<columns.upperBound, mask: mask)
    }

    static func keepOneByOne(_ row: Pixels, _ columns: Range<Int>, mask: UnsafePointer<UInt8>) {
        for x in columns { row[x] = joined { level(byte(row[x], $0) * UInt32(mask[x])) } }
    }

    @inline(__always)
    private static func mix(_ there: UInt32, _ color: UInt32, _ share: UInt32) -> UInt32 {
        joined { level(byte(there, $0) * (255 - share) + byte(color, $0) * share) }
    }

    /// The nearest whole number to a 255th, for numbers up to 65,152: without the division.
    @inline(__always)
    private static func level(_ product: UInt32) -> UInt32 {
        let raised = product + 128
        return (raised + raised >> 8) >> 8
    }

    @inline(__always)
    private static func byte(_ pixel: UInt32, _ place: UInt32) -> UInt32 { pixel >> place & 0xFF }

    @inline(__always)
    private static func joined(_ byte: (UInt32) -> UInt32) -> UInt32 {
        byte(0) | byte(8) << 8 | byte(16) << 16 | byte(24) << 24
    }
}
