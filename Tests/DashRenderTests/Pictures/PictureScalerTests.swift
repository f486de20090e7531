import DashScene
import Testing

@testable import DashRender

@Suite struct PictureScalerTests {
    static let whole = Rect(0, 0, 1, 1)

    /// A picture whose pixels are worked out one by one.
    static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> Bitmap {
        let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        return try #require(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// A one-pixel checkerboard, the worst case for moiré, reduced to two thirds or less.
    @Test(arguments: [(100, 100), (75, 75), (50, 20), (33, 47), (64, 64), (7, 3), (1, 1)])
    func aCheckerboardBecomesEvenGrey(_ width: Int, _ height: Int) throws {
        let board = try Self.picture(150, 150) { x, y in
            let v: UInt8 = (x + y) % 2 == 0 ? 0 : 255
            return [v, v, v, 255]
        }
        let scaled = PictureScaler.scale(board, crop: Self.whole, width: width, height: height)
        let levels = stride(from: 0, to: scaled.pixels.count, by: 4).map { scaled.pixels[$0] }
        #expect(levels.count == width * height)
        for (index, level) in levels.enumerated() {
            let toEdge = min(index % width, index / width, width - 1 - index % width, height - 1 - index / width)
            // At the picture's edges the filter has less to average.
            let slack = toEdge < 2 ? 5.5 : 1.5
            #expect(abs(Double(level) - 127.5) <= slack, "pixel \(index)")
        }
    }

    @Test(arguments: [5, 9, 16, 40]) func alphaEdgesShowNoDarkFringe(_ side: Int) throws {
        let disc = try Self.picture(31, 31) { x, y in
            (x - 15) * (x - 15) + (y - 15) * (y - 15) < 120 ? [255, 120, 0, 255] : [0, 0, 0, 0]
        }
        let scaled = PictureScaler.scale(disc, crop: Self.whole, width: side, height: side).pixels
        var edges = 0
        for at in stride(from: 0, to: scaled.count, by: 4) {
            let (blue, green, red, alpha) = (scaled[at], scaled[at + 1], scaled[at + 2], scaled[at + 3])
            #expect(blue == 0 && red == alpha)
            #expect(abs(Double(green) - Double(alpha) * 120 / 255) <= 1)
            if alpha > 0, alpha < 255 { edges += 1 }
        }
        #expect(edges > 0)
    }

    @Test func itsOwnSizeChangesNothing() throws {
        let picture = try Self.picture(13, 9) { x, y in [UInt8(x * 19), UInt8(y * 28), UInt8(x * y), 255] }
        let scaled = PictureScaler.scale(picture, crop: Self.whole, width: 13, height: 9)
        let expected = try Self.picture(13, 9) { x, y in [UInt8(x * y), UInt8(y * 28), UInt8(x * 19), 255] }
        #expect(scaled.pixels == expected.pixels)
    }

    @Test(arguments: [(3, 40), (200, 5), (17, 11)]) func oneColourStaysThatColour(_ width: Int, _ height: Int) throws {
        let flat = try Self.picture(17, 11) { _, _ in [200, 100, 50, 255] }
        let scaled = PictureScaler.scale(flat, crop: Self.whole, width: width, height: height)
        #expect(scaled.pixels == [[UInt8]](repeating: [50, 100, 200, 255], count: width * height).flatMap(\.self))
    }

    @Test func aCropIsAPieceOfTheWhole() throws {
        let picture = try Self.picture(80, 60) { x, y in
            [UInt8(x * 3), UInt8(y * 4), UInt8((x * 7 + y * 5) % 256), 255]
        }
        let whole = PictureScaler.scale(picture, crop: Self.whole, width: 40, height: 30)
        let part = PictureScaler.scale(picture, crop: Rect(0.25, 0.5, 0.5, 0.5), width: 20, height: 15)
        let cut = (15..<30).flatMap { (y: Int) -> ArraySlice<UInt8> in
            let start = (y * 40 + 10) * 4
            return whole.pixels[start..<start + 80]
        }
        #expect(part.pixels == cut)
    }

    @Test func theMeanIsKept() throws {
        let ramp = try Self.picture(256, 4) { x, _ in [UInt8(x), UInt8(x), UInt8(x), 255] }
        let scaled = PictureScaler.scale(ramp, crop: Self.whole, width: 32, height: 1)
        let levels = stride(from: 0, to: scaled.pixels.count, by: 4).map { Double(scaled.pixels[$0]) }
        #expect(abs(levels.reduce(0, +) / 32 - 127.5) < 0.5)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(arguments: [
        Rect(-1, -1, 3, 3), Rect(0.5, 0.5, 0, 0), Rect(1, 1, 1, 1), Rect(2, 2, 1, 1), Rect(-3, 0, 1, 1),
    ]) func anyCropGivesAPicture(_ crop: Rect) throws {
        let flat = try Self.picture(6, 6) { _, _ in [9, 8, 7, 255] }
        let scaled = PictureScaler.scale(flat, crop: crop, width: 4, height: 4)
        #expect(scaled.pixels == [[UInt8]](repeating: [7, 8, 9, 255], count: 16).flatMap(\.self))
    }
}
