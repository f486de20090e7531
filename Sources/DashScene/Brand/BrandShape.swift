/// The shape of a brand file.
enum BrandShape {
    static let root = ObjectShape(
        name: "Brand", expected: "an object", summary: "How the clip looks and speaks.",
        fields: [
            .optional("$schema", .schema, "The schema that editors check the file with."),
            .required("name", .words, "The company's name."),
            .required("words", .object(words), "Every word on the screen."),
            .optional(
                "locale", .choice(BrandLocale.all.map(\.name)),
                "How numbers are written, and the forms of words beside them.",
                standard: BrandLocale.english.name),
            .required("money", .object(money), "How amounts are written."),
            .required(
                "colors", .object(appearances("Colors", colors, "The screen's colours by role.")),
                "The screen's colours."),
            .required("map", .object(appearances("Map", map, "The map's colours by role.")), "The map's colours."),
            .required("type", .object(type), "The type by role."),
            .required("radii", .object(radii), "Corner radii, pt."),
            .required("mark", .object(mark), "The mark in the tracker's first step."),
            .required("courierGlyph", .choice(Glyph.allCases.map(\.rawValue)), "The glyph on the courier's marker."),
            .required(
                "vehicleGlyph", .choice(Glyph.allCases.map(\.rawValue)), "The glyph in the tracker's third step."),
            .required(
                "tracker", .choice(TrackerStyle.allCases.map(\.rawValue)),
                "How the tracker is drawn: as circles or nodes in a row, or as nodes one below another with the helper "
                    + "line and the drop-off photo beside them (in a row where the screen is too low for that)."),
            .optional(
                "pins", .choice(PinStyle.allCases.map(\.rawValue)), "How the map's pins are drawn.",
                standard: PinStyle.teardrop.rawValue),
            .required(
                "direction", .choice(LayoutDirection.allCases.map(\.rawValue)),
                "Which way the screen runs, as its language does."),
            .optional(
                "clock", .choice(ClockStyle.allCases.map(\.rawValue)),
                "How times of day are written: 6:05 or 18:05.", standard: ClockStyle.twelveHour.rawValue),
        ])

    private static let words = ObjectShape(
        name: "Words", expected: "an object of words", summary: "Every word on the screen.",
        fields: BrandFields.words.map { field in
            .required(field.key, .template(field.placeholders, mayBeEmpty: field.mayBeEmpty), field.summary)
        } + BrandFields.counted.map { .required($0.key, counted, $0.summary) })

    /// Words with a number: one form for all numbers, or several.
    private static let counted = ValueShape.either([
        .template(BrandFields.count),
        .object(
            ObjectShape(
                name: "Counted", expected: "an object of forms", summary: "Words with a number, by the number.",
                fields: BrandFields.forms.map {
                    .optional($0.key, .template(BrandFields.count), $0.summary, standard: "other")
                } + [
                    .required(
                        PluralForm.other.rawValue, .template(BrandFields.count), "The form beside all other numbers.")
                ])),
    ])

    private static let money = ObjectShape(
        name: "Money", expected: "an object", summary: "How amounts of money are written.",
        fields: [
            .required("prefix", .text(TextRule(mayBeEmpty: true, limit: 8)), "What stands before the figure."),
            .required("suffix", .text(TextRule(mayBeEmpty: true, limit: 8)), "What stands after it."),
            .required("decimals", .whole(0...4), "Digits after the decimal mark."),
            .optional("decimalMark", .label(1), "The decimal mark.", standard: "the locale's"),
            .optional(
                "grouping", .text(TextRule(mayBeEmpty: true, limit: 1)), "What parts groups of digits.",
                standard: "the locale's"),
        ])

    private static func appearances(_ name: String, _ shape: ValueShape, _ summary: String) -> ObjectShape {
        ObjectShape(
            name: name, expected: "an object with \"light\" and \"dark\"", summary: summary,
            fields: [.required("light", shape, "In light."), .required("dark", shape, "In dark.")])
    }

    private static let colors = palette("ColorRoles", "The screen's colours by role.", BrandFields.colors)
    private static let map = palette("MapPalette", "The map's colours by role.", BrandFields.map)

    private static func palette<Root>(
        _ name: String, _ summary: String, _ fields: [BrandField<Root, Color>]
    ) -> ValueShape {
        .object(
            ObjectShape(
                name: name, expected: "an object of colours", summary: summary,
                fields: fields.map { .required($0.key, .color, $0.summary) }))
    }

    private static let type = ObjectShape(
        name: "Type", expected: "an object of type styles", summary: "The type by role.",
        fields: BrandFields.type.map { .required($0.key, .object(style), $0.summary) } + [
            .required("mapFamily", .words, "The font family of map labels."),
            .optional(
                "fallbackFamilies", .list(.words, 1...16, "family", "families"),
                "The font families of all styles and map labels for characters that their own have not, in this order.",
                standard: "none"),
        ])

    private static let style = ObjectShape(
        name: "TextStyle", expected: "a type style", summary: "A type style.",
        fields: [
            .required("family", .words, "The font family; several parted by commas."),
            .required("size", .number(6...72, unit: "pt"), "Em size, pt."),
            .required("weight", .whole(100...900), "CSS weight."),
            .required("tracking", .number(-5...20, unit: "pt"), "Extra space after each letter, pt."),
            .required("lineHeight", .number(6...144, unit: "pt"), "Distance between baselines, pt."),
            .optional("italic", .boolean, "Whether it is italic.", standard: "false"),
        ])

    private static let radii = ObjectShape(
        name: "Radii", expected: "an object of radii", summary: "Corner radii, pt.",
        fields: BrandFields.radii.map { .required($0.key, .number(0...60, unit: "pt"), $0.summary) })

    private static let mark = ObjectShape(
        name: "Mark", expected: "an object with \"aspect\" and \"path\"", summary: "A mark in one colour.",
        fields: [
            .required("aspect", .number(0.25...4), "Its width for a height of 1."),
            .required(
                "path",
                .format(
                    TextFormat(
                        expected: "an outline of SVG path commands", pattern: "^[MmLlHhVvCcSsQqZz0-9eE,.+\\- ]+$",
                        accepts: { _ in true })),
                "Its outline: SVG path commands (all but A and T), x in shares of the width and y of the height."),
        ])
}
