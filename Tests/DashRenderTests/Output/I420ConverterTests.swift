import Testing

@testable import DashRender

@Suite struct I420ConverterTests {
    @Test(arguments: [(64, 48), (2, 2), (6, 34), (130, 18), (96, 80)], [1, 2, 3] as [UInt64])
    func withinOneLevelOfTheReference(_ size: (Int, Int), _ seed: UInt64) throws {
        let renderer = try RandomRectangles(width: size.0, height: size.1, seed: seed)
        let converter = try I420Converter(width: size.0, height: size.1)
        for frame in 0..<12 {
            let converted = converter.convert(renderer.surface, damage: try renderer.render(frame)).bytes
            let expected = I420Reference.convert(renderer.surface)
            #expect(converted.count == expected.count)
            let worst = zip(converted, expected).map { abs(Int($0) - Int($1)) }.max()
            #expect((worst ?? 99) <= 1, "frame \(frame)")
        }
    }

    /// The levels that BT.709 gives these colours, rounded.
    @Test(
        arguments: [
            (0xFFFFFF, [235, 128, 128]), (0x000000, [16, 128, 128]), (0x808080, [126, 128, 128]),
            (0xFF0000, [63, 102, 240]), (0x00FF00, [173, 42, 26]), (0x0000FF, [32, 240, 118]),
            (0x00FFFF, [188, 154, 16]), (0xFF00FF, [78, 214, 230]), (0xFFFF00, [219, 16, 138]),
            (0xEB1700, [73, 97, 222]),
        ] as [(UInt32, [UInt8])])
    func solidColoursAreExact(_ color: UInt32, _ levels: [UInt8]) throws {
        let renderer = try SyntheticRenderer(width: 32, height: 20) { _, _, _ in color }
        let converter = try I420Converter(width: 32, height: 20)
        let bytes = converter.convert(renderer.surface, damage: try renderer.render(0)).bytes
        #expect(
            bytes == Array(repeating: levels[0], count: 640) + Array(repeating: levels[1], count: 160)
                + Array(repeating: levels[2], count: 160))
    }

    @Test func incrementalEqualsScratchAndSharesBands() throws {
        let renderer = try SyntheticRenderer.moving()
        let converter = try I420Converter(width: 96, height: 80)
        for frame in 0..<45 {
            let converted = converter.convert(renderer.surface, damage: try renderer.render(frame))
            let fresh = try I420Converter(width: 96, height: 80).convert(renderer.surface, damage: .all)
            #expect(converted.bytes == fresh.bytes, "frame \(frame)")
            #expect(fresh.ownBytes == fresh.byteCount)
            if (11...14).contains(frame) { #expect(converted.ownBytes == 0) }
            if frame == 5 { #expect((1..<fresh.byteCount).contains(converted.ownBytes)) }
        }
    }

    @Test(arguments: [(3, 2), (2, 3), (0, 2), (2, 0)])
    func oddSizesAreRefused(_ width: Int, _ height: Int) {
        #expect(throws: OutputError.oddVideoSize(width: width, height: height)) {
            try I420Converter(width: width, height: height)
        }
    }
}

/// The conversion as the standard states it, pixel by pixel.
enum I420Reference {
    static func convert(_ surface: Surface) -> [UInt8] {
        let rgb = surface.rgb.map { Double($0) }
        let width = surface.width
        func component(_ x: Int, _ y: Int, _ formula: (Double, Double, Double) -> Double) -> Double {
            let offset = (y * width + max(0, x)) * 3
            return formula(rgb[offset], rgb[offset + 1], rgb[offset + 2])
        }
        func chroma(_ formula: (Double, Double, Double) -> Double) -> [UInt8] {
            stride(from: 0, to: surface.height, by: 2).flatMap { y in
                stride(from: 0, to: width, by: 2).map { x in
                    let weighted = [(x - 1, 0.25), (x, 0.5), (x + 1, 0.25)].map { column, weight in
                        weight * (component(column, y, formula) + component(column, y + 1, formula)) / 2
                    }
                    return UInt8((128 + weighted.reduce(0, +) * 224 / 255).rounded())
                }
            }
        }
        let luma = (0..<surface.height).flatMap { y in
            (0..<width).map { x in UInt8((16 + component(x, y, brightness) * 219 / 255).rounded()) }
        }
        return luma + chroma { ($2 - brightness($0, $1, $2)) / 1.8556 }
            + chroma { ($0 - brightness($0, $1, $2)) / 1.5748 }
    }

    private static func brightness(_ r: Double, _ g: Double, _ b: Double) -> Double {
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}
