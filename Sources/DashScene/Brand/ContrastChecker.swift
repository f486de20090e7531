/// Warns where a brand's words or glyphs stand out too little from their ground (WCAG 2.2 AA).
enum ContrastChecker {
    /// One pair that is drawn on one another.
    private struct Pair {
        var front, ground: String
        /// What is drawn.
        var what: String
        /// The least contrast: 4.5 for words (1.4.3), 3 for glyphs (1.4.11).
        var least: Double
    }

    private static let words = 4.5
    static let glyphs = 3.0

    /// Shapes that must not vanish. On a light ground they need not stand out, since what is on them does; on a dark one a
    /// dark shape takes what is on it for its ground's, so WCAG's measure holds.
    private static let shapes = [
        (front: "track", what: "reached steps"), (front: "accent", what: "the accent's circles"),
    ]

    /// What is drawn on the map's land, and the least contrast. The route is as wide as a street and moves, and brands keep
    /// their own colour for it: Deliveroo's teal has 1.8 on light land. So it is told only where it is nearly lost.
    private static let onLand = [
        (front: "accent", what: "the route", least: 1.5, why: "below 1.5 it is lost on the map"),
        (front: "pin", what: "the pins", least: glyphs, why: "WCAG AA asks for 3"),
    ]

    private static let pairs = [
        Pair(front: "ink", ground: "surface", what: "words on the sheet", least: words),
        Pair(front: "ink", ground: "chip", what: "words on pills", least: words),
        Pair(front: "onInk", ground: "ink", what: "words on dark pills", least: words),
        Pair(front: "secondary", ground: "surface", what: "helper words", least: words),
        Pair(front: "onAccent", ground: "accent", what: "the courier's glyph", least: glyphs),
        Pair(front: "onPin", ground: "pin", what: "the glyph on pins", least: glyphs),
        Pair(front: "onTrack", ground: "track", what: "the glyph on reached steps", least: glyphs),
    ]

    /// Checks the colours of one appearance; a pair of which one cannot be read is left out.
    static func check(_ reader: ScriptReader?) {
        for pair in pairs {
            guard let front = reader?[pair.front]?.color, let ground = reader?[pair.ground]?.color else { continue }
            let contrast = front.over(ground).contrast(with: ground)
            guard contrast < pair.least else { continue }
            reader?[pair.front]?.warn(
                "the contrast of \(pair.what) to \(pair.ground) is \(short(contrast)); WCAG AA asks for \(short(pair.least))"
            )
        }
        guard let surface = reader?["surface"]?.color else { return }
        if surface.alpha < 255 {
            reader?["surface"]?.warn("the map shows through the sheet, so nothing on it is sure to be read")
        }
        for shape in shapes { check(shape.what, reader?[shape.front], on: surface) }
    }

    /// Checks what is drawn on the map of one appearance.
    static func check(_ colors: ScriptReader?, onMap map: ScriptReader?) {
        guard let land = map?["land"]?.color else { return }
        for pair in onLand {
            guard let reader = colors?[pair.front], let front = reader.color else { continue }
            let contrast = front.over(land).contrast(with: land)
            guard contrast < pair.least else { continue }
            reader.warn("the contrast of \(pair.what) to the map's land is \(short(contrast)); \(pair.why)")
        }
    }

    /// Checks that a store's logo can be told from the sheet; on a dark one a ring goes round those that cannot.
    static func check(logo color: ScriptReader?, on surface: Color) {
        if !surface.isDark { check("the logo's circle", color, on: surface) }
    }

    /// Checks that a colour's shape can be told from the surface that it lies on.
    static func check(_ what: String, _ color: ScriptReader?, on surface: Color) {
        guard let color, let front = color.color else { return }
        let contrast = front.over(surface).contrast(with: surface)
        let words = "the contrast of \(what) to surface is \(short(contrast)); "
        if contrast < Color.leastVisible {
            color.warn(words + "it cannot be told from it")
        } else if surface.isDark, contrast < glyphs {
            color.warn(words + "WCAG AA asks for \(short(glyphs)) on a dark ground")
        }
    }

    /// The ratio, rounded down to a tenth so that it never reads as enough.
    private static func short(_ ratio: Double) -> String { NumberRule.short((ratio * 10).rounded(.down) / 10) }
}
