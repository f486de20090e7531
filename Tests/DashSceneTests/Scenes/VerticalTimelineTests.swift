import Testing

@testable import DashScene

/// The timeline that stands, in the sheet of the brand that has it.
@Suite struct VerticalTimelineTests {
    /// The canvases on which it stands.
    static let tall = HookFixture.canvases.filter { $0.height > 800 }

    private func scene(
        _ canvas: Size = Size(440, 956), style: TrackerStyle = .verticalTimeline,
        direction: LayoutDirection = .leftToRight, edit: (inout Script) -> Void = { _ in }
    ) throws -> HookScene {
        var script = try HookFixture.script(ScriptOverrides(size: canvas, brand: "grubhub"))
        script.brand.tracker = style
        script.brand.direction = direction
        edit(&script)
        return try HookFixture.scene(of: script)
    }

    /// The whole life of the first order: a state a second.
    private func life(_ script: inout Script) {
        script.orders = [script.orders[0]]
        script.orders[0].nearbyFrom = 0.5
        script.orders[0].startFill = 0
        script.orders[0].beats = OrderBeats(
            appears: .zero, confirming: .zero, preparing: .milliseconds(1000), pickedUp: .milliseconds(2000),
            drives: .milliseconds(2000), arrives: .milliseconds(4000), photo: .milliseconds(5000))
    }

    private func frame(_ graph: SceneGraph, _ id: String) throws -> Rect {
        try #require(graph.node("order1", id), "\(id) is missing").frame
    }

    @Test(arguments: tall)
    func theNodesStandOneBelowAnother(_ canvas: Size) throws {
        let graph = try scene(canvas).graph(frame: 0)
        let nodes = try (1...4).map { try frame(graph, "tracker.step.\($0)") }
        #expect(Set(nodes.map(\.minX)).count == 1)
        let pitches = zip(nodes, nodes.dropFirst()).map { $1.minY - $0.minY }
        #expect(pitches.allSatisfy { abs($0 - pitches[0]) < 1e-9 && $0 >= 44 })
        for step in 1...4 {
            let name = try frame(graph, "tracker.title.\(step)")
            #expect(abs(name.midY - nodes[step - 1].midY) < 1e-9 && name.minX > nodes[step - 1].maxX)
        }
        for line in 1...3 {
            let bar = try frame(graph, "tracker.line.\(line)")
            #expect(bar.minY == nodes[line - 1].maxY && bar.maxY == nodes[line].minY)
            #expect(bar.midX == nodes[line].midX)
        }
    }

    /// On the lowest canvas the nodes lie in a row, as in the style that always has them there.
    @Test func whereItHasNoRoomItLies() throws {
        for index in [0, 100, 130, 300, 659] {
            let graph = try scene(Size(360, 640)).graph(frame: index)
            #expect(graph == (try scene(Size(360, 640), style: .timeline).graph(frame: index)), "frame \(index)")
        }
    }

    private func color(_ node: Node) -> Color? {
        guard case .shape(let shape)? = node.children.last?.content, case .color(let color)? = shape.fill else {
            return nil
        }
        return color
    }

    /// One state a second: the colour of each node, and the step whose name the helper line follows.
    @Test(arguments: [
        (30, "asss", 0), (90, "tass", 2), (150, "ttas", 3), (210, "ttas", 3), (270, "tttt", 4), (359, "tttt", 4),
    ])
    func stepsAndHelper(_ index: Int, _ colors: String, _ helper: Int) throws {
        let graph = try scene(edit: life).graph(frame: index)
        let brand = try HookFixture.script(ScriptOverrides(brand: "grubhub")).brand
        for (step, role) in zip(1...4, colors) {
            let node = try #require(graph.node("order1", "tracker.step.\(step)"))
            let expected = ["a": brand.colors.accent, "t": brand.colors.track][role] ?? brand.colors.surface
            #expect(color(node) == expected, "step \(step)")
        }
        guard helper > 0 else {
            #expect(graph.node("order1", "sheet.helper") == nil)
            return
        }
        let (name, words) = (
            try frame(graph, "tracker.title.\(helper)"), try frame(graph, "sheet.helper")
        )
        #expect(words.minX == name.minX && words.minY == name.maxY + 2)
        if helper < 4 { #expect(words.maxY < (try frame(graph, "tracker.title.\(helper + 1)")).minY) }
    }

    /// Only the present step's name has the greatest weight.
    @Test func thePresentStepStandsOut() throws {
        let graph = try scene().graph(frame: 0)
        let styles = try (1...4).map { step -> (Int, Color) in
            let node = try #require(graph.node("order1", "tracker.title.\(step)"))
            guard case .text(let block) = node.content else { return (0, .black) }
            return (block.style.weight, block.color)
        }
        let colors = try HookFixture.script(ScriptOverrides(brand: "grubhub")).brand.colors
        #expect(styles.map(\.0) == [600, 600, 700, 500])
        #expect(styles.map(\.1) == [colors.ink, colors.ink, colors.ink, colors.secondary])
    }

    /// What can be seen of the line fills from above at constant speed.
    @Test func theLineFillsFromAbove() throws {
        let scene = try scene()
        let ends = try [186, 241, 296, 351, 406, 461, 515].map { index -> Double in
            let line = try #require(scene.graph(frame: index).node("order2", "tracker.line.3"))
            return (line.children.count > 1 ? line.children[1].frame.maxY : line.frame.minY + 5) - line.frame.minY
        }
        let steps = zip(ends, ends.dropFirst()).map { $1 - $0 }
        #expect(ends[0] == 5)
        #expect(steps.dropLast().allSatisfy { abs($0 - steps[0]) < 1e-9 && $0 > 4 })
        let last = try #require(scene.graph(frame: 516).node("order2", "tracker.line.3"))
        #expect(last.children[1].frame == last.frame)
    }

    /// From the first frame to the last no row moves, the photo neither moves one nor hides one.
    @Test(arguments: tall)
    func nothingMoves(_ canvas: Size) throws {
        let scene = try scene(canvas, edit: life)
        let ids =
            (1...4).map { "tracker.title.\($0)" } + (1...3).map { "tracker.line.\($0)" }
            + ["sheet.hairline", "dasher.photo", "pill.call"]
        func tops(_ index: Int) throws -> [Double] {
            let graph = scene.graph(frame: index)
            return try ids.map { try frame(graph, $0).minY }
        }
        let first = try tops(0)
        for index in stride(from: 7, to: 360, by: 7) { #expect(try tops(index) == first, "frame \(index)") }
        let (before, after) = (scene.graph(frame: 290), scene.graph(frame: 359))
        #expect(before.node("order1", "sheet.details") == after.node("order1", "sheet.details"))
        #expect(after.node("order1", "sheet.hairline")?.opacity == 1)
    }

    /// The photo fills the room beside the names, from the first node down to the last name.
    @Test(arguments: tall)
    func thePhotoStandsBesideIt(_ canvas: Size) throws {
        let graph = try scene(canvas).graph(frame: 120)
        let photo = try frame(graph, "sheet.photo")
        let (first, last) = (try frame(graph, "tracker.step.1"), try frame(graph, "tracker.step.4"))
        #expect(photo.minY == first.minY && abs(photo.maxY - (last.maxY - 6)) < 1e-9)
        #expect(abs(photo.maxX - (graph.size.width - first.minX)) < 0.5)
        for step in 1...4 { #expect(try frame(graph, "tracker.title.\(step)").maxX <= photo.minX - 16) }
        #expect(photo.width >= 200 && photo.height >= 145)
    }

    @Test(arguments: tall)
    func fromRightToLeftTheTrackIsAtTheRight(_ canvas: Size) throws {
        let (left, right) = (try scene(canvas), try scene(canvas, direction: .rightToLeft))
        for index in [0, 120, 300, 659] {
            let (plain, mirrored) = (left.graph(frame: index), right.graph(frame: index))
            let order = index < 168 ? "order1" : "order2"
            // The photo's chip is not mirrored: it goes by the photo, which is not mirrored either.
            let ids = (plain.order(order)?.children.map(\.id) ?? []).filter {
                $0.hasPrefix("tracker.") || $0 == "sheet.photo"
            }
            #expect(ids.count >= 11)
            for id in ids {
                let (a, b) = (try #require(plain.node(order, id)), try #require(mirrored.node(order, id)))
                #expect(abs(a.frame.minX - (canvas.width - b.frame.maxX)) < 1e-9, "\(id) on \(index)")
                #expect(a.frame.minY == b.frame.minY)
            }
        }
    }

    /// Longer helper words take two lines below their step's name, which sets the pitch.
    @Test(arguments: tall)
    func longHelperWordsTakeTwoLines(_ canvas: Size) throws {
        let words = "Marcus has picked up your order from The Original Mediterranean Kitchen on Fifth Avenue."
        let graph = try scene(canvas) { $0.orders[0].helper = words }.graph(frame: 0)
        let (helper, next) = (try frame(graph, "sheet.helper"), try frame(graph, "tracker.title.4"))
        #expect(helper.height == 32 && helper.maxY + 3 <= next.minY)
    }

    /// The order's details open beside it.
    @Test(arguments: tall)
    func theDetailsOpenBesideIt(_ canvas: Size) throws {
        let graph = try scene(canvas) { script in
            script.orders[0].items = [OrderItem(name: "Garlic Knots", price: 650)]
            script.orders[0].beats.arrives = .milliseconds(4000)
            script.orders[0].beats.details = .milliseconds(500)
        }.graph(frame: 100)
        let rows = graph.order("order1")?.children.filter { $0.id.hasPrefix("receipt.") } ?? []
        #expect(rows.last?.id == "receipt.total")
        for step in 1...4 {
            let name = try frame(graph, "tracker.title.\(step)")
            #expect(rows.allSatisfy { $0.frame.minX >= name.maxX + 16 })
        }
        #expect(try #require(rows.first).frame.minY > (try frame(graph, "tracker.step.1")).minY)
        #expect(graph.node("order1", "sheet.helper") == nil)
    }
}
