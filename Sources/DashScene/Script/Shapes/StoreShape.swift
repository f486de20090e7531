/// The shape of a store and its menu.
enum StoreShape {
    static let store = ObjectShape(
        name: "Store", expected: "a store", summary: "A place that sells food.",
        fields: [
            .required("name", .words, "Its name."),
            .required("initials", .label(3), "The letters in its logo circle."),
            .required("color", .color, "The colour of its logo circle."),
            .optional("cuisine", .words, "What it cooks.", standard: "not shown"),
            .optional("distance", .words, "How far away it is, as shown.", standard: "not shown"),
            .optional("minutes", .whole(0...1440, unit: "minutes"), "Minutes it needs.", standard: "30"),
            .optional("rating", .figure, "Its rating, shown as written.", standard: "not shown"),
            .optional("reviews", .words, "How many reviews, as shown: \"2k+\".", standard: "not shown"),
            .optional("deal", .words, "What it offers: \"20% off, up to $5\".", standard: "not shown"),
            .optional(
                "menu", .either([.file, dishes]), "What it sells: dishes, or a JSON file that holds a list of them.",
                standard: "anything"),
        ])

    /// The dishes of a menu, or of a file of them.
    static let dishes = ValueShape.list(.object(dish), 0...1000, "dish", "dishes")

    private static let dish = ObjectShape(
        name: "Dish", expected: "a dish", summary: "An entry of a menu.",
        fields: [
            .required("name", .words, "Its name."),
            .optional("description", .text(TextRule(mayBeEmpty: true)), "What it is; may be empty."),
            .optional("price", .price, "Its price; may be left out where sizes have theirs."),
            .optional("image", .pictureOrNone, "A picture of it, for the order's details; empty quotes are none."),
            .optional("sizes", portions("size", "sizes"), "Its sizes, each with its own price."),
            .optional("addOns", portions("add-on", "add-ons"), "What can be added, each at an extra price."),
        ])

    private static func portions(_ noun: String, _ plural: String) -> ValueShape {
        .list(.object(portion), 0...100, noun, plural)
    }

    private static let portion = ObjectShape(
        name: "Portion", expected: "an object with \"name\" and \"price\"", summary: "A size or an add-on of a dish.",
        fields: [.required("name", .words, "Its name."), .required("price", .price, "Its price.")])
}
