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
        let gap =
            Tokens.textGap
            + setter.extraGap(
                below: (beat.title, brand.type.bannerTitle), (beat.text, brand.type.bannerText), gap: Tokens.textGap,
                least: LayoutTokens.Ink.banner)
        let textHeight =
            brand.type.bannerTitle.lineHeight + gap + Double(lines) * brand.type.bannerText.lineHeight
        let height = max(Tokens.avatar, textHeight) + 2 * Tokens.padding
        let frame = Rect(left, Tokens.top, width, height)
        let top = frame.midY - textHeight / 2
        let title = setter.block(
            "banner.title", beat.title, style: brand.type.bannerTitle, color: brand.colors.ink, left: textLeft,
            top: top, width: textWidth)
        let text = setter.block(
            "banner.text", beat.text, style: brand.type.bannerText, color: brand.colors.ink, left: textLeft,
            top: top + brand.type.bannerTitle.lineHeight + gap, width: textWidth,
            maxLines: Tokens.textLines)
        let parts = ground(frame) + [avatar(beat, store, frame), title, text]
        return Node(
            "banner", frame: frame, children: parts.facing(brand.direction, width: canvas.width))
    }

    private func ground(_ frame: Rect) -> [Node] {
        typealias Tokens = LayoutTokens.Banner
        return Card.nodes(
            frame, radius: brand.radii.banner, colors: brand.colors,
            shadow: CardShadow(
                offset: Tokens.shadowOffset, sigma: Tokens.shadowSigma,
                color: brand.colors.shadow.faded(Tokens.shadowOpacity)))
    }

    private func avatar(_ beat: BannerBeat, _ store: Store, _ frame: Rect) -> Node {
        typealias Tokens = LayoutTokens.Banner
        let square = Rect(
            frame.minX + Tokens.padding, frame.midY - Tokens.avatar / 2, Tokens.avatar, Tokens.avatar)
        guard let picture = beat.avatar else {
            return LogoBadge(store, style: brand.type.initials, setter: setter, on: brand.colors.surface)
                .node("banner.avatar", in: square)
        }
        return pictures.filling("banner.avatar", picture, target: square, radius: Tokens.avatar / 2)
    }
}
