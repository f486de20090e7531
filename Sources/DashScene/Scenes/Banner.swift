/// The banner that announces the next order.
struct Banner {
    let canvas: Size
    let brand: Brand
    let setter: TextSetter
    let pictures: PictureBox

    /// The banner at rest.
    func node(_ beat: BannerBeat, store: Store) -> Node {
        typealias Tokens = LayoutTokens.Banner
        let left = Tokens.side
        let width = canvas.width - 2 * Tokens.side
        let textLeft = left + Tokens.padding + Tokens.avatar + Tokens.avatarGap
        let textWidth = left + width - Tokens.padding - textLeft
        let lines = setter.lineCount(
            beat.text, style: brand.type.bannerText, width: textWidth, maxLines: Tokens.textLines)
        let textHeight =
            brand.type.bannerTitle.lineHeight + Tokens.textGap + Double(lines) * brand.type.bannerText.lineHeight
        let height = max(Tokens.avatar, textHeight) + 2 * Tokens.padding
        let frame = Rect(left, Tokens.top, width, height)
        let top = frame.midY - textHeight / 2
        let title = setter.block(
            "banner.title", beat.title, style: brand.type.bannerTitle, color: brand.colors.ink, left: textLeft,
            top: top, width: textWidth)
        let text = setter.block(
            "banner.text", beat.text, style: brand.type.bannerText, color: brand.colors.ink, left: textLeft,
            top: top + brand.type.bannerTitle.lineHeight + Tokens.textGap, width: textWidth,
            maxLines: Tokens.textLines)
        return Node("banner", frame: frame, children: ground(frame) + [avatar(beat, store, frame), title, text])
    }

    private func ground(_ frame: Rect) -> [Node] {
        typealias Tokens = LayoutTokens.Banner
        return Card.nodes(
            frame, radius: brand.radii.banner, color: brand.colors.surface,
            shadow: CardShadow(
                offset: Tokens.shadowOffset, sigma: Tokens.shadowSigma,
                color: brand.colors.shadow.faded(Tokens.shadowOpacity)))
    }

    private func avatar(_ beat: BannerBeat, _ store: Store, _ frame: Rect) -> Node {
        typealias Tokens = LayoutTokens.Banner
        let square = Rect(
            frame.minX + Tokens.padding, frame.midY - Tokens.avatar / 2, Tokens.avatar, Tokens.avatar)
        guard let picture = beat.avatar else {
            return LogoBadge(store, style: brand.type.initials, setter: setter).node("banner.avatar", in: square)
        }
        return pictures.filling("banner.avatar", picture, target: square, radius: Tokens.avatar / 2)
    }
}

/// The shadow below a card.
struct CardShadow {
    /// How far down it lies, pt.
    let offset: Double
    /// Its blur's standard deviation, pt.
    let sigma: Double
    let color: Color
}

/// A rounded surface with a shadow.
enum Card {
    static func nodes(_ frame: Rect, radius: Double, color: Color, shadow: CardShadow) -> [Node] {
        let thrown = Shadow(frame.offset(0, shadow.offset), radius: radius, sigma: shadow.sigma, color: shadow.color)
        return [
            Node(frame: frame, content: .shadow(thrown)),
            Node(frame: frame, content: .shape(Shape(.roundedRectangle(frame, radius: radius), color))),
        ]
    }
}
