import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct DiscMaskTests {
    /// Against the share of many points of each pixel that lie inside.
    @Test(arguments: [DiscMask.leastRadius, 17.3, 30.7, 93.4])
    func coversWhatADiscCovers(_ radius: Double) throws {
        let area = PixelRect(x: -3, y: 5, width: Int(2 * radius) + 9, height: Int(2 * radius) + 8)
        let center = Point(Double(area.x) + radius + 3.37, Double(area.y) + radius + 2.81)
        let mask = try DiscMask(center: center, radius: radius).mask(of: area)
        var worst = 0.0
        for y in 0..<area.height {
            for x in 0..<area.width {
                let level = Double(mask.withPixels { $0[y * mask.stride + x] })
                worst = max(worst, abs(level - 255 * share(area.x + x, area.y + y, center, radius)))
            }
        }
        // Half a level of rounding, and what the edge's bend and the points' own grid leave.
        #expect(worst < 1.25)
    }

    private func share(_ x: Int, _ y: Int, _ center: Point, _ radius: Double) -> Double {
        let points = 64
        // Far from the edge there is nothing to count.
        let middle = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        if abs(middle - radius) > 1 { return middle < radius ? 1 : 0 }
        let counts = (0..<points).map { line -> Double in
            // Across, the cut is exact.
            let down = Double(y) + (Double(line) + 0.5) / Double(points) - center.y
            guard abs(down) < radius else { return 0 }
            let half = (radius * radius - down * down).squareRoot()
            return max(0, min(center.x + half, Double(x + 1)) - max(center.x - half, Double(x)))
        }
        return counts.reduce(0, +) / Double(points)
    }

    /// A part of it is that part of the whole, wherever it is cut.
    @Test func isTheSameInParts() throws {
        let disc = DiscMask(center: Point(20.25, 19.5), radius: 15.2)
        let all = PixelRect(x: 0, y: 0, width: 40, height: 40)
        let whole = try disc.mask(of: all)
        for part in [
            PixelRect(x: 18, y: 3, width: 4, height: 30), PixelRect(x: 0, y: 0, width: 7, height: 40),
            PixelRect(x: 30, y: 18, width: 9, height: 2), PixelRect(x: 15, y: 15, width: 9, height: 9),
        ] {
            let mask = try disc.mask(of: part)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let inside = mask.withPixels { $0[y * mask.stride + x] }
                    let there = whole.withPixels { $0[(part.y + y) * whole.stride + part.x + x] }
                    #expect(inside == there)
                }
            }
        }
    }
}
