import DashScene
import Testing

@Suite struct RouteTests {
    @Test func theFirstOrdersRouteIs559Metres() {
        #expect(abs(Route(HookFixture.lucias).length - 559) < 0.5)
    }

    @Test(arguments: [HookFixture.lucias, HookFixture.bayRidge])
    func pointsLieAtTheirDistances(_ points: [Coordinate]) {
        let route = Route(points)
        let errors = stride(from: 0.0, through: 1, by: 0.01).map { share in
            abs(Route(route.remainder(from: route.length * share)).length - route.length * (1 - share))
        }
        // Within a segment degrees are divided, not metres: over 3.5 km that is a few decimetres.
        #expect((errors.max() ?? 1) < route.length * 1e-4)
    }

    @Test func beyondTheEndsAreTheEnds() {
        let route = Route(HookFixture.lucias)
        #expect(route.point(at: -5) == HookFixture.lucias[0])
        #expect(route.point(at: 1e6) == HookFixture.home)
        #expect(route.remainder(from: 1e6) == [HookFixture.home, HookFixture.home])
    }

    @Test func equalCornersInTheMiddleDoNoHarm() {
        let doubled = Route([HookFixture.lucias[0], HookFixture.lucias[0], HookFixture.home, HookFixture.home])
        #expect(doubled.length == Route(HookFixture.lucias).length)
        #expect(doubled.point(at: 100) == Route(HookFixture.lucias).point(at: 100))
    }
}
