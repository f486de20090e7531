import DashScene
import Foundation
import Testing

@Suite struct PathRoundedPolygonTests {
    @Test func agreesWithARoundedRectangle() {
        let corners = [(2.0, 2.0), (12, 2), (12, 8), (2, 8)].map { Corner($0.0, $0.1, radius: 2) }
        let ink = InkScan(.roundedPolygon(corners))
        let expected = InkScan(.roundedRectangle(Rect(2, 2, 10, 6), radius: 2))
        #expect(abs(ink.area - expected.area) < 1e-6)
        #expect((ink.centroid - expected.centroid).length < 1e-6)
    }

    @Test func sharpCornersGiveThePolygonItself() {
        let triangle = Path.roundedPolygon([Corner(0, 0), Corner(8, 0), Corner(0, 6)])
        #expect(abs(InkScan(triangle).area - 24) < 0.1)
        #expect(triangle.bounds == Rect(0, 0, 8, 6))
    }

    /// Radii that do not fit shrink together: a square with far too large ones becomes a circle.
    @Test func tooLargeRadiiShrink() {
        let corners = [(2.0, 2.0), (10, 2), (10, 10), (2, 10)].map { Corner($0.0, $0.1, radius: 100) }
        let path = Path.roundedPolygon(corners)
        #expect(abs(InkScan(path).area - .pi * 16) < 0.05)
        #expect(Rect(2, 2, 8, 8).contains(path.bounds))
    }

    /// A sharp angle turns by more than a right angle; its arc must stay a true circle.
    @Test func sharpAnglesStayCircular() {
        let path = Path.roundedPolygon([Corner(12, 2, radius: 2), Corner(16, 20), Corner(8, 20)])
        let halfAngle = atan2(4.0, 18.0)
        let top = 2 + 2 / sin(halfAngle) - 2
        #expect(abs(path.bounds.minY - top) < 1e-9)
    }

    @Test(arguments: [[], [Corner(1, 1)], [Corner(1, 1), Corner(2, 2)]]) func tooFewCornersGiveNothing(_ c: [Corner]) {
        #expect(Path.roundedPolygon(c).elements.isEmpty)
    }

    @Test func mirroringKeepsCornersOnTheAxisOnce() {
        let half = [Corner(5, 0, radius: 1), Corner(8, 4, radius: 2), Corner(5, 6)]
        let whole = [Corner(5, 0, radius: 1), Corner(8, 4, radius: 2), Corner(5, 6), Corner(2, 4, radius: 2)]
        #expect(half.mirrored(about: 5) == whole)
    }
}
