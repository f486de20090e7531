import DashScene
import Testing

@Suite struct PathCircleTests {
    @Test(arguments: [(Point(0, 0), 1.0), (Point(123.4, -56.7), 21.9), (Point(1e4, 3e3), 0.37)])
    func knowsACircleAgain(_ center: Point, _ radius: Double) throws {
        let circle = try #require(Path.circle(center: center, radius: radius).asCircle)
        #expect(abs(circle.center.x - center.x) < 1e-9 && abs(circle.center.y - center.y) < 1e-9)
        #expect(abs(circle.radius - radius) < 1e-9)
    }

    @Test(arguments: [
        Path(), .rectangle(Rect(0, 0, 10, 10)), .ellipse(Rect(0, 0, 10, 10.1)),
        .roundedRectangle(Rect(0, 0, 12, 10), radius: 5), .ring(center: Point(5, 5), radius: 5, hole: 2),
        .circle(center: .zero, radius: 0),
    ])
    func takesNothingElseForOne(_ path: Path) { #expect(path.asCircle == nil) }
}
