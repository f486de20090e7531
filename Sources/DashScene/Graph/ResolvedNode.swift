/// A named node as it stands on the screen.
///
/// Nameless nodes are parts of their parents: they vanish, and named nodes inside them move up with their opacity
/// and scale worked in.
public struct ResolvedNode: Hashable, Sendable {
    /// The name.
    public var id: String
    /// What it paints: `group`, `shape`, `shadow`, `text`, `picture` or `map`.
    public var kind: String
    /// Its box on the screen after transforms, without shadow or halo, pt.
    public var frame: Rect
    /// Its opacity within the named node above it, 0 to 1.
    public var opacity: Double
    /// Its scale within the named node above it.
    public var scale: Double
    /// Its text, where it or a nameless part of it has one.
    public var text: TextBlock?
    /// Its fact; points are on the screen.
    public var fact: Node.Fact?
    /// The named nodes inside it, in painting order.
    public var children: [ResolvedNode]

    /// Resolves the nodes of a graph.
    public static func resolve(_ nodes: [Node]) -> [ResolvedNode] {
        nodes.flatMap { resolve($0, within: .identity, inheriting: (opacity: 1, scale: 1)) }
    }

    private static func resolve(
        _ node: Node, within outer: Affine, inheriting parts: (opacity: Double, scale: Double)
    ) -> [ResolvedNode] {
        let transform = node.transform.then(outer)
        let opacity = parts.opacity * node.opacity
        let scale = parts.scale * node.transform.scaleFactor
        let passedOn = node.id.isEmpty ? (opacity: opacity, scale: scale) : (opacity: 1, scale: 1)
        let children = node.children.flatMap { resolve($0, within: transform, inheriting: passedOn) }
        guard !node.id.isEmpty else { return children }
        let resolved = ResolvedNode(
            id: node.id, kind: node.content.kind, frame: transform.apply(node.frame), opacity: opacity, scale: scale,
            text: node.ownText, fact: node.fact.map { $0.applying(transform) }, children: children)
        return [resolved]
    }
}

extension Node {
    /// The text that the node itself or a nameless part of it paints.
    fileprivate var ownText: TextBlock? {
        if case .text(let block) = content { return block }
        return children.lazy.filter { $0.id.isEmpty }.compactMap(\.ownText).first
    }
}

extension Node.Content {
    /// The kind's name in JSON.
    public var kind: String {
        switch self {
        case .group: "group"
        case .shape: "shape"
        case .shadow: "shadow"
        case .text: "text"
        case .picture: "picture"
        case .map: "map"
        }
    }
}

extension Node.Fact {
    /// The same fact seen through a transform.
    fileprivate func applying(_ m: Affine) -> Node.Fact {
        if case .points(let points) = self { .points(points.map { m.apply($0) }) } else { self }
    }
}
