/// The scene graph as JSON, for tools and tests: nodes with names, their places on the screen and their facts.
public enum GraphJSON {
    /// A whole frame: `frame`, `time`, `size`, `children`.
    public static func value(of graph: SceneGraph) -> JSONValue {
        .members([
            "frame": .integer(graph.frame),
            "time": .number(graph.time),
            "size": .members(["width": .number(graph.size.width), "height": .number(graph.size.height)]),
            "children": .array(ResolvedNode.resolve(graph.children).map(value)),
        ])
    }

    private static func value(of node: ResolvedNode) -> JSONValue {
        var members: [JSONMember] = [
            .init(key: "id", value: .string(node.id)),
            .init(key: "kind", value: .string(node.kind)),
            .init(key: "frame", value: value(of: node.frame)),
            .init(key: "opacity", value: .number(node.opacity)),
            .init(key: "scale", value: .number(node.scale)),
        ]
        if let text = node.text {
            members.append(.init(key: "text", value: .string(Isolate.removed(from: text.text))))
            if text.truncated { members.append(.init(key: "truncated", value: .bool(true))) }
        }
        members += facts(node)
        if !node.children.isEmpty { members.append(.init(key: "children", value: .array(node.children.map(value)))) }
        return .object(members)
    }

    private static func facts(_ node: ResolvedNode) -> [JSONMember] {
        switch node.fact {
        case .fill(let share): [.init(key: "fill", value: .number(share))]
        case .reached(let isReached): [.init(key: "reached", value: .bool(isReached))]
        case .points(let points):
            [.init(key: "points", value: .array(points.map { .array([.number($0.x), .number($0.y)]) }))]
        case nil: []
        }
    }

    private static func value(of rect: Rect) -> JSONValue {
        .members([
            "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width), "height": .number(rect.height),
        ])
    }
}
