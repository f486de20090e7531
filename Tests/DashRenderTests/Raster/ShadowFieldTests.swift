import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct ShadowFieldTests {
    struct Case: Sendable {
        let rect: Rect
        let radius: Double
        let sigma: Double
        let area: PixelRect
    }

    private static let cases = [
        // Wider and taller than its corners, as a card is; rows of its middle are alike.
        Case(rect: Rect(30, 25, 90, 200), radius: 12, sigma: 5, area: PixelRect(x: 10, y: 4, width: 131, height: 243)),
        // Its ends are round, and it lies between pixels.
        Case(
            rect: Rect(40.3, 40.7, 90, 41.5), radius: 20.75, sigma: 6,
            area: PixelRect(x: 20, y: 20, width: 133, height: 85)),
        // All four corners reach everywhere.
        Case(rect: Rect(20, 20, 14, 9), radius: 4, sigma: 8, area: PixelRect(x: -5, y: -6, width: 64, height: 61)),
        // Cut by the canvas, which only a part of two corners lies on.
        Case(rect: Rect(-40, 50, 150, 400), radius: 33, sigma: 9, area: PixelRect(x: 0, y: 22, width: 70, height: 78)),
        // No corners.
        Case(rect: Rect(8.5, 8, 20, 33), radius: 0, sigma: 1, area: PixelRect(x: 2, y: 3, width: 31, height: 42)),
        Case(rect: Rect(8, 8.5, 20, 33), radius: 0, sigma: 1, area: PixelRect(x: 2, y: 3, width: 31, height: 42)),
    ]

    /// Rows that are copied, and corners by blocks of columns, are to the byte what the formula says of each pixel.
    @Test(arguments: cases.indices) func equalsTheFormulaOfEachPixel(_ index: Int) throws {
        let example = Self.cases[index], area = example.area
        let field = ShadowField(rect: example.rect, radius: example.radius, sigma: example.sigma)
        let mask = try field.mask(of: area, DiscProfiles())
        let formula = PlainShadow(example.rect, radius: example.radius, sigma: example.sigma)
        let levels = mask.withPixels { Array($0) }
        #expect(Set(levels).count > 20)
        for y in 0..<area.height {
            let expected = (0..<area.width).map { formula.level(area.x + $0, area.y + y) }
            #expect(Array(levels[y * mask.stride..<y * mask.stride + area.width]) == expected, "row \(y)")
        }
    }
}

/// A shadow's coverage, each pixel by itself.
private struct PlainShadow {
    private let rect: Rect
    private let radius: Double
    private let sigma: Double
    private let table = GaussianTable.standard

    init(_ rect: Rect, radius: Double, sigma: Double) {
        self.rect = rect
        self.radius = radius
        self.sigma = (sigma * sigma + 1.0 / 12).squareRoot()
    }

    func level(_ x: Int, _ y: Int) -> UInt8 {
        let (across, down) = (Double(x) + 0.5, Double(y) + 0.5)
        var value = (below(down - rect.minY) - below(down - rect.maxY))
        value *= below(across - rect.minX) - below(across - rect.maxX)
        if radius > 0 {
            for inside in [across - rect.minX, rect.maxX - across] where reaches(inside) {
                for depth in [down - rect.minY, rect.maxY - down] where reaches(depth) {
                    subtract(from: &value, inside, depth)
                }
            }
        }
        return UInt8(max(0, min(255, value * 255)).rounded(.toNearestOrEven))
    }

    /// Pixels count whole.
    private func reaches(_ distance: Double) -> Bool {
        distance > -3.5 * sigma - 0.5 && distance < radius + 3.5 * sigma + 0.5
    }

    private func subtract(from value: inout Float, _ inside: Double, _ depth: Double) {
        let count = Int(max(8, (radius * .pi / 2 / sigma * 6).rounded(.up)))
        let step = .pi / 2 / Double(count)
        for index in 0..<count {
            let angle = (Double(index) + 0.5) * step
            let density = table.density(at: Float((depth - radius * (1 - cos(angle))) / sigma)) / Float(sigma)
            let share = below(inside) - below(inside - radius * (1 - sin(angle)))
            value -= density * Float(radius * sin(angle) * step) * share
        }
    }

    private func below(_ distance: Double) -> Float { table.share(below: Float(distance / sigma)) }
}
