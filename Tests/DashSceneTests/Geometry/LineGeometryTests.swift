import Testing

@testable import DashScene

@Suite struct LineClipperTests {
    static let box = Rect(0, 0, 10, 10)
    static let cases: [(line: [Point], pieces: [[Point]])] = [
        ([Point(1, 1), Point(9, 9)], [[Point(1, 1), Point(9, 9)]]),
        ([Point(-5, 5), Point(15, 5)], [[Point(0, 5), Point(10, 5)]]),
        ([Point(-5, 5), Point(5, 5), Point(5, 15)], [[Point(0, 5), Point(5, 5), Point(5, 10)]]),
        (
            [Point(2, 2), Point(2, 20), Point(8, 20), Point(8, 2)],
            [[Point(2, 2), Point(2, 10)], [Point(8, 10), Point(8, 2)]]
        ),
        ([Point(-5, -5), Point(-1, 20)], []),
        ([Point(20, 0), Point(20, 10)], []),
        ([Point(3, 3)], []),
        ([], []),
    ]

    @Test(arguments: cases.indices) func keepsWhatIsInside(_ index: Int) {
        #expect(LineClipper.clip(Self.cases[index].line, to: Self.box) == Self.cases[index].pieces)
    }
}

@Suite struct RingClipperTests {
    static let box = Rect(0, 0, 10, 10)

    private func area(_ ring: [Point]) -> Double {
        zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    }

    static let cases: [(ring: [Point], area: Double)] = [
        ([Point(1, 1), Point(9, 1), Point(9, 9), Point(1, 9)], 64),
        ([Point(1, 1), Point(9, 1), Point(9, 9), Point(1, 9), Point(1, 1)], 64),
        ([Point(-5, -5), Point(5, -5), Point(5, 5), Point(-5, 5)], 25),
        ([Point(-50, -50), Point(50, -50), Point(50, 50), Point(-50, 50)], 100),
        ([Point(20, 20), Point(30, 20), Point(30, 30)], 0),
        // A comb whose back lies outside: two teeth inside.
        (
            [
                Point(1, -5), Point(9, -5), Point(9, 5), Point(6, 5), Point(6, -2), Point(4, -2), Point(4, 5),
                Point(1, 5),
            ], 30
        ),
    ]

    @Test(arguments: cases.indices) func keepsTheAreaInside(_ index: Int) {
        let clipped = RingClipper.clip(Self.cases[index].ring, to: Self.box)
        #expect(abs(area(clipped) - Self.cases[index].area) < 1e-9)
        #expect(clipped.allSatisfy { $0.x >= 0 && $0.x <= 10 && $0.y >= 0 && $0.y <= 10 })
    }
}

@Suite struct LineSimplifierTests {
    @Test func leavesOutWhatLiesOnTheLine() {
        let line = [Point(0, 0), Point(5, 0.1), Point(10, 0), Point(10, 10)]
        #expect(LineSimplifier.simplify(line, tolerance: 0.2) == [Point(0, 0), Point(10, 0), Point(10, 10)])
        #expect(LineSimplifier.simplify(line, tolerance: 0.05) == line)
        #expect(LineSimplifier.simplify(line, tolerance: 0) == line)
        #expect(LineSimplifier.simplify([Point(1, 1)], tolerance: 1) == [Point(1, 1)])
    }

    @Test func strayNoFurtherThanAllowed() {
        let line = (0...400).map { Point(Double($0), 30 * Double($0 % 7) / 7 + Double($0 * $0) / 900) }
        let lean = LineSimplifier.simplify(line, tolerance: 12)
        #expect(lean.count < line.count)
        for point in line {
            let distance = zip(lean, lean.dropFirst()).map { point.distance(toSegment: $0, $1) }.min() ?? .infinity
            #expect(distance <= 12)
        }
    }
}

@Suite struct LineWalkTests {
    let walk = LineWalk([Point(0, 0), Point(10, 0), Point(10, 0), Point(10, 20)])

    static let places: [(way: Double, point: Point, direction: Point)] = [
        (-3, Point(0, 0), Point(1, 0)), (0, Point(0, 0), Point(1, 0)), (4, Point(4, 0), Point(1, 0)),
        (10, Point(10, 0), Point(1, 0)), (15, Point(10, 5), Point(0, 1)), (99, Point(10, 20), Point(0, 1)),
    ]

    @Test(arguments: places.indices) func findsPlaces(_ index: Int) {
        let found = walk.place(at: Self.places[index].way)
        #expect(found.point == Self.places[index].point)
        #expect(found.direction == Self.places[index].direction)
    }

    @Test func measures() {
        #expect(walk.length == 30)
        #expect(walk.points.count == 3)
        #expect(LineWalk([]).length == 0)
        #expect(LineWalk([]).part(shortOfEndBy: 1) == [])
        #expect(LineWalk([Point(2, 3)]).place(at: 5).point == Point(2, 3))
    }

    @Test func givesParts() {
        #expect(walk.part(from: 5, to: 15) == [Point(5, 0), Point(10, 0), Point(10, 5)])
        #expect(walk.part(from: 15, to: 5).isEmpty)
    }

    /// The nearness that counts is straight, whichever way the line takes, and the last time that it is reached.
    @Test func stopsShortOfItsEnd() {
        #expect(walk.part(shortOfEndBy: 5) == [Point(0, 0), Point(10, 0), Point(10, 15)])
        #expect(walk.part(shortOfEndBy: 0) == walk.points)
        #expect(walk.part(shortOfEndBy: 23) == [])
        let jog = LineWalk([Point(0, 0), Point(10, 0), Point(10, 3)])
        #expect(jog.part(shortOfEndBy: 5) == [Point(0, 0), Point(6, 0)])
        let loop = LineWalk([Point(0, 0), Point(2, 0), Point(8, 0), Point(8, 8), Point(0, 0)])
            .part(shortOfEndBy: 8)
        #expect(loop.dropLast() == [Point(0, 0), Point(2, 0), Point(8, 0), Point(8, 8)])
        #expect(abs((loop.last?.length ?? 0) - 8) < 1e-9)
    }
}

@Suite struct OrientedBoxTests {
    static let slant = Point(0.6, 0.8)
    static let cases: [(a: OrientedBox, b: OrientedBox, meet: Bool)] = [
        (OrientedBox(Rect(0, 0, 10, 10)), OrientedBox(Rect(5, 5, 10, 10)), true),
        (OrientedBox(Rect(0, 0, 10, 10)), OrientedBox(Rect(10, 0, 10, 10)), false),
        (OrientedBox(Rect(0, 0, 10, 10)), OrientedBox(Rect(2, 2, 1, 1)), true),
        // Their upright bounds overlap, they do not.
        (
            OrientedBox(center: Point(0, 0), axis: slant, half: Size(50, 1)),
            OrientedBox(center: Point(20, 0), axis: slant, half: Size(50, 1)), false
        ),
        (
            OrientedBox(center: Point(0, 0), axis: slant, half: Size(50, 1)),
            OrientedBox(center: Point(20, 0), axis: Point(-0.8, 0.6), half: Size(50, 1)), true
        ),
    ]

    @Test(arguments: cases.indices) func meetsOrNot(_ index: Int) {
        let (a, b, meet) = Self.cases[index]
        #expect(a.intersects(b) == meet)
        #expect(b.intersects(a) == meet)
    }

    @Test func boundsHoldTheCorners() {
        let box = OrientedBox(center: Point(3, 4), axis: Self.slant, half: Size(5, 2))
        #expect(box.bounds.contains(Rect(enclosing: box.corners)))
        #expect(Rect(enclosing: box.corners).contains(box.bounds))
        #expect(box.grown(by: 1).half == Size(6, 3))
    }

    @Test func aThickLineIsABox() {
        let box = OrientedBox(from: Point(0, 0), to: Point(10, 0), width: 4)
        #expect(box.bounds == Rect(-2, -2, 14, 4))
        #expect(OrientedBox(from: Point(1, 1), to: Point(1, 1), width: 2).bounds == Rect(0, 0, 2, 2))
    }
}
