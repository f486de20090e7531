/// A pin on the map, with its tip on the place.
struct MapPin {
    let style: PinStyle
    let colors: ColorRoles

    private typealias Tokens = LayoutTokens.Pin

    /// The pin with its tip at a point, at a scale about the tip.
    func node(_ id: String, glyph: Glyph, tip: Point, scale: Double) -> Node {
        let form = Tokens.form(style)
        let frame = form.bounds(tip: tip)
        let head = form.head(tip: tip)
        let body = Node(frame: frame, content: .shape(Shape(PinOutline.body(style, tip: tip), colors.pin)))
        let symbol = glyph.node(
            center: head.center, side: Tokens.glyphSide(style), color: colors.onPin, id: "\(id).glyph")
        var node = Node(id, frame: frame, children: [groundShadow(tip), body] + ring(head) + [symbol])
        node.transform = .scale(scale, about: tip)
        return node
    }

    /// The thin ring that a disc has inside its edge.
    private func ring(_ head: Rect) -> [Node] {
        guard style == .disc else { return [] }
        let middle = head.inset(Tokens.ringInset + Tokens.ringWidth / 2)
        let stroke = Stroke(colors.onPin, width: Tokens.ringWidth)
        return [Node(frame: head, content: .shape(Shape(.ellipse(middle), stroke: stroke)))]
    }

    private func groundShadow(_ tip: Point) -> Node {
        let size = Size(Tokens.shadowWidth, Tokens.shadowHeight)
        let frame = Rect(center: tip, size: size)
        let dark = colors.shadow.faded(Tokens.shadowOpacity)
        let paint = Paint.radial(
            center: tip, radius: size.width / 2, squash: size.height / size.width,
            stops: [GradientStop(0, dark), GradientStop(0.45, dark.faded(0.7)), GradientStop(1, dark.faded(0))])
        return Node(frame: frame, content: .shape(Shape(.ellipse(frame), fill: paint)))
    }
}
