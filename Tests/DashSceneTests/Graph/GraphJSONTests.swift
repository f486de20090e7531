import DashScene
import Testing

@Suite struct GraphJSONTests {
    static let style = TextStyle(family: "Inter", size: 17, weight: 600)
    static let block = TextBlock(
        text: "Whole text", lines: [TextLine("Whole…", origin: Point(0, 0), width: 30)], style: style,
        color: .black, truncated: true)

    static func graph(_ children: [Node]) -> SceneGraph {
        SceneGraph(frame: 78, time: 1.3, size: Size(440, 956), background: .white, children: children)
    }

    @Test func writesTheRoot() {
        let expected = #"{ "frame": 78, "time": 1.3, "size": { "width": 440, "height": 956 }, "children": [] }"#
        #expect(JSONWriter.line(GraphJSON.value(of: Self.graph([]))) == expected)
    }

    @Test func placesNodesOnTheScreen() {
        var outer = Node("order1", frame: Rect(0, 0, 100, 100))
        outer.transform = .translation(10, 20)
        outer.opacity = 0.5
        var part = Node(frame: Rect(0, 0, 50, 50))
        part.transform = .scale(2)
        part.opacity = 0.25
        part.children = [Node("dot", frame: Rect(1, 2, 3, 4))]
        outer.children = [part]
        let nodes = ResolvedNode.resolve([outer])
        #expect(nodes.map(\.id) == ["order1"])
        #expect(nodes.first?.frame == Rect(10, 20, 100, 100))
        #expect(nodes.first?.opacity == 0.5)
        let dot = nodes.first?.children.first
        #expect(dot?.frame == Rect(12, 24, 6, 8))
        #expect(dot?.opacity == 0.25)
        #expect(dot?.scale == 2)
    }

    @Test(arguments: [
        (Node("t", frame: .zero, content: .text(block)), #""text": "Whole text", "truncated": true"#),
        (Node("t", frame: .zero, children: [Node(frame: .zero, content: .text(block))]), #""text": "Whole text""#),
        (Node("tracker.line.3", frame: .zero, fact: .fill(0.5)), #""fill": 0.5"#),
        (Node("tracker.step.4", frame: .zero, fact: .reached(false)), #""reached": false"#),
        (Node("route", frame: .zero, fact: .points([Point(1, 2.5), Point(3, 4)])), #""points": [[1, 2.5], [3, 4]]"#),
    ])
    func writesFacts(_ node: Node, expected: String) {
        #expect(JSONWriter.line(GraphJSON.value(of: Self.graph([node]))).contains(expected))
    }

    @Test func movesRoutesWithTheirNodes() {
        var route = Node("route", frame: .zero, fact: .points([Point(1, 2)]))
        route.transform = .translation(5, 5)
        #expect(ResolvedNode.resolve([route]).first?.fact == .points([Point(6, 7)]))
    }
}
