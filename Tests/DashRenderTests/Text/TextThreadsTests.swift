import DashScene
import Foundation
import Synchronization
import Testing

@testable import DashRender

@Suite struct TextThreadsTests {
    /// More faces than cairo keeps open at a time (10), so that it closes some while others are at work.
    static let styles: [TextStyle] = ["Inter", "Inter Display"].flatMap { family in
        stride(from: 100, through: 900, by: 100).flatMap { weight in
            [false, true].map { TextStyle(family: family, size: 17, weight: weight, isItalic: $0) }
        }
    }
    private static let threads = 16, rounds = 4

    /// How wide a text is in every style, in a size that nothing has been measured in yet.
    private static func widths(_ fonts: FontCatalog, size: Double, from start: Int = 0) throws -> [Double] {
        let shaper = try TextShaper(fonts)
        var widths = [Double](repeating: 0, count: styles.count)
        for step in styles.indices {
            let index = (start + step) % styles.count
            var style = styles[index]
            style.size = size
            widths[index] = shaper.measure("Your Dasher is nearby", style: style).width / size
        }
        return widths
    }

    @Test func manyThreadsShapeInMoreFacesThanCairoKeepsOpen() throws {
        let fonts = try FontCatalog()
        let wanted = try Self.widths(fonts, size: 17)
        let worst = Mutex(0.0)
        let group = DispatchGroup()
        for thread in 0..<Self.threads {
            group.enter()
            Thread.detachNewThread {
                for round in 0..<Self.rounds {
                    let size = 18 + Double(thread * Self.rounds + round) / 64
                    let widths = (try? Self.widths(fonts, size: size, from: 5 * thread)) ?? []
                    let errors = zip(widths, wanted).map { abs($0 - $1) }
                    worst.withLock { $0 = max($0, widths.count == wanted.count ? errors.max() ?? 1 : 1) }
                }
                group.leave()
            }
        }
        group.wait()
        #expect(worst.withLock { $0 } < 0.001)
    }
}
