/// The drop-off photo, growing from its top edge.
struct PhotoCard {
    private let order: Order
    private let radius: Double
    private let pictures: PictureBox
    /// The card at its full height.
    private let frame: Rect
    /// The chip on the grown card, and whether it can be on it before.
    private let chip: Node
    private let chipRides: Bool

    private typealias Tokens = LayoutTokens.Photo

    init(order: Order, brand: Brand, setter: TextSetter, pictures: PictureBox, frame: Rect) {
        self.order = order
        self.pictures = pictures
        self.frame = frame
        radius = brand.radii.card
        let subject = order.photo.flatMap { pictures.focus(of: $0, filling: frame) }
        let chip = PhotoChip(brand: brand, setter: setter, card: frame, subject: subject)
        let place = chip.place
        self.chip = chip.node(place)
        chipRides = place.rides
    }

    /// The card grown to a share of its height: the picture at its final scale, cut at the growing edge.
    func photo(grown share: Double) -> Node {
        var node = pictures.filling("sheet.photo", order.photo, target: frame, radius: radius)
        let shown = Rect(frame.minX, frame.minY, frame.width, frame.height * share)
        node.frame = shown
        node.clip = Node.Clip(shown, radius: min(radius, shown.height / 2))
        return node
    }

    /// The chip, which rides on the growing edge, or waits for it where it would pass over what the photo is about; nil
    /// until the card has room for it, then it fades in.
    func label(grown share: Double) -> Node? {
        let height = frame.height * share
        let (start, end) = chipRides ? fadeOfRiding : fadeOfWaiting
        let room = (height - start) / (end - start)
        guard room > 0 else { return nil }
        var node = chip
        if chipRides { node.transform = .translation(0, height - frame.height) }
        node.opacity = min(1, room)
        return node
    }

    /// The heights of the card between which a chip fades in that rides on its edge: from when it has room above it.
    private var fadeOfRiding: (start: Double, end: Double) {
        let room = frame.maxY - chip.frame.minY
        let start = max(room, min(Tokens.chipFadeStart, frame.height * Tokens.chipFadeShare))
        return (start, min(Tokens.chipFadeEnd, frame.height))
    }

    /// The same for a chip that stays where it is: from the height that shows it whole.
    private var fadeOfWaiting: (start: Double, end: Double) {
        let start = chip.frame.maxY - frame.minY
        return (start, min(start + Tokens.chipFadeEnd - Tokens.chipFadeStart, frame.height))
    }
}
