import Testing

@testable import DashScene

/// Where the words on a photo go: form by form and corner by corner, until they are clear of what the photo is about.
@Suite struct PhotoChipTests {
    struct Case: Sendable {
        let what: String
        let subject: Rect?
        var direction = LayoutDirection.leftToRight
        let frame: Rect
        let rides: Bool
    }

    private static let card = Rect(24, 100, 312, 104)

    @Test(arguments: [
        Case(what: "nothing to keep free", subject: nil, frame: Rect(36, 160, 137, 32), rides: true),
        Case(
            what: "the same from right to left", subject: nil, direction: .rightToLeft,
            frame: Rect(187, 160, 137, 32), rides: true),
        Case(
            what: "the lower left corner taken", subject: Rect(24, 150, 100, 54), frame: Rect(187, 160, 137, 32),
            rides: true),
        Case(
            what: "the foot taken", subject: Rect(24, 165, 312, 39), frame: Rect(36, 112, 137, 32), rides: false),
        Case(
            what: "free below it alone", subject: Rect(24, 100, 312, 54), frame: Rect(36, 160, 137, 32), rides: false),
        Case(
            what: "free beside it for a smaller chip", subject: Rect(160, 100, 176, 104),
            frame: Rect(32, 170, 122, 26), rides: true),
        Case(
            what: "free beside it for two lines", subject: Rect(140, 100, 196, 104), frame: Rect(36, 143, 85, 49),
            rides: true),
        Case(
            what: "nothing free", subject: card, frame: Rect(32, 170, 122, 26), rides: false),
    ])
    func place(_ test: Case) throws {
        var brand = try HookFixture.script().brand
        brand.direction = test.direction
        let setter = TextSetter(measuring: RuledText(), grid: PixelGrid(scale: 3), direction: test.direction)
        let chip = PhotoChip(brand: brand, setter: setter, card: Self.card, subject: test.subject)
        let place = chip.place
        #expect(place.frame == test.frame, "\(test.what)")
        #expect(place.rides == test.rides, "\(test.what)")
        let node = chip.node(place)
        #expect(node.frame == test.frame)
        for words in node.all where words.text != nil { #expect(test.frame.contains(words.frame)) }
    }

    /// Words that no form holds are cut in one line, in the first corner.
    @Test func longWordsAreCut() throws {
        var brand = try HookFixture.script().brand
        brand.words.leftAtDoor = Array(repeating: "Left at your door", count: 10).joined(separator: " ")
        let setter = TextSetter(measuring: RuledText(), grid: PixelGrid(scale: 3), direction: nil)
        let chip = PhotoChip(brand: brand, setter: setter, card: Self.card, subject: Self.card)
        #expect(chip.place.frame == Rect(36, 160, 288, 32))
        #expect(chip.place.rides)
    }

    /// A chip that may not ride on the edge is there as soon as the card shows it whole, and fades in.
    @Test func itWaitsForTheGrowingCard() throws {
        // What it is about lies from 3 to 115 pt; below it there is room for the small chip, 8 pt above the foot.
        let focus = Rect(0.1, 0.02, 0.8, 0.7)
        #expect(try opacities(focus, at: [0.5, 0.94, 0.96, 1]) == [nil, nil, 0.2, 1])
    }

    /// One at the card's head waits for less.
    @Test func atTheHeadItIsThereSoon() throws {
        let focus = Rect(0.4, 0.3, 0.49, 0.46)
        #expect(try opacities(focus, at: [0.2, 0.25, 0.4375, 1]) == [nil, 0.1667, 1, 1])
    }

    /// The chip's opacities on a card grown to these shares, where it may not ride.
    private func opacities(_ focus: Rect, at shares: [Double]) throws -> [Double?] {
        var order = try HookFixture.script().orders[0]
        order.photo?.focus = focus
        let card = PhotoCard(
            order: order, brand: try HookFixture.script().brand,
            setter: TextSetter(measuring: RuledText(), grid: PixelGrid(scale: 3), direction: nil),
            pictures: PictureBox(sizing: SquarePictures(), missing: .black, grid: PixelGrid(scale: 3)),
            frame: Rect(0, 0, 240, 160))
        return shares.map { share in
            card.label(grown: share).map { chip in
                #expect(chip.transform == .identity)
                return (chip.opacity * 10_000).rounded() / 10_000
            }
        }
    }
}
