import DashScene
import Testing

@Suite struct PathSectorTests {
    @Test(arguments: [(0.0, 6.0), (4, 7)]) func sliceHasTheAreaOfASector(_ inner: Double, _ outer: Double) {
        let half = 0.7
        let slice = Path.ringSlice(center: Point(12, 16), inner: inner, outer: outer, halfAngle: half, corner: 1e-4)
        let sector = half * (outer * outer - inner * inner)
        #expect(abs(InkScan(slice).area - sector) < 0.02)
        #expect(abs(slice.bounds.minY - (16 - outer)) < 1e-3)
        #expect(abs(slice.bounds.midX - 12) < 1e-9)
    }

    @Test func roundingOnlyTakesAway() {
        let slices = [0.2, 0.5, 1].map {
            InkScan(.ringSlice(center: Point(12, 16), inner: 4, outer: 7, halfAngle: 0.7, corner: $0)).area
        }
        #expect(slices[0] > slices[1] && slices[1] > slices[2])
        #expect(slices[2] > 0.9 * 0.7 * 33)
    }
}
