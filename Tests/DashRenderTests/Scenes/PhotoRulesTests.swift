import DashScene
import Testing

/// What a drop-off photo is about is whole on its card, and the chip keeps clear of it: in the hook and every remix, for
/// every order, on the six canvases, with the real fonts and pictures.
@Suite struct PhotoRulesTests {
    @Test(arguments: LaidOutClip.real)
    func theSubjectIsWhole(_ clip: LaidOutClip) throws {
        var faults: Set<String> = []
        for (_, order, screen) in try clip.photos() {
            let photo = try shown(in: screen, order)
            if !photo.card.contains(photo.subject, slack: 0.01) {
                faults.insert("\(screen.id) shows \(photo.subject) on \(photo.card)")
            }
        }
        #expect(faults.sorted() == [])
    }

    /// It never meets it, and on the grown card it is a little away from it and from the card's edges.
    @Test(arguments: LaidOutClip.real)
    func theChipKeepsClearOfTheSubject(_ clip: LaidOutClip) throws {
        var faults: Set<String> = []
        var count = 0
        for (frame, order, screen) in try clip.photos() {
            guard let chip = screen.children.first(where: { $0.id == "sheet.photo.label" }) else { continue }
            let photo = try shown(in: screen, order)
            let isGrown = photo.grown == photo.card
            let margin = isGrown ? 5.99 : 0
            count += isGrown ? 1 : 0
            let isClear = !chip.frame.inset(-margin).intersects(photo.subject.intersection(photo.grown))
            if !isClear || !photo.grown.inset(margin).contains(chip.frame) {
                faults.insert("\(screen.id): \(chip.frame) by \(photo.subject) on \(photo.grown) on \(frame)")
            }
        }
        #expect(faults.sorted().prefix(12) == [])
        #expect(count > 0)
    }

    /// The card at its full height, what is shown of it, and where the photo's focus lies, worked out from the picture
    /// that is drawn.
    private func shown(in screen: LaidOut, _ order: Order) throws -> (card: Rect, grown: Rect, subject: Rect) {
        let node = try #require(screen.children.first { $0.id == "sheet.photo" })
        let focus = try #require(order.photo?.focus)
        guard case .picture(let picture) = node.content else {
            Issue.record("\(screen.id) shows no photo")
            return (node.frame, node.frame, .zero)
        }
        let (card, crop) = (picture.target, picture.crop)
        func x(_ share: Double) -> Double { card.minX + (share - crop.minX) / crop.width * card.width }
        func y(_ share: Double) -> Double { card.minY + (share - crop.minY) / crop.height * card.height }
        let subject = Rect(x(focus.minX), y(focus.minY), x(focus.maxX) - x(focus.minX), y(focus.maxY) - y(focus.minY))
        return (card, node.frame, subject)
    }
}
