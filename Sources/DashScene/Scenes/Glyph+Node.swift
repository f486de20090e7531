extension Glyph {
    /// The glyph as a node, its box of `side` pt centred on a point.
    func node(center: Point, side: Double, color: Color, id: String = "") -> Node {
        let factor = side / Glyph.box
        let place = Affine.scale(factor).then(.translation(center.x - side / 2, center.y - side / 2))
        let outline = path.applying(place)
        return Node(
            id, frame: place.apply(bounds), content: .shape(Shape(outline, fill: .color(color), evenOdd: true)))
    }
}
