/// The drop-off photo, growing from its top edge.
struct PhotoCard {
    let order: Order
    let brand: Brand
    let setter: TextSetter
    let pictures: PictureBox
    /// The card at its full height.
    let frame: Rect

    private typealias Tokens = LayoutTokens.Photo

    /// The card grown to a share of its height: the picture at its final scale, cut at the growing edge.
    func photo(grown share: Double) -> Node {
        var node = pictures.filling("sheet.photo", order.photo, target: frame, radius: brand.radii.card)
        let shown = Rect(frame.minX, frame.minY, frame.width, frame.height * share)
        node.frame = shown
        node.clip = Node.Clip(shown, radius: min(brand.radii.card, shown.height / 2))
        return node
    }

    /// The chip, which rides on the growing edge; nil until the card has room for it, then it fades in.
    func label(grown share: Double) -> Node? {
        let height = frame.height * share
        let end = min(Tokens.chipFadeEnd, frame.height)
        let start = min(Tokens.chipFadeStart, frame.height * Tokens.chipFadeShare)
        let room = (height - start) / (end - start)
        guard room > 0 else { return nil }
        var node = chip
        node.transform = .translation(0, height - frame.height)
        node.opacity = min(1, room)
        return node
    }

    private var chip: Node {
        let room = frame.width - 2 * Tokens.chipInset - 2 * Tokens.chipPadding
        let text = brand.words.leftAtDoor
        let style = brand.type.photoLabel
        let width = min(room, setter.width(text, style).rounded(.up)) + 2 * Tokens.chipPadding
        let foot = min(Tokens.chipInset, (frame.height - Tokens.chipHeight) / 2)
        let box = Rect(
            frame.minX + Tokens.chipInset, frame.maxY - foot - Tokens.chipHeight, width, Tokens.chipHeight)
        let ground = Shape(.roundedRectangle(box, radius: Tokens.chipHeight / 2), brand.colors.surface)
        let words = setter.centered(
            "sheet.photo.label.text", text, style: style, color: brand.colors.ink,
            left: box.minX + Tokens.chipPadding, middle: box.midY, width: width - 2 * Tokens.chipPadding)
        let chip = Node("sheet.photo.label", frame: box, children: [Node(frame: box, content: .shape(ground)), words])
        return brand.direction == .rightToLeft ? chip.mirrored(width: 2 * frame.midX) : chip
    }
}
