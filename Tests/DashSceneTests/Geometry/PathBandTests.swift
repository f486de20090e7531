import DashScene
import Testing

@Suite struct PathBandTests {
    @Test func capsuleIsALineWithRoundEnds() {
        let path = Path.capsule(from: Point(4, 8), to: Point(14, 8), width: 4)
        let bounds = path.bounds
        #expect(abs(bounds.minX - 2) < 1e-9 && abs(bounds.maxX - 16) < 1e-9)
        #expect(abs(bounds.minY - 6) < 1e-9 && abs(bounds.maxY - 10) < 1e-9)
        #expect(abs(InkScan(path).area - (40 + .pi * 4)) < 0.03)
    }

    /// A quarter turn of radius 4 between two straight pieces of 6.
    @Test func bendsKeepTheWidth() {
        let path = Path.band(along: [Corner(2, 4), Corner(12, 4, radius: 4), Corner(12, 14)], width: 2)
        let length = 12 + 2 * Double.pi
        #expect(abs(InkScan(path).area - (length * 2 + .pi)) < 0.03)
    }

    @Test func aSinglePointGivesNothing() {
        #expect(Path.band(along: [Corner(1, 1)], width: 2).elements.isEmpty)
    }

    @Test func ringHasAHole() {
        let ring = Path.ring(center: Point(10, 10), radius: 5, hole: 3)
        #expect(abs(InkScan(ring).area - .pi * 16) < 0.05)
    }
}
