import Testing

@testable import DashScene

/// The courier's way over the screen, on every frame of both orders.
@Suite struct DriveTests {
    struct Drive: Sendable, CustomTestStringConvertible {
        let order: String
        let frames: Range<Int>
        let points: [Coordinate]
        let metres: Double?
        var testDescription: String { order }
    }

    static let drives = [
        Drive(order: "order1", frames: 0..<78, points: HookFixture.lucias, metres: 250),
        Drive(order: "order2", frames: 186..<516, points: HookFixture.bayRidge, metres: nil),
    ]

    private func projection(_ graph: SceneGraph, _ order: String) throws -> MapProjection {
        guard case .map(let view) = try #require(graph.node(order, "map")).content else {
            Issue.record("the map node shows no map")
            return MapProjection(scale: 1, offset: .zero)
        }
        return view.projection
    }

    @Test(arguments: drives)
    func theRouteRunsFromTheCourierToHome(_ drive: Drive) throws {
        let scene = try HookFixture.scene()
        for frame in drive.frames {
            let graph = scene.graph(frame: frame)
            let points = try #require(graph.routePoints(drive.order))
            let courier = try #require(graph.node(drive.order, "dasher")).frame.center
            let home = try projection(graph, drive.order).screen(HookFixture.home)
            #expect((points[0] - courier).length < 1e-6)
            #expect((points[points.count - 1] - home).length < 1e-6)
        }
    }

    @Test(arguments: drives)
    func hisStepsAlongTheRouteAreEqual(_ drive: Drive) throws {
        let scene = try HookFixture.scene()
        let left = try (drive.frames.lowerBound...drive.frames.upperBound - 1).map { frame in
            let graph = scene.graph(frame: frame)
            let projection = try projection(graph, drive.order)
            let points = try #require(graph.routePoints(drive.order))
            return Route(points.map { WebMercator.unproject(projection.world($0)) }).length
        }
        let steps = zip(left, left.dropFirst()).map { $0 - $1 }
        let mean = steps.reduce(0, +) / Double(steps.count)
        #expect(mean > 0)
        #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.001 })
    }

    @Test func theFirstDriveStarts250MetresFromHome() throws {
        let graph = try HookFixture.scene().graph(frame: 0)
        let projection = try projection(graph, "order1")
        let points = try #require(graph.routePoints("order1"))
        #expect(abs(Route(points.map { WebMercator.unproject(projection.world($0)) }).length - 250) < 0.5)
    }

    @Test func theCourierShrinksIntoTheHomePin() throws {
        let scene = try HookFixture.scene()
        let home = try #require(scene.graph(frame: 300).node("order2", "pin.home")).frame
        for frame in 516..<534 {
            let graph = scene.graph(frame: frame)
            let disc = try #require(graph.node("order2", "dasher"))
            let halo = try #require(graph.node("order2", "dasher.halo"))
            #expect((disc.frame.center - Point(home.midX, home.maxY)).length < 1e-6)
            let done = Double(frame - 516) / 18
            #expect(abs(disc.opacity - (1 - done)) < 1e-12 && halo.opacity == disc.opacity)
            #expect(disc.transform == halo.transform)
            #expect((0.4...1).contains(disc.transform.scaleFactor))
        }
        #expect(scene.graph(frame: 534).node("order2", "dasher") == nil)
        #expect(scene.graph(frame: 516).node("order2", "route") == nil)
    }

    @Test func thePinOutsideTheFramedStretchIsNotDrawn() throws {
        let scene = try HookFixture.scene()
        #expect(scene.graph(frame: 0).node("order1", "pin.store") == nil)
        #expect(scene.graph(frame: 300).node("order2", "pin.store") != nil)
    }
}
