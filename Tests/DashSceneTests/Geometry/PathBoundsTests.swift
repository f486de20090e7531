import DashScene
import Testing

@Suite struct PathBoundsTests {
    @Test func curvesCountByTheirExtremes() {
        let arch = Path([.move(Point(0, 10)), .curve(Point(0, 0), Point(10, 0), Point(10, 10))])
        #expect(arch.controlBounds == Rect(0, 0, 10, 10))
        #expect(arch.bounds == Rect(0, 2.5, 10, 7.5))
    }

    @Test func anEmptyPathHasNoBounds() { #expect(Path().bounds == .zero) }
}
