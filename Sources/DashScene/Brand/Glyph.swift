/// The product's own family of symbols: solid silhouettes with rounded corners, all drawn to look equally heavy.
public enum Glyph: String, Hashable, Sendable, CaseIterable {
    case house, storefront, scooter, car, bicycle, minivan, close, chevronDown, dollar, coin, phone, chat, star, signal,
        wifi, battery

    /// Those that show something that travels: to the right as they are drawn.
    public static let vehicles: [Glyph] = [.car, .scooter, .bicycle, .minivan]

    /// The side of the square that each glyph is drawn in, pt.
    public static let box = 24.0

    /// The outline in a `box` by `box` square, to be filled by the even-odd rule; its optical centre is the square's.
    public var path: Path {
        switch self {
        case .house: HouseGlyph.path
        case .storefront: StorefrontGlyph.path
        case .scooter: ScooterGlyph.path
        case .car: CarGlyph.path
        case .bicycle: BicycleGlyph.path
        case .minivan: MinivanGlyph.path
        case .close: CloseGlyph.path
        case .chevronDown: ChevronGlyph.path
        case .dollar: DollarGlyph.path
        case .coin: CoinGlyph.path
        case .phone: PhoneGlyph.path
        case .chat: ChatGlyph.path
        case .star: StarGlyph.path
        case .signal: SignalGlyph.path
        case .wifi: WifiGlyph.path
        case .battery: BatteryGlyph.path
        }
    }

    /// The tight box around the ink of `path`, in the same square.
    public var bounds: Rect { path.bounds }
}
