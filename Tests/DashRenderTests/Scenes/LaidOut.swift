import DashScene

/// A node where it lies on the screen, its parents' transforms worked in.
struct LaidOut {
    let id: String
    let frame: Rect
    let opacity: Double
    let scale: Double
    let content: Node.Content
    let children: [LaidOut]

    init(_ node: Node, under parent: Affine = .identity, opacity: Double = 1) {
        let place = node.transform.then(parent)
        id = node.id
        frame = place.apply(node.frame)
        scale = place.scaleFactor
        self.opacity = opacity * node.opacity
        content = node.content
        children = node.children.map { LaidOut($0, under: place, opacity: opacity * node.opacity) }
    }

    /// All nodes below and including this one.
    var all: [LaidOut] { [self] + children.flatMap(\.all) }

    var isText: Bool { if case .text = content { true } else { false } }
}

extension SceneGraph {
    /// The order screens of the frame.
    var orders: [LaidOut] {
        children.filter { $0.id.hasPrefix("order") }.map { node in
            var whole = node
            whole.opacity = 1
            return LaidOut(whole)
        }
    }
}
