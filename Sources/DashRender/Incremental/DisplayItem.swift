import DashScene

/// A node made ready for one canvas: its map to pixels and the pixels it can touch.
///
/// Items are never changed, only their sprites are filled in once they are painted. Two frames share the items of
/// what looks the same in both, so "nothing changed here" is one comparison of identities.
final class DisplayItem {
    let id: String
    let content: Node.Content
    /// From the node's coordinates to px, its own transform included.
    let matrix: Affine
    let opacity: Double
    let clip: Node.Clip?
    let cut: Cut
    let children: [DisplayItem]
    /// What the content alone can touch, cut to the canvas but not by clips.
    let contentBounds: PixelRect
    /// What the content and the children can touch, cut by the node's own clip; empty when it is invisible.
    let bounds: PixelRect
    /// How many things it paints one over another, children included.
    let layerCount: Int
    /// The content's pixels, once made.
    var sprites: [Sprite]?
    /// The pixels of a soft clip, once made.
    var clipMask: Surface?

    init(_ node: Node, matrix: Affine, children: [DisplayItem], contentBounds: PixelRect, canvas: PixelRect) {
        id = node.id
        content = node.content
        self.matrix = matrix
        opacity = max(0, min(1, node.opacity))
        clip = node.clip
        cut = Cut(node.clip, matrix: matrix, canvas: canvas)
        self.children = children
        self.contentBounds = contentBounds
        let all = children.reduce(contentBounds) { $0.union($1.bounds) }
        bounds = opacity > 0 ? cut.bounds(of: all) : .empty
        let own = contentBounds.isEmpty ? 0 : ContentPainter.layerCount(of: node.content)
        layerCount = bounds.isEmpty ? 0 : children.reduce(own) { $0 + $1.layerCount }
    }

    /// Whether it is painted apart and put onto the frame as one image.
    var needsLayer: Bool {
        if case .soft = cut { return true }
        return opacity < 1 && layerCount > 1
    }

    /// Whether a node under the same `matrix` with these children would look the same.
    func looksLike(_ node: Node, matrix: Affine, children: [DisplayItem]) -> Bool {
        id == node.id && self.matrix == matrix && opacity == max(0, min(1, node.opacity)) && clip == node.clip
            && self.children.elementsEqual(children, by: ===) && content == node.content
    }

    /// Takes over the sprites of an item with the same content that lies whole pixels beside this one, the same parts
    /// of it on the canvas.
    func takeSprites(from other: DisplayItem) {
        guard let ready = other.sprites else { return }
        let (here, there) = (PixelPlace(matrix), PixelPlace(other.matrix))
        let (x, y) = (here.x - there.x, here.y - there.y)
        guard here.matrix == there.matrix, contentBounds == other.contentBounds.moved(x, y) else { return }
        sprites = x == 0 && y == 0 ? ready : ready.map { $0.moved(x, y) }
    }
}
