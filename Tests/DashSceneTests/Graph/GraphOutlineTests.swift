import DashScene
import Testing

@Suite struct GraphOutlineTests {
    @Test func listsNodesWithTheirPlacesAndNotes() {
        var order = Node("order1", frame: Rect(0, 0, 440, 956))
        order.opacity = 0.5
        order.children = [
            Node("tracker.line.3", frame: Rect(1.25, 2, 3, 4), fact: .fill(0.5)),
            Node("sheet.title", frame: .zero, content: .text(GraphJSONTests.block)),
        ]
        let expected = """
            frame 78, 1.3 s, 440 x 956 pt
            order1                      group    0, 0  440 x 956                    opacity 0.5
              tracker.line.3            group    1.25, 2  3 x 4                     fill 0.5
              sheet.title               text     0, 0  0 x 0                        "Whole text" (cut)

            """
        #expect(GraphOutline.text(of: GraphJSONTests.graph([order])) == expected)
    }
}
