import Testing

@testable import DashRender

/// Many pixels at a time give the same bytes as one by one, whatever the columns, and nothing beside them; and each is
/// the nearest level to what it should be.
@Suite struct BlendRowsTests {
    private static let width = 120
    private static let color: UInt32 = 0xFF_C8_32_07
    private static let shares: [UInt8] = [0, 1, 97, 128, 254, 255]
    private static let ranges: [Range<Int>] = [0, 3, 8].flatMap { from in
        [0, 1, 7, 8, 9, 16, 41, 100].map { from..<from + $0 }
    }

    /// Premultiplied noise, then runs that show nothing, then runs that cover.
    private static let noise: (there: [UInt32], pixels: [UInt32], mask: [UInt8]) = {
        var random = SeededNumbers(seed: 11)
        func pixels(_ random: inout SeededNumbers) -> [UInt32] {
            (0..<width).map { x in
                let alpha: UInt32 = x % 48 < 16 ? .random(in: 0...255, using: &random) : x % 48 < 32 ? 0 : 255
                return (0..<3).reduce(alpha << 24) {
                    $0 | UInt32.random(in: 0...alpha, using: &random) << (8 * UInt32($1))
                }
            }
        }
        let (there, over) = (pixels(&random), pixels(&random))
        let mask = (0..<width).map { x -> UInt8 in
            x % 48 < 16 ? .random(in: 0...255, using: &random) : x % 48 < 32 ? 0 : 255
        }
        return (there, over, mask)
    }()

    private func blended(_ body: (BlendRows.Pixels) -> Void) -> [UInt32] {
        var row = BlendRowsTests.noise.there
        row.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start) } }
        return row
    }

    private func byte(_ pixel: UInt32, _ place: Int) -> Double { Double(pixel >> (8 * UInt32(place)) & 255) }

    /// Whether each byte within the columns is as near to `expected` as rounding allows, all others as before.
    private func check(
        _ row: [UInt32], _ columns: Range<Int>, within slack: Double, _ expected: (_ x: Int, _ place: Int) -> Double
    ) {
        var wrong: [Int] = []
        for x in row.indices {
            for place in 0..<4 {
                let was = byte(BlendRowsTests.noise.there[x], place)
                let wanted = columns.contains(x) ? expected(x, place) : was
                if abs(byte(row[x], place) - wanted) > (columns.contains(x) ? slack : 0) { wrong.append(x) }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: ranges, shares) func tint(_ columns: Range<Int>, _ share: UInt8) {
        let row = blended { BlendRows.tint($0, columns, BlendRowsTests.color, share: share) }
        #expect(row == blended { BlendRows.tintOneByOne($0, columns, BlendRowsTests.color, share: share) })
        let part = Double(share) / 255
        check(row, columns, within: 0.5) {
            byte(BlendRowsTests.noise.there[$0], $1) * (1 - part) + byte(BlendRowsTests.color, $1) * part
        }
    }

    @Test(arguments: ranges, shares) func cover(_ columns: Range<Int>, _ share: UInt8) {
        let mask = BlendRowsTests.noise.mask
        let row = blended { BlendRows.cover($0, columns, mask: mask, BlendRowsTests.color, share: share) }
        #expect(row == blended { BlendRows.coverOneByOne($0, columns, mask: mask, BlendRowsTests.color, share: share) })
        // What is covered is a number of 255ths too.
        check(row, columns, within: 1) {
            let part = Double(mask[$0]) / 255 * Double(share) / 255
            return byte(BlendRowsTests.noise.there[$0], $1) * (1 - part) + byte(BlendRowsTests.color, $1) * part
        }
    }

    @Test(arguments: ranges, shares) func over(_ columns: Range<Int>, _ share: UInt8) {
        let pixels = BlendRowsTests.noise.pixels
        for bits in [0, BlendRows.solid] {
            let row = blended { BlendRows.over($0, columns, pixels, setting: bits, share: share) }
            #expect(row == blended { BlendRows.overOneByOne($0, columns, pixels, setting: bits, share: share) })
            let part = Double(share) / 255
            check(row, columns, within: 1) {
                let source = pixels[$0] | bits
                let left = 1 - byte(source, 3) / 255 * part
                return byte(source, $1) * part + byte(BlendRowsTests.noise.there[$0], $1) * left
            }
        }
    }

    @Test(arguments: ranges) func keep(_ columns: Range<Int>) {
        let mask = BlendRowsTests.noise.mask
        let row = blended { BlendRows.keep($0, columns, mask: mask) }
        #expect(row == blended { BlendRows.keepOneByOne($0, columns, mask: mask) })
        check(row, columns, within: 0.5) { byte(BlendRowsTests.noise.there[$0], $1) * Double(mask[$0]) / 255 }
    }
}
