extension Node {
    /// The node as a screen that runs from right to left shows it: every part in the place that mirrors its own on a
    /// screen `width` pt wide, itself unturned. For nodes at rest.
    func mirrored(width: Double) -> Node {
        let shift = width - 2 * frame.midX
        var node = self
        node.frame = frame.offset(shift, 0)
        node.content = content.moved(shift)
        if let clip { node.clip = Clip(clip.rect.offset(width - 2 * clip.rect.midX, 0), radius: clip.radius) }
        node.children = children.map { $0.mirrored(width: width) }
        return node
    }
}

extension [Node] {
    /// The nodes as they are, or mirrored where a screen runs from right to left.
    func facing(_ direction: LayoutDirection, width: Double) -> [Node] {
        direction == .rightToLeft ? map { $0.mirrored(width: width) } : self
    }
}

extension Node.Content {
    /// The content moved to the right by `dx` pt.
    fileprivate func moved(_ dx: Double) -> Node.Content {
        switch self {
        case .group, .map: return self
        case .shape(var shape):
            shape.path = shape.path.applying(.translation(dx, 0))
            return .shape(shape)
        case .shadow(var shadow):
            shadow.rect = shadow.rect.offset(dx, 0)
            shadow.visible = shadow.visible?.offset(dx, 0)
            return .shadow(shadow)
        case .text(var block):
            for index in block.lines.indices { block.lines[index].origin.x += dx }
            return .text(block)
        case .picture(var picture):
            picture.target = picture.target.offset(dx, 0)
            return .picture(picture)
        }
    }
}
