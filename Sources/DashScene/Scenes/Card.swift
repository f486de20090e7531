/// The shadow below a card.
struct CardShadow {
    /// How far down it lies, pt.
    let offset: Double
    /// Its blur's standard deviation, pt.
    let sigma: Double
    let color: Color
}

/// A rounded surface that floats: with a shadow, and a thin edge where the brand has one.
enum Card {
    static func nodes(_ frame: Rect, radius: Double, colors: ColorRoles, shadow: CardShadow) -> [Node] {
        let thrown = Shadow(frame.offset(0, shadow.offset), radius: radius, sigma: shadow.sigma, color: shadow.color)
        let surface = Node(
            frame: frame, content: .shape(Shape(.roundedRectangle(frame, radius: radius), colors.surface)))
        let half = LayoutTokens.Card.border / 2
        let edge = Path.roundedRectangle(frame.inset(half), radius: max(0, radius - half))
        return (shadow.color.alpha > 0 ? [Node(frame: frame, content: .shadow(thrown))] : []) + [surface]
            + border(edge, frame: frame, colors)
    }

    /// The thin edge along an outline; nothing where the brand has none.
    static func border(_ path: Path, frame: Rect, _ colors: ColorRoles) -> [Node] {
        guard colors.border.alpha > 0 else { return [] }
        let stroke = Stroke(colors.border, width: LayoutTokens.Card.border)
        return [Node(frame: frame, content: .shape(Shape(path, stroke: stroke)))]
    }
}
