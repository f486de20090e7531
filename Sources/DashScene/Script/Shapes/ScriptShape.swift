/// The limits of a script.
public enum ScriptLimits {
    /// Canvas width and height, pt.
    public static let width = 360...4096, height = 640...4096
    /// Pixels a point.
    public static let scale = 0.25...8.0
    /// The longest side of a frame, px.
    public static let longestSide = 8192
    /// The longest clip, s.
    public static let duration = 0.001...600.0
    /// The shortest drive, m; a shorter one cannot be framed.
    public static let shortestDrive = 20.0
    /// A route longer than this, m, is probably a mistake.
    public static let longestRoute = 200_000.0
}

/// The shape of a script's top level.
enum ScriptShape {
    static let times = ValueShape.seconds(0...ScriptLimits.duration.upperBound)

    /// The key of the canvas.
    static let canvasKey = "canvas"

    static let root = ObjectShape(
        name: "Script", expected: "an object", summary: "A clip: the screen, the people and places, and the orders.",
        fields: [
            .optional("$schema", .schema, "The schema that editors check the file with."),
            .optional(
                "variables", .map(variable, "an object of variables by name"),
                "Values that `${name}` stands for in the script's strings."),
            .optional(canvasKey, .object(canvas), "The phone's screen.", standard: "440 x 956 pt at 3 px a pt"),
            .optional("fps", .either([.number(rates), .frameRate]), "Frames a second.", standard: "60"),
            .required("duration", .seconds(ScriptLimits.duration), "The clip's length, s."),
            .optional("clock", .clock, "The time of day that the phone shows, 24-hour.", standard: "\"9:41\""),
            .optional(
                "brand", .brand, "The brand: NAME stands for Brands/NAME.json beside the script.",
                standard: "\"doordash\""),
            .optional("dark", .boolean, "Whether the brand's dark colours are used.", standard: "false"),
            .optional(
                "tiles", .either([.file, .nothing]),
                "The folder of the base map's tiles; null for plain land without a map.",
                standard: "\"\(Script.standardTiles)\""),
            .required("home", .coordinate, "Where every order goes."),
            .optional("motion", .object(motion), "How long the small movements take."),
            .optional("fees", .object(fees), "What every order costs beside its items."),
            .optional("stores", .map(.object(StoreShape.store), "an object of stores by id"), "The stores by id."),
            .optional("dashers", .map(.object(dasher), "an object of Dashers by id"), "The Dashers by id."),
            .optional("routes", .map(route, "an object of routes by id"), "The routes by id."),
            .required(
                "orders", .list(.object(OrderShape.order), 1...100, "order", "orders"),
                "The orders in the sequence they appear."),
        ])

    private static let rates = NumberRule(
        range: FrameRate.least...Double(FrameRate.limit), unit: "frames a second")

    /// A text, a number, or true or false.
    private static let variable = ValueShape.either([
        .text(TextRule(mayBeEmpty: true)), .number(-1e12...1e12), .boolean,
    ])

    static let canvas = ObjectShape(
        name: "Canvas", expected: "an object", summary: "The phone's screen.",
        fields: [
            .optional("width", .whole(ScriptLimits.width, unit: "pt"), "Width, pt.", standard: "440"),
            .optional("height", .whole(ScriptLimits.height, unit: "pt"), "Height, pt.", standard: "956"),
            .optional(
                "scale", .number(ScriptLimits.scale, unit: "px a pt"),
                "Pixels a point; both sides of a video must come out even.", standard: "3"),
        ])

    static let motion = ObjectShape(
        name: "Motion", expected: "an object of durations", summary: "How long the small movements take, s.",
        fields: MotionFields.all.map { field in
            .optional(
                field.key, .seconds(field.range), field.summary, standard: Motion()[keyPath: field.path].decimalSeconds)
        })

    static let dasher = ObjectShape(
        name: "Dasher", expected: "a Dasher", summary: "Who brings an order.",
        fields: [
            .required("name", .words, "The first name, as shown."),
            .optional("rating", .figure, "The rating, shown as written.", standard: "not shown"),
            .optional("deliveries", .whole(0...100_000_000), "How many deliveries.", standard: "not shown"),
            .optional(
                "badge", .template([BrandFields.noun]), "A distinction, such as \"Top {courier}\".",
                standard: "not shown"),
            .optional("portrait", .picture, "The portrait.", standard: "a plain tile"),
            .optional("vehicle", .picture, "A picture of the vehicle.", standard: "none"),
            .optional(
                "glyph", .choice(Glyph.vehicles.map(\.rawValue)), "The glyph on the marker, like the vehicle.",
                standard: "the brand's"),
        ])

    static let fees = ObjectShape(
        name: "Fees", expected: "an object", summary: "What every order costs beside its items.",
        fields: [
            .optional("delivery", .price, "The delivery fee.", standard: "0"),
            .optional("service", .percentage, "The service fee, of the subtotal.", standard: "0"),
            .optional("tax", .percentage, "The estimated tax, of the subtotal.", standard: "0"),
        ])

    static let route = ValueShape.either([points, arc])

    static let points = ValueShape.list(.coordinate, 2...10_000, "point", "points")

    static let arc = ValueShape.object(arcRoute)

    private static let arcRoute = ObjectShape(
        name: "ArcRoute", expected: "an arc", summary: "A smooth curve to home.",
        fields: [
            .required(
                "arc",
                .object(
                    ObjectShape(
                        name: "Arc", expected: "an object with \"from\"", summary: "A smooth curve to home.",
                        fields: [
                            .required("from", .coordinate, "Where it starts."),
                            .optional(
                                "bend", .number(-1...1),
                                "How far it swings out to the right of the straight way, as a share of its length.",
                                standard: "0.2"),
                        ])), "A smooth curve to home.")
        ])
}
