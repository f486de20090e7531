import DashScene
import Testing

@testable import DashRender

@Suite struct DamageFinderTests {
    private let canvas: TestCanvas

    init() throws { canvas = try TestCanvas(600, 600) }

    private func box(_ id: String, _ x: Double, _ y: Double, _ color: Color = .black) -> Node {
        let rect = Rect(x, y, 10, 10)
        return Node(id, frame: rect, content: .shape(Shape(.rectangle(rect), color)))
    }

    private func damage(_ old: [Node], _ new: [Node]) throws -> Damage {
        let before = try canvas.rasterizer.displayList(for: canvas.graph(old))
        let after = try canvas.rasterizer.displayList(for: canvas.graph(new), reusing: before)
        return try canvas.rasterizer.damage(from: before, to: after)
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int = 10, _ height: Int = 10) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test func equalGraphsDamageNothing() throws {
        var faded = box("b", 50, 50)
        faded.fact = .fill(0.5)
        var other = faded
        other.fact = .fill(0.6)
        #expect(try damage([box("a", 0, 0), faded], [box("a", 0, 0), other]) == .rects([]))
    }

    @Test func equalPartsAreTakenOver() throws {
        let before = try canvas.rasterizer.displayList(for: canvas.graph([box("a", 0, 0), box("b", 50, 50)]))
        let after = try canvas.rasterizer.displayList(
            for: canvas.graph([box("a", 0, 0), box("b", 60, 50)]), reusing: before)
        #expect(after.items[0] === before.items[0])
        #expect(after.items[1] !== before.items[1])
    }

    @Test func movingDamagesBothPlaces() throws {
        #expect(
            try damage([box("a", 0, 0), box("b", 500, 0)], [box("a", 0, 0), box("b", 500, 500)])
                == .rects([rect(500, 0), rect(500, 500)]))
    }

    @Test func insertingAndRemovingDamageThatAlone() throws {
        let few = [box("a", 0, 0), box("c", 500, 0)]
        let many = [box("a", 0, 0), box("b", 300, 300), box("c", 500, 0)]
        #expect(try damage(few, many) == .rects([rect(300, 300)]))
        #expect(try damage(many, few) == .rects([rect(300, 300)]))
    }

    @Test func changingTheOrderDamagesWhatMoved() throws {
        let damage = try damage(
            [box("a", 0, 0), box("b", 5, 0, .white), box("c", 500, 500)],
            [box("b", 5, 0, .white), box("a", 0, 0), box("c", 500, 500)])
        #expect(damage == .rects([rect(0, 0)]))
    }

    @Test func changesInAGroupDamageThePartThatChanged() throws {
        func group(_ x: Double) -> Node {
            var node = Node("g", frame: .zero, children: [box("a", x, 0), box("b", 500, 500)])
            node.opacity = 0.5
            return node
        }
        #expect(try damage([group(0)], [group(2)]) == .rects([rect(0, 0, 12, 10)]))
    }

    @Test func opacityAndClipDamageTheWholeGroup() throws {
        let plain = Node("g", frame: .zero, children: [box("a", 0, 0), box("b", 500, 500)])
        var faded = plain
        faded.opacity = 0.5
        var clipped = plain
        clipped.clip = Node.Clip(Rect(0, 0, 300, 300))
        #expect(try damage([plain], [faded]) == .rects([rect(0, 0, 510, 510)]))
        #expect(try damage([plain], [clipped]) == .rects([rect(0, 0, 510, 510)]))
    }

    /// With one part a faded group paints it directly, with two through a layer; rounding may differ by a level.
    @Test func aGroupThatBeginsToNeedALayerIsDamagedAsAWhole() throws {
        var one = Node("g", frame: .zero, children: [box("a", 0, 0)])
        one.opacity = 0.5
        var two = one
        two.children.append(box("b", 500, 500))
        #expect(try damage([one], [two]) == .rects([rect(0, 0, 510, 510)]))
    }

    @Test func whatAClipHidesDamagesNothing() throws {
        func group(_ x: Double) -> Node {
            var node = Node("g", frame: .zero, children: [box("a", x, 0)])
            node.clip = Node.Clip(Rect(300, 300, 50, 50))
            return node
        }
        #expect(try damage([group(0)], [group(100)]) == .rects([]))
    }

    @Test func anotherBackgroundDamagesAll() throws {
        let before = try canvas.rasterizer.displayList(for: canvas.graph([]))
        let after = try canvas.rasterizer.displayList(for: canvas.graph([], background: .black))
        #expect(try canvas.rasterizer.damage(from: before, to: after) == .all)
    }

    @Test func aRouteThatShortensIsDamagedAtItsEndOnly() throws {
        func route(_ start: Double) -> Node {
            let path = Path.polyline([Point(50, start), Point(50, 300), Point(550, 300), Point(550, 550)])
            return Node("route", frame: .zero, content: .shape(Shape(path, stroke: Stroke(.black, width: 5))))
        }
        guard case .rects(let rects) = try damage([route(50)], [route(60)]) else {
            Issue.record("everything is damaged")
            return
        }
        #expect(rects.reduce(PixelRect.empty) { $0.union($1) }.area < 7 * 17)
        #expect(rects.allSatisfy { rect(47, 47, 6, 16).contains($0) })
    }
}
