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

extension Path {
    /// Points along the outline, close enough to measure distances by.
    var samples: [Point] {
        var points: [Point] = []
        var current = Point.zero
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                points.append(p)
                current = p
            case .curve(let a, let b, let p):
                points += (1...16).map { step in
                    let t = Double(step) / 16
                    let s = 1 - t
                    return current * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + p * (t * t * t)
                }
                current = p
            case .close: break
            }
        }
        return points
    }
}
