import Foundation
import Testing

@testable import DashScene

/// The solver beside a plain search that knows nothing of its method: it tries scales and places and measures distances.
@Suite struct MapFramingTests {
    /// A framing problem with a name for the test's log.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let problem: MapFraming
        var testDescription: String { name }
    }

    /// Both orders on the six canvases, and problems in which the controls decide the scale.
    static let cases: [Case] =
        HookFixture.canvases.flatMap { canvas in
            [
                Case(
                    name: "order 1 at \(canvas.width) x \(canvas.height)",
                    problem: order(HookFixture.lucias, start: 250, canvas: canvas)),
                Case(
                    name: "order 2 at \(canvas.width) x \(canvas.height)",
                    problem: order(HookFixture.bayRidge, start: nil, canvas: canvas)),
            ]
        } + [
            Case(
                name: "controls that meet in the middle",
                problem: crowded(line: [Point(0.5, 0.5), Point(0.5001, 0.5002)])),
            Case(
                name: "a flat route under a wide control",
                problem: crowded(line: [Point(0.5, 0.5), Point(0.502, 0.50001)])),
            Case(
                name: "a bent route",
                problem: crowded(line: [Point(0.5, 0.5), Point(0.501, 0.4995), Point(0.5015, 0.501)])),
            Case(
                name: "a square pin under controls",
                problem: crowded(
                    line: [Point(0.5, 0.5), Point(0.5001, 0.5002)], form: PinForm(rise: 34, half: 22, corner: 8))),
            Case(
                name: "a square pin beside a control",
                problem: crowded(
                    line: [Point(0.5, 0.5), Point(0.502, 0.50001)], form: PinForm(rise: 30, half: 26, corner: 5))),
            Case(
                name: "a pin with a large foot",
                problem: crowded(
                    line: [Point(0.5, 0.5), Point(0.5001, 0.5002)], form: PinForm(rise: 38, half: 22, foot: 20))),
        ]

    /// One order's framing problem on one canvas, as the specification states it.
    static func order(
        _ points: [Coordinate], start: Double?, canvas: Size, form: PinForm = PinForm(rise: 31, half: 19)
    ) -> MapFraming {
        let route = Route(points)
        let stretch = route.remainder(from: start.map { route.length - $0 } ?? 0).map(WebMercator.project)
        let top = (canvas.height * 0.48).rounded()
        let pins = (start == nil ? stretch.prefix(1) : []) + stretch.suffix(1)
        return MapFraming(
            stretch: stretch, margin: start == nil ? 40 : 50, visible: Rect(0, 54, canvas.width, top - 54),
            things: [.disc(along: stretch, radius: 22)]
                + pins.map { .pin(tip: $0, form.scaled(by: 1.25)) },
            controls: [
                .init(stadium: Rect(16, 62, 44, 44)), .init(stadium: Rect(canvas.width - 16 - 74, 62, 74, 44)),
            ], clearance: 4)
    }

    static func crowded(line: [Point], form: PinForm = PinForm(rise: 39, half: 24)) -> MapFraming {
        MapFraming(
            stretch: line, margin: 30, visible: Rect(0, 54, 360, 300),
            things: [.disc(along: line, radius: 22), .pin(tip: line[line.count - 1], form)],
            controls: [.init(stadium: Rect(10, 60, 120, 60)), .init(stadium: Rect(200, 60, 150, 90))], clearance: 4)
    }

    @Test(arguments: cases)
    func scaleIsTheLargestThatThePlainSearchFinds(_ c: Case) throws {
        let found = try #require(c.problem.solve())
        let search = PlainSearch(c.problem)
        #expect(search.isFree(found, slack: 1e-5))
        for factor in [1.0005, 1.002, 1.01, 1.03, 1.1, 1.3] {
            #expect(
                search.nearestPlace(scale: found.scale * factor, step: 1) == nil, "fits at \(factor) times the scale")
        }
    }

    @Test(arguments: cases)
    func positionIsTheNearestToCentredThatThePlainSearchFinds(_ c: Case) throws {
        let found = try #require(c.problem.solve())
        let search = PlainSearch(c.problem)
        let own = try #require(c.problem.place(at: found.scale))
        #expect((own - search.place(found)).length < 1e-6)
        // Below the largest scale too, where the allowed places are no single point that a grid would miss.
        for factor in [0.97, 0.9, 0.7] {
            let searched = try #require(search.nearestPlace(scale: found.scale * factor, step: 0.25))
            let solved = try #require(c.problem.place(at: found.scale * factor))
            let wish = c.problem.visible.center
            #expect(abs((solved - wish).length - (searched - wish).length) < 0.36)
        }
    }

    @Test func aRouteThatCannotBeShownHasNoFraming() {
        var problem = Self.crowded(line: [Point(0.5, 0.5), Point(0.5001, 0.5002)])
        problem.visible = Rect(0, 54, 360, 20)
        #expect(problem.solve() == nil)
    }

    @Test func aShortStretchStopsAtTheLargestZoom() throws {
        var problem = Self.order(HookFixture.lucias, start: 250, canvas: Size(440, 956))
        problem.maximumZoom = 15
        let found = try #require(problem.solve())
        #expect(abs(found.zoom - 15) < 1e-9)
        #expect((PlainSearch(problem).place(found) - problem.visible.center).length < 1e-6)
    }
}

/// Tries places on a grid and measures every distance by sampling.
struct PlainSearch {
    let problem: MapFraming
    private let center: Point

    init(_ problem: MapFraming) {
        self.problem = problem
        center = Rect(enclosing: problem.stretch).center
    }

    /// The place of the stretch's centre on the screen.
    func place(_ projection: MapProjection) -> Point { projection.screen(center) }

    /// The free place on a grid over the visible part, and on its exact extremes, that is nearest to its centre.
    func nearestPlace(scale: Double, step: Double) -> Point? {
        let box = Rect(enclosing: problem.stretch)
        let xs = values(
            low: problem.visible.minX + problem.margin + box.width * scale / 2,
            high: problem.visible.maxX - problem.margin - box.width * scale / 2, step)
        let ys = values(
            low: problem.visible.minY + problem.margin + box.height * scale / 2,
            high: problem.visible.maxY - problem.margin - box.height * scale / 2, step)
        let wish = problem.visible.center
        let places = xs.flatMap { x in ys.map { Point(x, $0) } }.sorted { ($0 - wish).length < ($1 - wish).length }
        return places.first { isFree(MapProjection(scale: scale, offset: $0 - center * scale), slack: 1e-9) }
    }

    private func values(low: Double, high: Double, _ step: Double) -> [Double] {
        low > high ? [] : Array(stride(from: low, to: high, by: step)) + [high]
    }

    /// Whether the margins and every clearance hold, up to `slack` pt.
    func isFree(_ p: MapProjection, slack: Double) -> Bool {
        let box = Rect(enclosing: problem.stretch.map { p.screen($0) })
        guard problem.visible.inset(problem.margin).contains(box, slack: slack) else { return false }
        return problem.things.allSatisfy { thing in
            outline(thing, p).allSatisfy { point, radius in isClear(point, radius, slack) }
        }
    }

    private func isClear(_ point: Point, _ radius: Double, _ slack: Double) -> Bool {
        let need = radius + problem.clearance - slack
        guard point.y - problem.visible.minY >= need, problem.visible.maxY - point.y >= need else { return false }
        return problem.controls.allSatisfy { control in
            let d = control.b - control.a
            let squared = d.x * d.x + d.y * d.y
            let along = squared > 0 ? ((point.x - control.a.x) * d.x + (point.y - control.a.y) * d.y) / squared : 0
            let nearest = control.a + d * min(1, max(0, along))
            return (point - nearest).length - control.radius >= need
        }
    }

    /// Discs that cover a thing densely.
    private func outline(_ thing: MapFraming.Thing, _ p: MapProjection) -> [(Point, Double)] {
        switch thing {
        case .disc(let line, let radius):
            let points = line.map { p.screen($0) }
            return zip(points, points.dropFirst()).flatMap { a, b in
                (0...60).map { (a.mixed(with: b, Double($0) / 60), radius) }
            }
        case .pin(let tip, let form):
            let foot = p.screen(tip)
            // The hull of a corner and the tip is covered by discs that shrink linearly towards the tip.
            let hull = [-1.0, 1].flatMap { side in
                [-1.0, 1].flatMap { end in
                    (0...40).map { i -> (Point, Double) in
                        let t = 1 - Double(i) / 40
                        let aside = form.half - form.corner
                        return (
                            Point(foot.x + side * aside * t, foot.y - (form.rise + end * aside) * t), form.corner * t
                        )
                    }
                }
            }
            return hull + [(foot, form.foot)]
        }
    }
}
