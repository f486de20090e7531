/// The scene graph as JSON, for tools and tests: nodes with names, their places on the screen and their facts.
public enum GraphJSON {
    /// A whole frame: `frame`, `time`, `size`, `children`.
    public static func value(of graph: SceneGraph) -> OrderedJSON {
        .members([
            "frame": .integer(graph.frame),
            "time": .number(graph.time),
            "size": .members(["width": .number(graph.size.width), "height": .number(graph.size.height)]),
            "children": .array(ResolvedNode.resolve(graph.children).map(value)),
        ])
    }

    private static func value(of node: ResolvedNode) -> OrderedJSON {
        var members: [OrderedJSON.Member] = [
            .init("id", .string(node.id)),
            .init("kind", .string(node.kind)),
            .init("frame", value(of: node.frame)),
            .init("opacity", .number(node.opacity)),
            .init("scale", .number(node.scale)),
        ]
        if let text = node.text {
            members.append(.init("text", .string(text.text)))
            if text.truncated { members.append(.init("truncated", .bool(true))) }
        }
        members += facts(node)
        if !node.children.isEmpty { members.append(.init("children", .array(node.children.map(value)))) }
        return .object(members)
    }

    private static func facts(_ node: ResolvedNode) -> [OrderedJSON.Member] {
        switch node.fact {
        case .fill(let share): [.init("fill", .number(share))]
        case .reached(let isReached): [.init("reached", .bool(isReached))]
        case .points(let points): [.init("points", .array(points.map { .array([.number($0.x), .number($0.y)]) }))]
        case nil: []
        }
    }

    private static func value(of rect: Rect) -> OrderedJSON {
        .members([
            "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width), "height": .number(rect.height),
        ])
    }
}
