import DashScene

/// A scene graph made ready for one canvas.
public struct DisplayList {
    /// The size of the canvas, px, as a rectangle at the origin.
    public let canvas: PixelRect
    let background: Color
    let items: [DisplayItem]
}

/// Makes display lists, taking over what a list before it has ready.
struct DisplayListBuilder {
    let painter: ContentPainter
    let scale: Double

    func list(for graph: SceneGraph, reusing old: DisplayList?) throws -> DisplayList {
        let items = try items(for: graph.children, matrix: .scale(scale), reusing: old?.items ?? [])
        return DisplayList(canvas: painter.canvas, background: graph.background, items: items)
    }

    private func items(for nodes: [Node], matrix: Affine, reusing old: [DisplayItem]) throws -> [DisplayItem] {
        let shift = old.count - nodes.count
        return try nodes.indices.map { index in
            let node = nodes[index]
            // Usually at the same place from the start or from the end.
            let candidates = [index, index + shift].lazy.filter(old.indices.contains).map { old[$0] }
            let match =
                candidates.first { $0.id == node.id } ?? (node.id.isEmpty ? nil : old.first { $0.id == node.id })
            return try item(for: node, matrix: matrix, reusing: match)
        }
    }

    private func item(for node: Node, matrix parent: Affine, reusing old: DisplayItem?) throws -> DisplayItem {
        let matrix = node.transform == .identity ? parent : node.transform.then(parent)
        let children = try items(for: node.children, matrix: matrix, reusing: old?.children ?? [])
        if let old, old.looksLike(node, matrix: matrix, children: children) { return old }
        let alike = old.flatMap { $0.content == node.content ? $0 : nil }
        let known = alike.flatMap { $0.matrix == matrix ? $0 : nil }
        let item = DisplayItem(
            node, matrix: matrix, children: children,
            contentBounds: try known?.contentBounds ?? painter.bounds(of: node.content, matrix: matrix),
            canvas: painter.canvas)
        if let alike { item.takeSprites(from: alike) }
        return item
    }
}
