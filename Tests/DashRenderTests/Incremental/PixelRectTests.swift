import DashScene
import Testing

@testable import DashRender

@Suite struct PixelRectTests {
    @Test(arguments: [
        (Rect(1, 2, 3, 4), PixelRect(x: 1, y: 2, width: 3, height: 4)),
        (Rect(1.4, 2.5, 3, 4), PixelRect(x: 1, y: 2, width: 4, height: 5)),
        (Rect(0.9999, 2.0001, 3, 4), PixelRect(x: 1, y: 2, width: 3, height: 4)),
        (Rect(-0.5, -3, 1, 1), PixelRect(x: -1, y: -3, width: 2, height: 1)),
        (Rect(5, 5, 0, 9), PixelRect.empty),
        (Rect(-1e300, 0, .infinity, 1), PixelRect(x: -1_000_000, y: 0, width: 2_000_000, height: 1)),
    ]) func covers(rect: Rect, expected: PixelRect) {
        #expect(PixelRect(covering: rect) == expected)
    }

    @Test func knowsWholePixels() {
        #expect(PixelRect(exactly: Rect(1.0000001, 2, 3, 4)) == PixelRect(x: 1, y: 2, width: 3, height: 4))
        #expect(PixelRect(exactly: Rect(1.01, 2, 3, 4)) == nil)
    }

    private static let scattered = (0..<30).map {
        PixelRect(x: $0 * 97 % 1000, y: $0 * 389 % 2000, width: 9, height: 7)
    }

    @Test(arguments: [
        [], [PixelRect(x: 1, y: 1, width: 5, height: 5)],
        [PixelRect(x: 0, y: 0, width: 500, height: 500), PixelRect(x: 400, y: 400, width: 500, height: 500)],
        [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 900, y: 1900, width: 10, height: 10)],
        scattered,
    ]) func mergingHoldsAllAndOverlapsNever(rects: [PixelRect]) {
        let merged = PixelRect.merged(rects)
        #expect(merged.count <= 8)
        #expect(rects.allSatisfy { rect in merged.contains { $0.contains(rect) } })
        for (index, rect) in merged.enumerated() {
            #expect(merged.dropFirst(index + 1).allSatisfy { $0.intersection(rect).isEmpty })
        }
    }

    @Test func farRectanglesStayApart() {
        let far = [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 900, y: 1900, width: 10, height: 10)]
        #expect(PixelRect.merged(far) == far)
    }
}
