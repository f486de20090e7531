extension ValueShape {
    /// Words that are shown and must not be empty.
    static let words = ValueShape.text(TextRule())

    /// Words that are shown, with names in braces.
    static func template(_ names: [String], mayBeEmpty: Bool = false) -> ValueShape {
        .text(TextRule(mayBeEmpty: mayBeEmpty, placeholders: names, refusesPlaceholders: true))
    }

    /// A short label.
    static func label(_ limit: Int) -> ValueShape { .text(TextRule(limit: limit)) }

    /// A number.
    static func number(_ range: ClosedRange<Double>, unit: String = "") -> ValueShape {
        .number(NumberRule(range: range, unit: unit))
    }

    /// A whole number.
    static func whole(_ range: ClosedRange<Int>, unit: String = "") -> ValueShape {
        .number(
            NumberRule(range: Double(range.lowerBound)...Double(range.upperBound), unit: unit, isWhole: true))
    }

    /// A time or a duration, s.
    static func seconds(_ range: ClosedRange<Double>) -> ValueShape { .number(range, unit: "s") }

    /// A list.
    static func list(_ element: ValueShape, _ count: ClosedRange<Int>, _ noun: String, _ plural: String) -> ValueShape {
        .list(ListShape(element: element, count: count, noun: noun, plural: plural))
    }

    /// A colour.
    static let color = ValueShape.format(
        TextFormat(
            expected: "a colour like \"#EB1700\" (#RGB, #RRGGBB or #RRGGBBAA)",
            pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", accepts: { Color(parsing: $0) != nil }))

    /// A time of day.
    static let clock = ValueShape.format(
        TextFormat(
            expected: "a time of day like \"9:41\" or \"18:05\"", pattern: "^([01]?[0-9]|2[0-3]):[0-5][0-9]$",
            accepts: { ClockTime(parsing: $0) != nil }))

    /// Frames a second as a string.
    static let frameRate = ValueShape.format(
        TextFormat(
            expected:
                "a frame rate like 60, 59.94 or \"60000/1001\" (above 0, at most \(FrameRate.limit), four decimals)",
            pattern: "^[0-9]{1,9}(\\.[0-9]{1,4}|/[0-9]{1,9})?$", accepts: { FrameRate(parsing: $0) != nil }))

    /// An amount of money: a number, or a decimal string.
    static let price = ValueShape.either([
        .number(0...1_000_000),
        .format(
            TextFormat(
                expected: "a price like \"5.50\"", pattern: "^[0-9]{1,7}(\\.[0-9]{1,4})?$",
                accepts: Price.isDecimal)),
    ])

    /// A share in percent: a number, or a decimal string.
    static let percentage = ValueShape.either([
        .number(0...100, unit: "percent"),
        .format(
            TextFormat(
                expected: "a percentage like \"8.875\"",
                pattern: "^(100(\\.0{1,4})?|[0-9]{1,2}(\\.[0-9]{1,4})?)$", accepts: Percentage.isDecimal)),
    ])

    /// A figure that is shown as it is written: 4.97 or "4.97".
    static let figure = ValueShape.either([.number(0...1_000_000), .label(20)])

    /// A file.
    static let file = path("a file's path, relative to the script")

    /// A brand.
    static let brand = path("a brand's name, or a path that ends in .json")

    /// A schema.
    static let schema = path("the schema's path or address")

    private static func path(_ expected: String, mayBeEmpty: Bool = false) -> ValueShape {
        let least = mayBeEmpty ? 0 : 1
        return .format(
            TextFormat(
                expected: expected, pattern: "^[^\\u0000-\\u001F\\u007F]{\(least),1000}$",
                accepts: { path in
                    (least...1000).contains(path.utf8.count)
                        && !path.unicodeScalars.contains(where: ControlCharacters.contains)
                }))
    }

    /// A picture: its file, or its file and the part that every crop keeps.
    static let picture = ValueShape.either([.file, .object(croppedPicture)])

    /// The same, or empty quotes for none.
    static let pictureOrNone = ValueShape.either([
        path("a file's path, relative to the script", mayBeEmpty: true), .object(croppedPicture),
    ])

    private static let croppedPicture = ObjectShape(
        name: "Picture", expected: "an object with \"file\" and \"focus\"",
        summary: "A picture and the part of it that must stay in view.",
        fields: [
            .required("file", .file, "The picture file (PNG or JPEG), relative to the script."),
            .optional(
                "focus", .tuple(focusBox),
                "The part that every crop keeps in view, as fractions of the upright picture.",
                standard: "the whole picture"),
        ])

    private static let focusBox = TupleShape(
        elements: ["x", "y", "width", "height"].map { NumberRule(range: 0...1, name: $0) },
        expected: "[x, y, width, height] in fractions of the picture")

    /// A place on Earth.
    static let coordinate = ValueShape.tuple(
        TupleShape(
            elements: [
                NumberRule(range: -85...85, unit: "degrees", name: "latitude"),
                NumberRule(range: -180...180, unit: "degrees", name: "longitude"),
            ],
            expected: "[latitude, longitude]", isReversed: { SwappedPlaces.isSwapped($0) }))
}
