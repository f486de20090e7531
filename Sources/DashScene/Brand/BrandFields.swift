/// One key of a brand file's object, and where its value goes.
struct BrandField<Root, Value>: Sendable {
    var key: String
    var path: WritableKeyPath<Root, Value> & Sendable
    var summary: String
    /// The names that a word may hold in braces.
    var placeholders: [String] = []
    var mayBeEmpty = false

    init(
        _ key: String, _ path: WritableKeyPath<Root, Value> & Sendable, _ summary: String, placeholders: [String] = [],
        mayBeEmpty: Bool = false
    ) {
        self.key = key
        self.path = path
        self.summary = summary
        self.placeholders = placeholders
        self.mayBeEmpty = mayBeEmpty
    }
}

/// The keys of a brand file, for its shape and its decoder.
enum BrandFields {
    private static let people = ["dasher", "store", noun]
    private static let all = ["dasher", "store", noun, "time", "from", "to"]

    /// The name in braces that stands for the courier's noun.
    static let noun = "courier"

    static let words: [BrandField<Words, String>] = [
        .init("courier", \.courier, "What a courier is called within a sentence; {courier} stands for it."),
        .init("confirmingTitle", \.confirmingTitle, "Title while the order is confirmed.", placeholders: people),
        .init("preparingTitle", \.preparingTitle, "Title while it is prepared.", placeholders: people),
        .init("headingTitle", \.headingTitle, "Title while the courier drives.", placeholders: people),
        .init("nearbyTitle", \.nearbyTitle, "Title when the courier is close by.", placeholders: people),
        .init("completeTitle", \.completeTitle, "Title after the arrival.", placeholders: people),
        .init("arrivesRange", \.arrivesRange, "Subtitle with a promised range.", placeholders: all),
        .init("arrives", \.arrives, "Subtitle with a promised time.", placeholders: all),
        .init("arrivingNow", \.arrivingNow, "Subtitle when the courier is close by.", placeholders: all),
        .init("arrived", \.arrived, "Subtitle after the arrival.", placeholders: all),
        .init(
            "confirmingHelper", \.confirmingHelper, "Helper line while the order is confirmed; may be empty.",
            placeholders: people, mayBeEmpty: true),
        .init("preparingHelper", \.preparingHelper, "Helper line while it is prepared.", placeholders: people),
        .init("pickedUpHelper", \.pickedUpHelper, "Helper line while the courier drives.", placeholders: people),
        .init("leftHelper", \.leftHelper, "Helper line after the arrival.", placeholders: people),
        .init("rate", \.rate, "Pill: rate the order."),
        .init("tip", \.tip, "Pill: tip the courier.", placeholders: [noun]),
        .init("call", \.call, "Pill: call the courier.", placeholders: [noun]),
        .init("chat", \.chat, "Pill: write to the courier.", placeholders: [noun]),
        .init("help", \.help, "The map's pill."),
        .init("details", \.details, "The sheet's last row."),
        .init("leftAtDoor", \.leftAtDoor, "The photo card's chip."),
        .init("confirmedStep", \.confirmedStep, "Name of the first step, under or beside a timeline's node."),
        .init("preparingStep", \.preparingStep, "Name of the second step."),
        .init("onTheWayStep", \.onTheWayStep, "Name of the third step."),
        .init("deliveredStep", \.deliveredStep, "Name of the last step."),
        .init("subtotal", \.subtotal, "Order details: the items together."),
        .init("deliveryFee", \.deliveryFee, "Order details: the delivery fee."),
        .init("serviceFee", \.serviceFee, "Order details: the service fee."),
        .init("tax", \.tax, "Order details: the estimated tax."),
        .init("courierTip", \.courierTip, "Order details: the courier's tip.", placeholders: [noun]),
        .init("total", \.total, "Order details: all together."),
    ]

    /// Words with a number in them.
    static let counted: [BrandField<Words, CountedWords>] = [
        .init("deliveries", \.deliveries, "How many deliveries a courier made.", placeholders: count),
        .init("allItems", \.allItems, "Order details: one row for all items.", placeholders: count),
        .init("moreItems", \.moreItems, "Order details: the items without a row.", placeholders: count),
    ]

    /// The name that they may hold in braces.
    static let count = ["count"]

    /// Their forms, by the kinds of numbers that they stand beside.
    static let forms: [BrandField<CountedWords, String?>] = [
        .init("zero", \.zero, "The form beside 0."), .init("one", \.one, "The form beside 1 and the like."),
        .init("two", \.two, "The form beside 2."), .init("few", \.few, "The form beside few."),
        .init("many", \.many, "The form beside many."),
    ]

    static let colors: [BrandField<ColorRoles, Color>] = [
        .init("accent", \.accent, "The brand's own colour: courier, route, dot."),
        .init("onAccent", \.onAccent, "What is drawn on accent: the courier's glyph."),
        .init("ink", \.ink, "Words and dark pills."),
        .init("onInk", \.onInk, "What is drawn on ink."),
        .init("secondary", \.secondary, "Helper words and statistics."),
        .init("chip", \.chip, "Pills, steps that are not reached, tiles of missing pictures."),
        .init("hairline", \.hairline, "Thin lines and unfilled tracker lines."),
        .init("surface", \.surface, "Sheet, banner and round buttons."),
        .init("pin", \.pin, "The map's pins."),
        .init("onPin", \.onPin, "The glyph on a pin."),
        .init("track", \.track, "Reached tracker steps and lines."),
        .init("onTrack", \.onTrack, "The glyph on a reached step."),
        .init("member", \.member, "The membership mark."),
        .init("promo", \.promo, "The ground of promotions."),
        .init("grabber", \.grabber, "The sheet's grabber."),
        .init("shadow", \.shadow, "What shadows are made of, alpha included."),
        .init("border", \.border, "The 0.5 pt edge of sheet, banner and buttons; alpha 00 for none."),
    ]

    static let map: [BrandField<MapPalette, Color>] = [
        .init("land", \.land, "Ground."),
        .init("water", \.water, "Water."),
        .init("park", \.park, "Parks."),
        .init("cemetery", \.cemetery, "Cemeteries."),
        .init("pier", \.pier, "Piers."),
        .init("building", \.building, "Building rows."),
        .init("buildingEdge", \.buildingEdge, "Their edge."),
        .init("road", \.road, "Streets."),
        .init("casing", \.casing, "Their edge."),
        .init("motorway", \.motorway, "Motorways."),
        .init("motorwayCasing", \.motorwayCasing, "Their edge."),
        .init("path", \.path, "Foot paths in parks."),
        .init("streetLabel", \.streetLabel, "Names of streets."),
        .init("placeLabel", \.placeLabel, "Names of places."),
        .init("parkLabel", \.parkLabel, "Names of parks."),
        .init("waterLabel", \.waterLabel, "Names of waters."),
        .init("labelHalo", \.labelHalo, "The halo behind the names."),
    ]

    static let type: [BrandField<TypeRoles, TextStyle>] = [
        .init("title", \.title, "The sheet's title."),
        .init("subtitle", \.subtitle, "Its subtitle."),
        .init("helper", \.helper, "The helper line."),
        .init("name", \.name, "The courier's name."),
        .init("stats", \.stats, "The courier's statistics."),
        .init("pill", \.pill, "Pills."),
        .init("details", \.details, "The sheet's last row."),
        .init("help", \.help, "The map's pill."),
        .init("photoLabel", \.photoLabel, "The photo card's chip."),
        .init("bannerTitle", \.bannerTitle, "The banner's first line."),
        .init("bannerText", \.bannerText, "The banner's second line."),
        .init("clock", \.clock, "The status bar's clock."),
        .init("initials", \.initials, "The letters in a 48 pt logo circle."),
    ]

    static let radii: [BrandField<BrandRadii, Double>] = [
        .init("sheet", \.sheet, "The sheet's top corners."),
        .init("banner", \.banner, "The banner."),
        .init("card", \.card, "The photo card."),
    ]
}
