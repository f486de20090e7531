extension Glyph {
    /// The glyph as a node, its box of `side` pt centred on a point. What travels faces the way it is heading,
    /// turned about the middle of its ink, where mirroring the screen moves it by.
    func node(
        center: Point, side: Double, color: Color, id: String = "", heading: LayoutDirection = .leftToRight
    ) -> Node {
        let factor = side / Glyph.box
        let turned = heading == .rightToLeft && Glyph.vehicles.contains(self)
        let place = (turned ? Affine(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.midX, ty: 0) : .identity)
            .then(.scale(factor)).then(.translation(center.x - side / 2, center.y - side / 2))
        let outline = path.applying(place)
        return Node(
            id, frame: place.apply(bounds), content: .shape(Shape(outline, fill: .color(color), evenOdd: true)))
    }
}
