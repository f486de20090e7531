import Testing

@testable import DashScene

/// Where the line of the way ends: nothing of it shows beyond the tip of home's pin.
@Suite struct RouteLineTests {
    private static let home = Point(20, 40)

    private func painted(_ points: [Point]) -> [Point] {
        guard case .shape(let shape) = RouteLine(points: points, color: .black).node("route").content else { return [] }
        return shape.path.elements.compactMap(\.end)
    }

    /// Half the stroke, 2.5 pt, from the side and from below; 3.5 pt more from straight above.
    @Test(
        arguments: [
            (Point(-300, 40), 2.5), (Point(340, 40), 2.5), (Point(20, 400), 2.5), (Point(220, 240), 2.5),
            (Point(20, -300), 6.0), (Point(-180, -160), 4.25),
        ] as [(Point, Double)])
    func whereItEnds(_ start: Point, _ distance: Double) throws {
        let line = painted([start, Self.home])
        #expect(line.count == 2 && line[0] == start)
        let end = try #require(line.last)
        #expect(abs((end - Self.home).length - distance) < 1e-9)
        #expect(abs((start - end).length + distance - (start - Self.home).length) < 1e-9)
    }

    /// What is told of the line is the whole of it.
    @Test func theFactIsTheWholeWay() {
        let points = [Point(0, 0), Point(20, 0), Self.home]
        #expect(RouteLine(points: points, color: .black).node("route").fact == .points(points))
    }

    /// Then the courier's disc lies over it.
    @Test func theLastOfItIsNotPainted() {
        #expect(painted([Self.home - Point(2.4, 0), Self.home]).isEmpty)
        #expect(painted([Self.home - Point(0, 5.9), Self.home]).isEmpty)
        #expect(painted([Self.home, Self.home]).isEmpty)
    }

    /// The round end of a way from above is hidden behind the pin, whole.
    @Test(arguments: [PinStyle.teardrop, .square])
    func thePinHidesTheEnd(_ style: PinStyle) throws {
        let end = try #require(painted([Point(20, -300), Self.home]).last)
        let body = InkScan(PinOutline.body(style, tip: Self.home), height: 60)
        for row in body.rows where abs(row.y - end.y) < 2.5 {
            let half = (2.5 * 2.5 - (row.y - end.y) * (row.y - end.y)).squareRoot()
            let (left, right) = (try #require(row.crossings.min()), try #require(row.crossings.max()))
            #expect(left <= end.x - half && right >= end.x + half)
        }
        #expect(body.rows.contains { abs($0.y - end.y) < 2.5 })
    }
}
