/// The words on the drop-off photo: in the first form, and there in the first corner, that keep clear of what the photo
/// is about. The corner at the photo's foot where reading starts is the first.
struct PhotoChip {
    let brand: Brand
    let setter: TextSetter
    /// The card at its full height.
    let card: Rect
    /// The part of the card that must stay free; nil where none was named.
    let subject: Rect?

    private typealias Tokens = LayoutTokens.Photo

    private var text: String { brand.words.leftAtDoor }

    /// The chip at its place on the grown card, and whether it can be there before the card has grown.
    struct Place {
        let frame: Rect
        /// Whether it may ride on the growing edge: nothing that must stay free lies above it.
        let rides: Bool
        fileprivate let form: Form
    }

    /// How the words are set: their type, how wide they come out, and the ground around them.
    fileprivate struct Form {
        let style: TextStyle
        let words: Size
        let lines: Int
        let ground: LayoutTokens.PhotoChip
    }

    /// Where the chip goes. Where no corner is clear, it covers as little of the subject as it can.
    var place: Place {
        let places = forms.flatMap { form in corners(form).map { Place(frame: $0, rides: rides($0), form: form) } }
        let clear = places.first { overlap($0.frame.inset(-Tokens.chipClearance)) == 0 }
        return clear ?? places.min { overlap($0.frame) < overlap($1.frame) } ?? widest
    }

    /// The chip's node.
    func node(_ place: Place) -> Node {
        let isMirrored = brand.direction == .rightToLeft
        let box = isMirrored ? mirrored(place.frame) : place.frame
        let (style, ground) = (place.form.style, place.form.ground)
        let shape = Shape(.roundedRectangle(box, radius: ground.height / 2), brand.colors.surface)
        let words = Rect(
            box.minX + ground.padding, box.midY - place.form.words.height / 2, box.width - 2 * ground.padding,
            place.form.words.height)
        let id = "sheet.photo.label.text"
        let node =
            place.form.lines == 1
            ? setter.centered(
                id, text, style: style, color: brand.colors.ink, left: words.minX, middle: box.midY,
                width: words.width)
            : setter.block(
                id, text, style: style, color: brand.colors.ink, left: words.minX, top: words.minY,
                width: words.width, maxLines: place.form.lines, alignment: .center)
        let chip = Node("sheet.photo.label", frame: box, children: [Node(frame: box, content: .shape(shape)), node])
        return isMirrored ? chip.mirrored(width: 2 * card.midX) : chip
    }

    private func mirrored(_ box: Rect) -> Rect { box.offset(2 * (card.midX - box.midX), 0) }

    // MARK: Forms

    /// The ways to set the words, the one that is liked best first; only those that hold all of them.
    private var forms: [Form] {
        let style = brand.type.photoLabel
        var small = style
        small.size = min(style.size, Tokens.chipSmallSize)
        return [
            line(style, Tokens.chip), line(small, Tokens.smallChip), pair(style, Tokens.chip),
            pair(small, Tokens.smallChip),
        ].compactMap(\.self)
    }

    private func room(_ ground: LayoutTokens.PhotoChip) -> Double {
        card.width - 2 * ground.inset - 2 * ground.padding
    }

    private func line(_ style: TextStyle, _ ground: LayoutTokens.PhotoChip) -> Form? {
        let width = setter.width(text, style).rounded(.up)
        guard width <= room(ground) else { return nil }
        return Form(style: style, words: Size(width, style.lineHeight), lines: 1, ground: ground)
    }

    /// The words in two lines, as narrow as they can be.
    private func pair(_ style: TextStyle, _ ground: LayoutTokens.PhotoChip) -> Form? {
        guard ground.height + style.lineHeight + 2 * ground.inset <= card.height else { return nil }
        let whole = setter.width(text, style)
        let widths = stride(from: (whole / 2).rounded(.up), to: min(whole, room(ground)), by: Tokens.chipWidthStep)
        guard let width = widths.first(where: { setter.fits(text, style: style, width: $0, maxLines: 2) }) else {
            return nil
        }
        return Form(style: style, words: Size(width, 2 * style.lineHeight), lines: 2, ground: ground)
    }

    /// One line that is cut, where no form holds all words.
    private var widest: Place {
        let (style, ground) = (brand.type.photoLabel, Tokens.chip)
        let form = Form(style: style, words: Size(room(ground), style.lineHeight), lines: 1, ground: ground)
        let frame = corners(form)[0]
        return Place(frame: frame, rides: true, form: form)
    }

    // MARK: Corners

    /// The chip in the card's corners: at its foot before its head, where reading starts before where it ends.
    private func corners(_ form: Form) -> [Rect] {
        let ground = form.ground
        let height = ground.height + Double(form.lines - 1) * form.style.lineHeight
        let size = Size(form.words.width + 2 * ground.padding, height)
        let inset = min(ground.inset, max(0, (card.height - height) / 2))
        let (left, right) = (card.minX + ground.inset, card.maxX - ground.inset - size.width)
        let sides = brand.direction == .rightToLeft ? [right, left] : [left, right]
        return [card.maxY - inset - height, card.minY + inset].flatMap { top in
            sides.map { Rect($0, top, size.width, size.height) }
        }
    }

    /// How much of the subject a box covers, pt².
    private func overlap(_ box: Rect) -> Double {
        guard let subject else { return 0 }
        let shared = subject.intersection(box)
        return shared.width * shared.height
    }

    private func rides(_ box: Rect) -> Bool {
        guard box.midY > card.midY else { return false }
        return overlap(Rect(box.minX, card.minY, box.width, card.height)) == 0
    }
}
