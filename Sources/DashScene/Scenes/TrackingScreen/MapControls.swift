/// The round close button and the help pill over the map.
struct MapControls {
    let canvas: Size
    let brand: Brand
    let setter: TextSetter

    private typealias Tokens = LayoutTokens.Controls

    /// The close button's circle.
    var closeFrame: Rect { facing(Rect(Tokens.side, Tokens.top, Tokens.size, Tokens.size)) }

    /// The help pill, as wide as its word needs, up to half the canvas.
    var helpFrame: Rect {
        let natural = setter.width(brand.words.help, brand.type.help) + 2 * Tokens.helpPadding
        let width = setter.grid.snap(min(canvas.width / 2, max(Tokens.helpWidth, natural)))
        return facing(Rect(canvas.width - Tokens.side - width, Tokens.top, width, Tokens.size))
    }

    /// The place on a screen that runs as the brand does.
    private func facing(_ frame: Rect) -> Rect {
        brand.direction == .rightToLeft ? frame.offset(canvas.width - 2 * frame.midX, 0) : frame
    }

    /// Both controls.
    var nodes: [Node] {
        let close = Glyph.close.node(
            center: closeFrame.center, side: Tokens.closeGlyph, color: brand.colors.ink, id: "close.glyph")
        let frame = helpFrame
        let text = setter.centered(
            "help.text", brand.words.help, style: brand.type.help, color: brand.colors.ink,
            left: frame.minX + Tokens.helpPadding / 2, middle: frame.midY, width: frame.width - Tokens.helpPadding)
        return [
            Node("close", frame: closeFrame, children: ground(closeFrame) + [close]),
            Node("help", frame: frame, children: ground(frame) + [text]),
        ]
    }

    private func ground(_ frame: Rect) -> [Node] {
        let shadow = CardShadow(
            offset: Tokens.shadowOffset, sigma: Tokens.shadowSigma,
            color: brand.colors.shadow.faded(Tokens.shadowOpacity))
        return Card.nodes(frame, radius: Tokens.size / 2, colors: brand.colors, shadow: shadow)
    }
}
