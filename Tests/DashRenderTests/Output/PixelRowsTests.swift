import Testing

@testable import DashRender

/// Many pixels at a time give the same bytes as one by one, whatever the columns, and nothing beside them.
@Suite struct PixelRowsTests {
    private static let width = 150
    private static let untouched: UInt8 = 0xA5

    /// Colours whose sums come nearest to the ends of what fits.
    private static let extremes: [UInt32] = [0, ~0, 0xFF, 0xFF00, 0xFF_0000, 0xFFFF, 0xFF_FF00, 0xFF_00FF]

    /// Two rows each of noise, of extremes, and of runs that differ in the byte without meaning.
    private static let rows: [[UInt32]] = {
        var random = SeededNumbers(seed: 7)
        var rows = [[UInt32]](repeating: [], count: 4)
        for index in 0..<UInt32(2 * width) {
            let number = random.next()
            rows[0].append(UInt32(truncatingIfNeeded: number))
            rows[1].append(extremes[Int(number >> 61)])
            rows[2].append(index / 5 % 3 | (index % 2) << 24)
            rows[3].append(index * 5 % 23 * 0x01_0100 | UInt32(truncatingIfNeeded: number) & 0xFF00_0007)
        }
        return rows
    }()

    private static let counts = [0, 1, 7, 8, 9, 16, 31, 32, 33, 64, 100]
    private static let ranges: [Range<Int>] = [0, 1, 2, 7, 33].flatMap { from in counts.map { from..<from + $0 } }
    private static let sampleRanges: [Range<Int>] = ranges.map { $0.lowerBound / 2..<$0.upperBound / 2 }

    private func bytes(_ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
        var bytes = [UInt8](repeating: PixelRowsTests.untouched, count: count)
        bytes.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start) } }
        return bytes
    }

    private func check(
        _ count: Int, _ columns: Range<Int>, _ many: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void,
        _ single: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        for row in PixelRowsTests.rows {
            row.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                #expect(bytes(count) { many(pixels, $0) } == bytes(count) { single(pixels, $0) }, "\(columns)")
            }
        }
    }

    @Test(arguments: ranges) func luma(_ columns: Range<Int>) {
        check(PixelRowsTests.width, columns) {
            I420Rows.luma($0, columns, into: $1)
        } _: {
            I420Rows.lumaOneByOne($0, columns, into: $1)
        }
    }

    @Test(arguments: sampleRanges) func chroma(_ samples: Range<Int>) {
        let width = PixelRowsTests.width
        check(width, samples) {
            I420Rows.chroma($0, $0 + width, samples, intoU: $1, v: $1 + width / 2)
        } _: {
            I420Rows.chromaOneByOne($0, $0 + width, samples, intoU: $1, v: $1 + width / 2)
        }
    }

    @Test(arguments: ranges) func colours(_ columns: Range<Int>) {
        let width = PixelRowsTests.width
        check(3 * width, columns) {
            PNGRowFilter.copy($0, columns, into: $1)
        } _: {
            PNGRowFilter.copyOneByOne($0, columns, into: $1)
        }
        check(3 * width, columns) {
            PNGRowFilter.subtract($0 + width, from: $0, columns, into: $1)
        } _: {
            PNGRowFilter.subtractOneByOne($0 + width, from: $0, columns, into: $1)
        }
    }

    @Test(arguments: ranges) func softness(_ columns: Range<Int>) {
        for row in PixelRowsTests.rows {
            row.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                #expect(
                    PNGRowFilter.softness(pixels, columns) == PNGRowFilter.softnessOneByOne(pixels, columns),
                    "\(columns)")
            }
        }
    }
}
