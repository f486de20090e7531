/// The product's own family of symbols.
public enum Glyph: String, Hashable, Sendable, CaseIterable {
    case house, storefront, scooter, car, bicycle, minivan, close, chevronDown, dollar, phone, chat, star, signal, wifi,
        battery

    /// The side of the square that each glyph is drawn in, pt.
    public static let box = 24.0

    /// The outline in a `box` by `box` square, to be filled by the even-odd rule.
    public var path: Path { Path.circle(center: Point(12, 12), radius: 8) }
}
