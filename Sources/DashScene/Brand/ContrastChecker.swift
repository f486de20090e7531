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
    private static let glyphs = 3.0

    /// Shapes that must not vanish. On a light ground they need not stand out, since what is on them does; on a dark one a
    /// dark shape takes what is on it for its ground's, so WCAG's measure holds.
    private static let shapes = [
        (front: "track", what: "reached steps"), (front: "accent", what: "the accent's circles"),
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
