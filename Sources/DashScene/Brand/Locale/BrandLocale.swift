/// The language and country of a brand: how it writes numbers, and which forms its words take beside them.
public struct BrandLocale: Hashable, Sendable {
    /// Its name: "en-US".
    public let name: String
    /// How numbers are written.
    public let number: NumberFormat
    /// Which form words take beside a number.
    public let plural: PluralRule

    private init(_ name: String, _ number: NumberFormat, _ plural: PluralRule) {
        self.name = name
        self.number = number
        self.plural = plural
    }

    /// American English.
    public static let english = BrandLocale("en-US", NumberFormat(), .one)

    /// The locale of a name; nil when it is not known here.
    public init?(named name: String) {
        guard let known = BrandLocale.all.first(where: { $0.name == name }) else { return nil }
        self = known
    }

    private static let comma = NumberFormat()
    private static let india = NumberFormat(groupSize: 2)
    private static let point = NumberFormat(decimalMark: ",", grouping: ".")
    /// A no-break space.
    private static let space = NumberFormat(decimalMark: ",", grouping: "\u{A0}")
    /// A narrow no-break space.
    private static let narrowSpace = NumberFormat(decimalMark: ",", grouping: "\u{202F}")

    /// Every locale that is known, as CLDR 48 has it, digits 0 to 9 in all.
    public static let all = [
        english,
        BrandLocale("ar-AE", comma, .arabic),
        BrandLocale("cs-CZ", space, .oneToFour),
        BrandLocale("da-DK", point, .one),
        BrandLocale("de-DE", point, .one),
        BrandLocale("en-GB", comma, .one),
        BrandLocale("en-IN", india, .one),
        BrandLocale("es-ES", NumberFormat(decimalMark: ",", grouping: ".", leastLeading: 2), .oneMillions),
        BrandLocale("es-MX", comma, .oneMillions),
        BrandLocale("fr-FR", narrowSpace, .zeroAndOneMillions),
        BrandLocale("he-IL", comma, .oneTwo),
        BrandLocale("hi-IN", india, .zeroAndOne),
        BrandLocale("id-ID", point, .none),
        BrandLocale("it-IT", NumberFormat(decimalMark: ",", grouping: ".", leastLeading: 2), .oneMillions),
        BrandLocale("ja-JP", comma, .none),
        BrandLocale("ko-KR", comma, .none),
        BrandLocale("nb-NO", space, .one),
        BrandLocale("nl-NL", point, .one),
        BrandLocale("pl-PL", NumberFormat(decimalMark: ",", grouping: "\u{A0}", leastLeading: 2), .polish),
        BrandLocale("pt-BR", point, .zeroAndOneMillions),
        BrandLocale("ru-RU", space, .eastSlavic),
        BrandLocale("sv-SE", space, .one),
        BrandLocale("th-TH", comma, .none),
        BrandLocale("tr-TR", point, .one),
        BrandLocale("uk-UA", space, .eastSlavic),
        BrandLocale("vi-VN", point, .none),
        BrandLocale("zh-CN", comma, .none),
    ]
}
