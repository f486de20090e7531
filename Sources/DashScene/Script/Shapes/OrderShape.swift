/// The shape of an order.
enum OrderShape {
    /// The names that an order's own words may hold in braces.
    static let placeholders = ["dasher", "store", BrandFields.noun]

    static let order = ObjectShape(
        name: "Order", expected: "an order", summary: "One order: who, what, where, and when its screen changes.",
        fields: [
            .required("store", reference("a store's id", .object(StoreShape.store)), "The store: an id, or a store."),
            .required(
                "dasher", reference("a Dasher's id", .object(ScriptShape.dasher)), "Who brings it: an id, or a Dasher."),
            .required("route", route, "The way from the store to home: an id, points, or an arc."),
            .optional("items", .list(item, 0...100, "item", "items"), "What was ordered."),
            .optional("tip", .price, "The Dasher's tip, in the order's details.", standard: "0"),
            .optional(
                "startMetres", .number(0...1_000_000, unit: "m"),
                "Where the drive starts, metres of the route before home.",
                standard: "the whole route"),
            .optional(
                "nearbyFrom", .number(0...1), "The share of the drive after which the Dasher is nearby.",
                standard: "0.75"),
            .optional(
                "startFill", .number(0...1), "The last tracker line's fill when the drive starts.", standard: "0"),
            .optional(
                "minutes", .whole(0...1440, unit: "minutes"), "Minutes from now to the promised arrival.",
                standard: "the store's"),
            .optional("helper", .template(placeholders), "The helper line on the way.", standard: "the brand's"),
            .optional("vehicle", .picture, "A picture of the vehicle.", standard: "the Dasher's"),
            .optional("photo", .picture, "The drop-off photo.", standard: "a plain tile"),
            .optional("banner", .object(banner), "The banner that announces it over the order before."),
            .optional("beats", .object(beats), "When its screen changes. Either this or \"life\" must be there."),
            .optional("life", .either([.boolean, .object(life)]), "true: the whole life of an order, compressed."),
        ], rules: beatsOrLife)

    /// Either beats, with no life or none yet known, or a life.
    private static let beatsOrLife = """
        { "oneOf": [
          { "required": ["beats"],
            "properties": { "life": { "not": { "anyOf": [{ "const": true }, { "type": "object" }] } } } },
          { "required": ["life"], "properties": { "beats": false, "life": { "not": { "const": false } } } }
        ] }
        """

    private static func reference(_ noun: String, _ shape: ValueShape) -> ValueShape {
        .either([id(noun), shape])
    }

    private static func id(_ noun: String) -> ValueShape {
        .format(TextFormat(expected: noun, pattern: "^.{1,1000}$", accepts: { (1...1000).contains($0.count) }))
    }

    private static let route = ValueShape.either([id("a route's id"), ScriptShape.points, ScriptShape.arc])

    private static let item = ValueShape.either([
        .words,
        .object(
            ObjectShape(
                name: "Item", expected: "an object with \"name\"", summary: "One line of an order.",
                fields: [
                    .required("name", .words, "The dish, as the store's menu calls it."),
                    .optional("size", .words, "Its size, as the menu calls it."),
                    .optional(
                        "addOns", .list(.words, 0...20, "add-on", "add-ons"), "What is added, as the menu calls it."),
                    .optional("count", .whole(1...99), "How many.", standard: "1"),
                    .optional("price", .price, "The price of one; with it the dish need not be on the menu."),
                ], synonyms: ["quantity": "count", "qty": "count", "amount": "count", "options": "addOns"])),
    ])

    private static let banner = ObjectShape(
        name: "Banner", expected: "an object", summary: "The banner that announces an order.",
        fields: [
            .required("at", ScriptShape.times, "When it slides down, s."),
            .required("pressed", ScriptShape.times, "When it is pressed and leaves, s."),
            .required("title", .template(placeholders), "Its first line."),
            .required("text", .template(placeholders), "Its second line."),
            .optional("avatar", .picture, "The picture at its left.", standard: "the store's logo"),
        ])

    private static let beats = ObjectShape(
        name: "Beats", expected: "an object of times",
        summary: "When an order's screen changes, s from the clip's start.",
        fields: [
            .optional(
                "appears", ScriptShape.times, "Its screen fades in.",
                standard: "the banner's press; 0 for the first order"),
            .optional("confirming", ScriptShape.times, "\"Confirming order\" begins.", standard: "past already"),
            .optional("preparing", ScriptShape.times, "\"Preparing your order\" begins.", standard: "past already"),
            .optional(
                "pickedUp", ScriptShape.times, "The Dasher has the order and is on the map.",
                standard: "appears; with confirming or preparing: drives"),
            .required("drives", ScriptShape.times, "The Dasher starts to move."),
            .required("arrives", ScriptShape.times, "The Dasher is at the door."),
            .optional("photo", ScriptShape.times, "The photo card starts to grow.", standard: "0.2 s after arrives"),
            .optional(
                "details", ScriptShape.times,
                "The order's details open: on the way, or after the photo card has grown.", standard: "never"),
        ])

    private static let life = ObjectShape(
        name: "Life", expected: "an object of times", summary: "The whole life of an order, compressed.",
        fields: [
            .optional(
                "starts", ScriptShape.times, "Its screen appears, s from the clip's start.",
                standard: "the banner's press; 0 for the first order"),
            .optional("confirming", .seconds(0...60), "How long it is confirmed.", standard: "2"),
            .optional("preparing", .seconds(0...60), "How long it is prepared.", standard: "5"),
            .optional("drive", .seconds(0.1...600), "How long the drive takes.", standard: "14"),
            .optional(
                "details", ScriptShape.times,
                "The order's details open, s from the clip's start: on the way, or after the photo card has grown.",
                standard: "never"),
        ])
}
