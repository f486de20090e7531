/// The colours of the screen by what they are for.
public struct ColorRoles: Hashable, Sendable {
    /// The brand's own colour (courier, route, dot), and what is drawn on it.
    public var accent, onAccent: Color
    /// Words and reached steps, and what is drawn on them.
    public var ink, onInk: Color
    /// Helper words.
    public var secondary: Color
    /// Pills and steps that are not reached.
    public var chip: Color
    /// Thin lines and unfilled tracker lines.
    public var hairline: Color
    /// Sheet, banner, round buttons.
    public var surface: Color
    /// Pins, and the glyph on them.
    public var pin, onPin: Color
    /// Reached tracker steps and lines, and the glyph on them.
    public var track, onTrack: Color
    /// The membership mark, and the promotion ground.
    public var member, promo: Color
    /// The grabber of the sheet.
    public var grabber: Color
    /// The colour that shadows are made of, alpha included.
    public var shadow: Color
    /// The thin edge of floating surfaces, where shadows do not show; transparent for none.
    public var border: Color

    /// Makes roles.
    public init(
        accent: Color, onAccent: Color, ink: Color, onInk: Color, secondary: Color, chip: Color, hairline: Color,
        surface: Color, pin: Color, onPin: Color, track: Color, onTrack: Color, member: Color, promo: Color,
        grabber: Color, shadow: Color, border: Color
    ) {
        self.accent = accent
        self.onAccent = onAccent
        self.ink = ink
        self.onInk = onInk
        self.secondary = secondary
        self.chip = chip
        self.hairline = hairline
        self.surface = surface
        self.pin = pin
        self.onPin = onPin
        self.track = track
        self.onTrack = onTrack
        self.member = member
        self.promo = promo
        self.grabber = grabber
        self.shadow = shadow
        self.border = border
    }
}
