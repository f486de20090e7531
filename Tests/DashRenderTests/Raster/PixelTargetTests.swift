import DashScene
import Testing

@testable import DashRender

@Suite struct PixelTargetTests {
    private static let size = PixelRect(x: 0, y: 0, width: 700, height: 90)

    /// Whatever is hidden or done strip by strip, the pixels are those of one thing after another.
    @Test(arguments: [Surface.Format.opaque, .alpha], 1...20)
    func gathersToTheSamePixels(_ format: Surface.Format, _ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        let (gathered, single) = (try surface(format), try surface(format))
        let (target, one) = (PixelTarget(gathered), PixelTarget(single))
        for _ in 0..<30 {
            let sprite = try sprite(&random)
            let area = rect(&random)
            let opacity = [1, 1, 0.4, 0][Int.random(in: 0..<4, using: &random)]
            target.put(sprite, in: area, opacity: opacity)
            one.put(sprite, in: area, opacity: opacity)
            one.flush()
        }
        target.flush()
        #expect(bytes(gathered) == bytes(single))
    }

    @Test func anOpaquePictureCoversWhereThereIsAlpha() throws {
        let picture = try Surface(width: 20, height: 4, format: .opaque)
        let layer = try Surface(width: 20, height: 4, format: .alpha)
        let target = PixelTarget(layer)
        target.put(.image(picture, x: 0, y: 0), in: PixelTargetTests.size, opacity: 1)
        target.flush()
        #expect(layer.withPixels { Array($0[0..<4]) } == [0, 0, 0, 255])
    }

    /// Everything that is put goes by the frame's coordinates, wherever on it the surface lies.
    @Test(arguments: 1...10)
    func aSurfaceElsewhereHoldsItsPartOfTheFrame(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        let (frame, part) = (try surface(.alpha), try Surface(width: 300, height: 40, format: .alpha))
        let (whole, target) = (PixelTarget(frame), PixelTarget(part, x: 170, y: 25))
        for _ in 0..<20 {
            let (sprite, area) = (try sprite(&random), rect(&random))
            for target in [whole, target] { target.put(sprite, in: area, opacity: 0.7) }
        }
        [whole, target].forEach { $0.flush() }
        for y in 0..<40 {
            let expected = frame.withPixels {
                Array($0[(y + 25) * frame.stride + 170 * 4..<(y + 25) * frame.stride + 470 * 4])
            }
            try #require(
                part.withPixels { Array($0[y * part.stride..<y * part.stride + 1200]) } == expected, "row \(y)")
        }
    }

    @Test func keepsNothingBeyondTheMask() throws {
        let layer = try Surface(width: 30, height: 12, format: .alpha)
        let mask = try Surface(width: 10, height: 4, format: .mask)
        mask.withPixels { $0.update(repeating: 255) }
        let all = PixelRect(x: 0, y: 0, width: 30, height: 12)
        let target = PixelTarget(layer)
        target.put(.solid(all, .white), in: all, opacity: 1)
        target.keep(mask, x: 7, y: 5, in: all)
        target.flush()
        let kept = layer.withPixels { pixels in
            (0..<12 * 30).filter { pixels[$0 / 30 * layer.stride + $0 % 30 * 4 + 3] > 0 }
        }
        #expect(kept == (5..<9).flatMap { y in (7..<17).map { y * 30 + $0 } })
    }

    private func surface(_ format: Surface.Format) throws -> Surface {
        try Surface(width: PixelTargetTests.size.width, height: PixelTargetTests.size.height, format: format)
    }

    private func bytes(_ surface: Surface) -> [UInt8] { surface.withPixels { Array($0) } }

    private func rect(_ random: inout SeededNumbers) -> PixelRect {
        let isWhole = Bool.random(using: &random)
        return isWhole
            ? PixelTargetTests.size
            : PixelRect(
                x: .random(in: -20..<600, using: &random), y: .random(in: -20..<80, using: &random),
                width: .random(in: 0..<700, using: &random), height: .random(in: 0..<90, using: &random))
    }

    private func sprite(_ random: inout SeededNumbers) throws -> Sprite {
        let color = Color(10, 200, 90, [255, 255, 100].randomElement(using: &random) ?? 0)
        let (x, y) = (Int.random(in: -30..<300, using: &random), Int.random(in: -30..<40, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .solid(rect(&random), color)
        case 1:
            let area = PixelRect(x: x, y: y, width: 700, height: 100)
            let path = Path.roundedRectangle(Rect(Double(x), Double(y) + 0.5, 700, 100), radius: 12)
            return .mask(
                try ShapePainter.mask(path, evenOdd: false, matrix: .identity, area: area), x: x, y: y, color)
        case 2: return .image(try noise(.opaque, &random), x: x, y: y)
        default: return .image(try noise(.alpha, &random), x: x, y: y)
        }
    }

    private func noise(_ format: Surface.Format, _ random: inout SeededNumbers) throws -> Surface {
        let surface = try Surface(width: 500, height: 60, format: format)
        surface.withPixels { pixels in
            for index in stride(from: 0, to: pixels.count, by: 4) {
                let alpha: UInt8 = format == .opaque ? 0 : .random(in: 0...255, using: &random)
                pixels[index + 3] = alpha
                let most = format == .opaque ? 255 : alpha
                for place in 0..<3 { pixels[index + place] = .random(in: 0...most, using: &random) }
            }
        }
        return surface
    }
}
