/// The scene graph as an indented list for people: name, kind, place, and what else is to know.
public enum GraphOutline {
    private static let nameColumn = 28
    private static let kindColumn = 9
    private static let placeColumn = 34

    /// A whole frame, a line a node.
    public static func text(of graph: SceneGraph) -> String {
        let time = short(graph.time)
        let head = "frame \(graph.frame), \(time) s, \(short(graph.size.width)) x \(short(graph.size.height)) pt"
        let lines = ResolvedNode.resolve(graph.children).flatMap { rows(of: $0, depth: 0) }
        return ([head] + lines).map { "\($0)\n" }.joined()
    }

    private static func rows(of node: ResolvedNode, depth: Int) -> [String] {
        let name = pad(String(repeating: "  ", count: depth) + node.id, to: nameColumn)
        let kind = pad(node.kind, to: kindColumn)
        let place = pad(place(of: node.frame), to: placeColumn)
        let line = ([name + kind + place] + notes(on: node)).joined(separator: " ")
        let end = line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
        return [String(end)] + node.children.flatMap { rows(of: $0, depth: depth + 1) }
    }

    private static func notes(on node: ResolvedNode) -> [String] {
        var notes: [String] = []
        if node.opacity != 1 { notes.append("opacity \(short(node.opacity))") }
        if node.scale != 1 { notes.append("scale \(short(node.scale))") }
        if let text = node.text { notes.append("\"\(text.text)\"\(text.truncated ? " (cut)" : "")") }
        switch node.fact {
        case .fill(let share): notes.append("fill \(short(share))")
        case .reached(let isReached): notes.append(isReached ? "reached" : "not reached")
        case .points(let points): notes.append("\(points.count) points")
        case nil: break
        }
        return notes
    }

    private static func place(of rect: Rect) -> String {
        "\(short(rect.x)), \(short(rect.y))  \(short(rect.width)) x \(short(rect.height))"
    }

    private static func short(_ value: Double) -> String { DecimalText.shortest(value, digits: 3) }

    private static func pad(_ text: String, to column: Int) -> String {
        text + String(repeating: " ", count: max(1, column - text.count))
    }
}
