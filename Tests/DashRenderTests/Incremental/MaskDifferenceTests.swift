import DashScene
import Testing

@testable import DashRender

@Suite struct MaskDifferenceTests {
    private func placed(x: Int, y: Int, width: Int, height: Int, _ rects: [PixelRect]) throws -> MaskDifference.Placed {
        let mask = try Surface(width: width, height: height, format: .mask)
        let stride = mask.stride
        mask.withPixels { pixels in
            for rect in rects {
                for row in rect.y..<rect.maxY {
                    for column in rect.x..<rect.maxX { pixels[(row - y) * stride + column - x] = 200 }
                }
            }
        }
        return MaskDifference.Placed(mask: mask, x: x, y: y)
    }

    private static let near = PixelRect(x: 12, y: 13, width: 3, height: 2)
    private static let far = PixelRect(x: 60, y: 180, width: 5, height: 6)

    @Test func equalMasksDifferNowhere() throws {
        let a = try placed(x: 10, y: 10, width: 90, height: 200, [MaskDifferenceTests.near])
        #expect(MaskDifference.rects(a, a).isEmpty)
        let smaller = try placed(x: 12, y: 12, width: 7, height: 9, [MaskDifferenceTests.near])
        #expect(MaskDifference.rects(a, smaller).isEmpty)
        #expect(MaskDifference.rects(smaller, a).isEmpty)
    }

    @Test func differencesAreFoundWhereTheyAre() throws {
        let (near, far) = (MaskDifferenceTests.near, MaskDifferenceTests.far)
        let one = try placed(x: 10, y: 10, width: 90, height: 200, [near])
        let two = try placed(x: 10, y: 10, width: 90, height: 200, [near, far])
        #expect(MaskDifference.rects(one, two) == [far])
        let none = try placed(x: 10, y: 10, width: 90, height: 200, [])
        #expect(MaskDifference.rects(two, none) == [near, far])
    }

    @Test func masksApartDifferInBoth() throws {
        let (near, far) = (MaskDifferenceTests.near, MaskDifferenceTests.far)
        let one = try placed(x: 12, y: 13, width: 3, height: 2, [near])
        let two = try placed(x: 60, y: 180, width: 5, height: 6, [far])
        #expect(MaskDifference.rects(one, two) == [near, far])
    }
}
