/// Everything that makes the clip look and speak like one company, for one appearance (light or dark).
public struct Brand: Hashable, Sendable {
    /// The company's name.
    public var name: String
    /// Every word on the screen.
    public var words: Words
    /// The colours of the screen by role.
    public var colors: ColorRoles
    /// The colours of the map.
    public var map: MapPalette
    /// The type by role.
    public var type: TypeRoles
    /// The mark in the tracker's first step, 1 pt tall and `markAspect` pt wide, its top left corner at the origin.
    public var mark: Path
    /// Width of the mark for one of height.
    public var markAspect: Double
    /// The glyph on the courier's marker.
    public var courierGlyph: Glyph
    /// The glyph in the tracker's third step.
    public var vehicleGlyph: Glyph
    /// How the tracker is drawn.
    public var tracker: TrackerStyle
    /// How the map's pins are drawn.
    public var pins: PinStyle
    /// Which way the screen runs.
    public var direction: LayoutDirection
    /// The corner radii, pt.
    public var radii: BrandRadii
    /// Its language and country.
    public var locale: BrandLocale
    /// How amounts of money are written.
    public var money: MoneyFormat
    /// How times of day are written.
    public var clock: ClockStyle

    /// Makes a brand.
    public init(
        name: String, words: Words, colors: ColorRoles, map: MapPalette, type: TypeRoles, mark: Path,
        markAspect: Double, courierGlyph: Glyph, vehicleGlyph: Glyph, tracker: TrackerStyle, radii: BrandRadii,
        locale: BrandLocale = .english, money: MoneyFormat = .dollars, direction: LayoutDirection = .leftToRight,
        clock: ClockStyle = .twelveHour, pins: PinStyle = .teardrop
    ) {
        self.name = name
        self.words = words
        self.colors = colors
        self.map = map
        self.type = type
        self.mark = mark
        self.markAspect = markAspect
        self.courierGlyph = courierGlyph
        self.vehicleGlyph = vehicleGlyph
        self.tracker = tracker
        self.radii = radii
        self.locale = locale
        self.money = money
        self.direction = direction
        self.clock = clock
        self.pins = pins
    }
}

/// How the order tracker is drawn.
public enum TrackerStyle: String, Hashable, Sendable, CaseIterable {
    /// Four circles with glyphs in a row, joined by lines.
    case circles
    /// Small nodes in a row, joined by lines, with the active node ringed and the steps' names below.
    case timeline
    /// The same nodes one below another, each with its step's name beside it and the helper line below the active
    /// one's. On a screen too low for it the nodes lie in a row.
    case verticalTimeline
}

/// Which way a screen runs, as its language does.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As for English.
    case leftToRight
    /// As for Arabic and Hebrew: sheet, banner, controls and bars are mirrored; map and pictures are not.
    case rightToLeft
}

/// The corner radii of a brand, pt.
public struct BrandRadii: Hashable, Sendable {
    /// The sheet's top corners, the banner, the photo card.
    public var sheet, banner, card: Double

    /// Makes radii; the hook's own unless given.
    public init(sheet: Double = 28, banner: Double = 16, card: Double = 16) {
        self.sheet = sheet
        self.banner = banner
        self.card = card
    }
}
