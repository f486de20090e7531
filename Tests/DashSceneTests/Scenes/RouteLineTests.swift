import Testing

@testable import DashScene

/// Where the line of the way begins and ends: nothing of it shows behind the courier's disc, or beyond the tip of home's
/// pin.
@Suite struct RouteLineTests {
    private static let home = Point(20, 40)

    /// A way whose metres are a third of its points.
    private func line(_ corners: [Point]) -> RouteLine {
        let walk = LineWalk(corners)
        return RouteLine(
            zip(walk.points, walk.reach).map { RouteLine.Place(metres: $1 / 3, point: $0) }, color: .black)
    }

    private func painted(_ corners: [Point], from metres: Double = 0) -> [Point] {
        guard case .shape(let shape) = line(corners).node("route", from: metres, left: corners).content else {
            return []
        }
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
        #expect(line.first == start)
        let end = try #require(line.last)
        #expect(abs((end - Self.home).length - distance) < 1e-9)
        #expect(abs((start - end).length + distance - (start - Self.home).length) < 1e-9)
    }

    /// What is told of the line is the whole of it.
    @Test func theFactIsTheWholeWay() {
        let points = [Point(0, 0), Point(20, 0), Self.home]
        #expect(line(points).node("route", from: 0, left: points).fact == .points(points))
    }

    /// The line begins under the disc, and what lies ahead of that stays to the last digit, so that it need not be
    /// painted anew.
    @Test(arguments: [[Point(0, 0), Point(300, 7), Point(310, 200)], [Point(0, 0), Point(5, 5), Point(5, 90)]])
    func beginsAtAFixedPlaceUnderTheDisc(_ corners: [Point]) throws {
        let walk = LineWalk(corners)
        let hidden = LayoutTokens.Marker.radius - LayoutTokens.Marker.ring - LayoutTokens.Map.routeWidth / 2
        var before = painted(corners)
        for way in stride(from: 0, to: walk.length - 20, by: 0.7) {
            let line = painted(corners, from: way / 3)
            #expect(line.elementsEqual(before.suffix(line.count)))
            let start = try #require(line.first)
            #expect((start - walk.place(at: way).point).length < hidden)
            before = line
        }
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
