import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct ShadowPainterTests {
    private struct Case {
        let rect: Rect
        let radius: Double
        let sigma: Double
        /// The area of the rounded rectangle, px².
        var area: Double {
            let radius = min(radius, min(rect.width, rect.height) / 2)
            return rect.width * rect.height - (4 - .pi) * radius * radius
        }
    }

    private static let cases = [
        Case(rect: Rect(50, 50, 60, 40), radius: 0, sigma: 5),
        Case(rect: Rect(50.3, 50.7, 60.5, 40.2), radius: 12, sigma: 5),
        Case(rect: Rect(60, 60, 60, 60), radius: 30, sigma: 4),
        Case(rect: Rect(60, 60, 60, 60), radius: 100, sigma: 1.5),
        Case(rect: Rect(70.5, 70.5, 20, 20), radius: 6, sigma: 12),
    ]

    private func pixels(_ shadow: Shadow, scale: Double = 1) throws -> Pixels {
        try TestCanvas(Int(180 * scale), Int(180 * scale), scale: scale)
            .paint([Node(frame: .zero, content: .shadow(shadow))])
    }

    /// A blur spreads the ink and loses none (what lies beyond the reach of three sigma aside).
    @Test(arguments: cases.indices) func inkSumsToTheArea(index: Int) throws {
        let example = ShadowPainterTests.cases[index]
        let shadow = Shadow(example.rect, radius: example.radius, sigma: example.sigma, color: .black)
        let ink = try pixels(shadow).totalInk
        #expect(abs(ink - example.area) < 0.012 * example.area, "\(ink) of \(example.area)")
    }

    /// Against the plain way: a mask with 4 x 4 samples a pixel, convolved with a sampled Gaussian.
    @Test(arguments: cases.indices) func equalsAConvolution(index: Int) throws {
        let example = ShadowPainterTests.cases[index]
        let shadow = Shadow(example.rect, radius: example.radius, sigma: example.sigma, color: .black)
        let painted = try pixels(shadow)
        let reach = example.sigma * 2.9
        for (x, y) in [(50, 50), (55, 53), (60, 60), (65, 62), (90, 48), (108, 88), (118, 118), (85, 85), (45, 70)] {
            let isNear = example.rect.inset(-reach).contains(Rect(Double(x), Double(y), 1, 1))
            let expected = isNear ? convolved(example, x, y) : 0
            #expect(abs(painted.ink(x, y) - expected) < 1.6 / 255, "\(x), \(y): \(painted.ink(x, y)), \(expected)")
        }
    }

    private func convolved(_ example: Case, _ x: Int, _ y: Int) -> Double {
        let samples = 4
        let reach = Int(example.sigma * 5) + 1
        let radius = min(example.radius, min(example.rect.width, example.rect.height) / 2)
        var sum = 0.0
        var weights = 0.0
        for row in (-reach * samples)...(reach * samples) {
            for column in (-reach * samples)...(reach * samples) {
                // Between the places where edges lie, so that no sample is on one.
                let dx = (Double(column) + 0.5) / Double(samples)
                let dy = (Double(row) + 0.5) / Double(samples)
                let weight = exp(-(dx * dx + dy * dy) / (2 * example.sigma * example.sigma))
                weights += weight
                let p = Point(Double(x) + 0.5 + dx, Double(y) + 0.5 + dy)
                if isInside(p, example.rect, radius) { sum += weight }
            }
        }
        return sum / weights
    }

    private func isInside(_ p: Point, _ rect: Rect, _ radius: Double) -> Bool {
        let dx = max(rect.minX + radius - p.x, p.x - rect.maxX + radius, 0)
        let dy = max(rect.minY + radius - p.y, p.y - rect.maxY + radius, 0)
        let isInBox = p.x >= rect.minX && p.x <= rect.maxX && p.y >= rect.minY && p.y <= rect.maxY
        return isInBox && dx * dx + dy * dy <= radius * radius
    }

    /// From the edge outwards it only gets lighter, in steps of one level at most where it is wide: no bands.
    @Test func fadesEvenly() throws {
        let shadow = Shadow(Rect(20, 60, 140, 100), radius: 16, sigma: 12, color: Color(0, 0, 0, 50))
        let painted = try pixels(shadow)
        let levels = (24...60).map { Int(painted[90, $0].green) }
        for (upper, lower) in zip(levels, levels.dropFirst()) { #expect((0...2).contains(upper - lower)) }
        #expect(levels.first == 255)
    }

    @Test func movesBySubpixels() throws {
        let still = try pixels(Shadow(Rect(60, 60, 40, 40), radius: 8, sigma: 4, color: .black)).centroid
        for dx in [0.1, 0.25, 0.5, 0.9] {
            let shadow = Shadow(Rect(60 + dx, 60 - dx / 2, 40, 40), radius: 8, sigma: 4, color: .black)
            let moved = try pixels(shadow).centroid
            #expect(abs(moved.x - still.x - dx) < 0.01)
            #expect(abs(moved.y - still.y + dx / 2) < 0.01)
        }
    }

    @Test func scalesWithTheOutput() throws {
        let shadow = Shadow(Rect(60, 60, 60, 60), radius: 10, sigma: 6, color: .black)
        let small = try pixels(shadow)
        let large = try pixels(shadow, scale: 3)
        #expect(abs(large.totalInk / 9 - small.totalInk) < 2)
    }

    /// Of a shadow that is hidden in part, the rest is the same.
    @Test func paintsOnlyWhatIsVisible() throws {
        var shadow = Shadow(Rect(20, 60, 140, 100), radius: 16, sigma: 6, color: .black)
        let whole = try pixels(shadow)
        shadow.visible = Rect(0, 0, 180, 75.5)
        let part = try pixels(shadow)
        for y in 0..<180 { for x in 0..<180 { #expect(part[x, y] == (y < 76 ? whole[x, y] : .white)) } }
    }
}
