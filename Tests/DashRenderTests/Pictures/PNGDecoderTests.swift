import Testing

@testable import DashRender

@Suite struct PNGDecoderTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var fixture: PNGFixture
        var samples: @Sendable (Int, Int) -> [Int]
        var expected: @Sendable (Int, Int) -> [UInt8]
    }

    static let palette: [UInt8] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]

    static let cases: [Case] = [
        Case(
            testDescription: "rgba", fixture: PNGFixture(width: 5, height: 3),
            samples: { [$0 * 50, $1 * 80, 7, $0 * 10] },
            expected: { [UInt8($0 * 50), UInt8($1 * 80), 7, UInt8($0 * 10)] }),
        Case(
            testDescription: "rgb", fixture: PNGFixture(width: 5, height: 3, kind: .rgb),
            samples: { [$0, $1, 200] }, expected: { [UInt8($0), UInt8($1), 200, 255] }),
        Case(
            testDescription: "grey 1 bit", fixture: PNGFixture(width: 11, height: 2, kind: .grey, depth: 1),
            samples: { x, y in [(x + y) % 2] },
            expected: { x, y in
                let v: UInt8 = (x + y) % 2 == 1 ? 255 : 0
                return [v, v, v, 255]
            }),
        Case(
            testDescription: "grey 4 bits", fixture: PNGFixture(width: 16, height: 1, kind: .grey, depth: 4),
            samples: { x, _ in [x] }, expected: { x, _ in [UInt8(x * 17), UInt8(x * 17), UInt8(x * 17), 255] }),
        Case(
            testDescription: "grey with alpha", fixture: PNGFixture(width: 4, height: 2, kind: .greyAlpha),
            samples: { [$0 * 9, $1 * 99] },
            expected: { x, y in [UInt8(x * 9), UInt8(x * 9), UInt8(x * 9), UInt8(y * 99)] }),
        Case(
            testDescription: "grey with a transparent value",
            fixture: PNGFixture(width: 4, height: 1, kind: .grey, chunksBeforeData: [("tRNS", [0, 2])]),
            samples: { x, _ in [x] }, expected: { x, _ in [UInt8(x), UInt8(x), UInt8(x), x == 2 ? 0 : 255] }),
        Case(
            testDescription: "palette 2 bits with alpha",
            fixture: PNGFixture(
                width: 4, height: 1, kind: .palette, depth: 2,
                chunksBeforeData: [("PLTE", palette), ("tRNS", [255, 128])]),
            samples: { x, _ in [x] },
            expected: { x, _ in Array(palette[x * 3..<x * 3 + 3]) + [x == 1 ? 128 : 255] }),
        Case(
            testDescription: "16 bits are rounded", fixture: PNGFixture(width: 3, height: 1, kind: .rgb, depth: 16),
            samples: { x, _ in [x * 257, x * 257 + 200, 65535] },
            expected: { x, _ in [UInt8(x), UInt8(x + 1), 255, 255] }),
        Case(
            testDescription: "interlaced", fixture: PNGFixture(width: 9, height: 10, isInterlaced: true),
            samples: { [$0, $1, $0 * $1, 255] }, expected: { [UInt8($0), UInt8($1), UInt8($0 * $1), 255] }),
        Case(
            testDescription: "a gamma that is not applied",
            fixture: PNGFixture(
                width: 4, height: 1, kind: .rgb, chunksBeforeData: [("gAMA", PNGFixture.number(100_000))]),
            samples: { x, _ in [x * 60, 5, 6] }, expected: { x, _ in [UInt8(x * 60), 5, 6, 255] }),
    ]

    @Test(arguments: cases) func decodes(_ c: Case) throws {
        let picture = try PNGDecoder.decode(c.fixture.file(c.samples), file: "a.png")
        let expected = (0..<c.fixture.height).flatMap { y in
            (0..<c.fixture.width).flatMap { x in c.expected(x, y) }
        }
        #expect(picture == Bitmap(width: c.fixture.width, height: c.fixture.height, pixels: expected))
    }

    /// Every row filter, by the standard's own formulas, read both ways.
    @Test(arguments: [PNGFixture.Kind.rgb, .rgba]) func filters(_ kind: PNGFixture.Kind) throws {
        var fixture = PNGFixture(width: 13, height: 25, kind: kind)
        fixture.filter = { UInt8($0 % 5) }
        let color: (Int, Int) -> [Int] = { x, y in [x * 37, y * 91, x * y * 13, x + y].map { $0 % 256 } }
        let file = fixture.file { x, y in Array(color(x, y).prefix(kind.channels)) }
        let expected = (0..<25).flatMap { y in
            (0..<13).flatMap { x in
                color(x, y).enumerated().map { $0 < kind.channels ? UInt8($1) : 255 }
            }
        }
        #expect(try PNGDecoder.decode(file, file: "a.png").pixels == expected)
        var withTransparentColor = fixture
        withTransparentColor.chunksBeforeData = [("tRNS", [0, 1, 0, 2, 0, 3])]
        let viaLibpng = kind == .rgb ? withTransparentColor.file { x, y in Array(color(x, y).prefix(3)) } : file
        #expect(try PNGDecoder.decode(viaLibpng, file: "a.png").pixels == expected)
    }

    static let good = PNGFixture(width: 40, height: 30).file { [$0, $1, 0, 255] }

    static let damages: [(what: String, bytes: [UInt8], error: PictureError)] = [
        ("nothing", [], .empty(file: "a.png")),
        ("text", Array("hello, I am no picture".utf8), .notAPicture(file: "a.png")),
        ("half a signature", Array(good.prefix(5)), .truncated(file: "a.png")),
        ("half a header", Array(good.prefix(30)), .truncated(file: "a.png")),
        ("half the rows", Array(good.prefix(good.count / 2)), .truncated(file: "a.png")),
        ("no end", Array(good.dropLast(12)), .truncated(file: "a.png")),
        (
            "a wrong byte", good.enumerated().map { $0 == 500 ? ~$1 : $1 },
            .corrupt(file: "a.png", detail: "IDAT: incorrect data check")
        ),
        (
            "another first chunk", good.enumerated().map { $0 == 12 ? 65 : $1 },
            .corrupt(file: "a.png", detail: "no header")
        ),
        ("no width", good.enumerated().map { $0 == 19 ? 0 : $1 }, .corrupt(file: "a.png", detail: "a side is 0")),
        (
            "a width of 2 billion", good.enumerated().map { $0 == 16 ? 0x7F : $1 },
            .tooLarge(file: "a.png", width: 0x7F00_0028, height: 30, limits: PictureLimits())
        ),
    ]

    @Test(arguments: damages.indices) func refuses(_ index: Int) {
        let damage = Self.damages[index]
        #expect(throws: damage.error, "\(damage.what)") { try PNGDecoder.decode(damage.bytes, file: "a.png") }
    }

    @Test func limitsAreExact() throws {
        let exact = PictureLimits(side: 40, pixels: 1200)
        #expect(try PNGDecoder.decode(Self.good, file: "a.png", limits: exact).width == 40)
        for limits in [PictureLimits(side: 39), PictureLimits(pixels: 1199)] {
            #expect(throws: PictureError.tooLarge(file: "a.png", width: 40, height: 30, limits: limits)) {
                try PNGDecoder.decode(Self.good, file: "a.png", limits: limits)
            }
        }
    }
}
