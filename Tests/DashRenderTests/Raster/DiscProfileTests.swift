import DashScene
import Testing

@testable import DashRender

@Suite struct DiscProfileTests {
    /// The same disc as four corner pieces, which take another way.
    @Test(arguments: [(30.0, 4.0), (66, 9), (12, 12), (20, 1.2)])
    func equalsTheRoundedSquare(_ radius: Double, _ sigma: Double) throws {
        let side = Int(2 * radius + 6 * sigma) + 4
        let area = PixelRect(x: 0, y: 0, width: side, height: side)
        let center = Point(Double(side) / 2 + 0.3, Double(side) / 2 - 0.4)
        // A hair less round, so that it is no disc.
        func mask(_ radius: Double, corner: Double) throws -> [UInt8] {
            let field = ShadowField(rect: Rect(center: center, radius: radius), radius: corner, sigma: sigma)
            return try field.mask(of: area, DiscProfiles()).withPixels { Array($0) }
        }
        let disc = try mask(radius, corner: radius)
        let square = try mask(radius, corner: radius - 1e-4)
        // The middle of a disc as wide as its blur keeps 39 % of the ink.
        #expect(disc.max().map { $0 > 95 } == true)
        let worst = zip(disc, square).map { abs(Int($0) - Int($1)) }.max()
        #expect((worst ?? 99) <= 1)
    }
}
