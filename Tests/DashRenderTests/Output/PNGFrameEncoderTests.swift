import Foundation
import Testing

@testable import DashRender

@Suite struct PNGFrameEncoderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var width: Int, height: Int
        var engine: DeflateEngine
        var testDescription: String { "\(width) x \(height) by \(engine)" }
    }

    static let cases = DeflateEngine.available.flatMap { engine in
        [(96, 80), (97, 33), (1, 1), (3, 65), (64, 32), (5, 31)].map { Case(width: $0.0, height: $0.1, engine: engine) }
    }

    @Test(arguments: cases)
    func everyFrameReadsBackAndDoesNotDependOnHistory(_ test: Case) throws {
        let renderer = try RandomRectangles(width: test.width, height: test.height, seed: 7)
        let encoder = try PNGFrameEncoder(width: test.width, height: test.height, engine: test.engine)
        for frame in 0..<25 {
            try encoder.update(renderer.surface, damage: renderer.render(frame))
            let read = try PNGReadback(encoder.file)
            #expect(read.width == test.width && read.height == test.height)
            #expect(read.rgb == renderer.surface.rgb, "frame \(frame)")
            let fresh = try PNGFrameEncoder(width: test.width, height: test.height, engine: test.engine)
            try fresh.update(renderer.surface, damage: .rects([]))
            #expect(fresh.file == encoder.file, "frame \(frame)")
        }
    }

    @Test(arguments: DeflateEngine.available)
    func onlyTouchedBandsAreMadeAnew(_ engine: DeflateEngine) throws {
        let renderer = try SyntheticRenderer.moving()
        let encoder = try PNGFrameEncoder(width: 96, height: 80, engine: engine)
        #expect(try encoder.update(renderer.surface, damage: renderer.render(0)))
        let before = encoder.file
        _ = try renderer.render(1)
        #expect(try !encoder.update(renderer.surface, damage: .rects([])))
        #expect(encoder.file == before)
        #expect(try encoder.update(renderer.surface, damage: .rects([PixelRect(x: 0, y: 70, width: 1, height: 1)])))
        let mixed = try PNGReadback(encoder.file).rgb
        let old = try PNGReadback(before).rgb
        #expect(mixed[..<(64 * 96 * 3)] == old[..<(64 * 96 * 3)])
        #expect(mixed[(64 * 96 * 3)...] == renderer.surface.rgb[(64 * 96 * 3)...])
    }

    @Test(arguments: DeflateEngine.available)
    func theContainerHoldsOneConstantColourType(_ engine: DeflateEngine) throws {
        let renderer = try SyntheticRenderer.moving()
        let encoder = try PNGFrameEncoder(width: 96, height: 80, engine: engine)
        try encoder.update(renderer.surface, damage: renderer.render(0))
        let chunks = PNGFrameEncoderTests.chunks(of: encoder.file)
        #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IDAT", "IDAT", "IDAT", "IEND"])
        #expect(chunks.first?.data == [0, 0, 0, 96, 0, 0, 0, 80, 8, 2, 0, 0, 0])
    }

    @Test(arguments: DeflateEngine.available)
    func filesAreAtMostHalfAsLargeAgainAsLevelSix(_ engine: DeflateEngine) throws {
        let renderer = try SyntheticRenderer(width: 440, height: 480) { x, y, _ in PNGFrameEncoderTests.screen(x, y) }
        let encoder = try PNGFrameEncoder(width: 440, height: 480, engine: engine)
        try encoder.update(renderer.surface, damage: renderer.render(0))
        let best = PNGReadback.sizeAtLevelSix(width: 440, height: 480, rgb: renderer.surface.rgb)
        #expect(best > 10_000)
        #expect(Double(encoder.file.count) <= 1.5 * Double(best))
    }

    @Test func missingLibraryIsAnError() {
        guard !DeflateEngine.available.contains(.isal) else {
            #expect(DeflateEngine.fastest == .isal)
            return
        }
        #expect(throws: OutputError.self) { try PNGFrameEncoder(width: 4, height: 4, engine: .isal) }
    }

    /// Its rows are told from drawn ones although most of them is flat.
    @Test(arguments: [2, 4, 8]) func aPhotoInAWideFrameIsSmallEnough(_ share: Int) throws {
        let (width, height) = (1600, 320)
        let photo = (width - width / share) / 2..<(width + width / share) / 2
        let renderer = try SyntheticRenderer(width: width, height: height) { x, y, _ in
            photo.contains(x) ? Self.screen(x, y + 241) : 0xFFFFFF
        }
        let encoder = try PNGFrameEncoder(width: width, height: height)
        try encoder.update(renderer.surface, damage: try renderer.render(0))
        let reference = PNGReadback.sizeAtLevelSix(width: width, height: height, rgb: renderer.surface.rgb)
        #expect(Double(encoder.file.count) <= 1.5 * Double(reference))
    }

    /// Flat ground, blocks like letters, and a smooth noisy photo.
    private static func screen(_ x: Int, _ y: Int) -> UInt32 {
        if y > 240 {
            var noise = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663) &* 2_654_435_761
            noise ^= noise >> 15
            noise &= 0x070707
            return (UInt32(x / 3) << 16 | UInt32(y / 4) << 8 | UInt32((x + y) / 5)) &+ noise
        }
        let isLetter = (x / 3 ^ y / 5) % 7 == 0 && y % 40 < 18
        return isLetter ? 0x191919 : 0xFFFFFF
    }

    private static func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
        var found: [(String, [UInt8])] = []
        var offset = 8
        while offset + 12 <= file.count {
            let count = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            found.append((name, Array(file[offset + 8..<offset + 8 + count])))
            offset += count + 12
        }
        return found
    }
}
