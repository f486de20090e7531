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

    private static let pairs = [
        Pair(front: "ink", ground: "surface", what: "words on the sheet", least: words),
        Pair(front: "ink", ground: "chip", what: "words on pills", least: words),
        Pair(front: "onInk", ground: "ink", what: "words on dark pills", least: words),
        Pair(front: "secondary", ground: "surface", what: "helper words", least: words),
        Pair(front: "onAccent", ground: "accent", what: "the courier's glyph", least: glyphs),
        Pair(front: "onPin", ground: "pin", what: "the glyph on pins", least: glyphs),
        Pair(front: "onTrack", ground: "track", what: "the glyph on reached steps", least: glyphs),
    ]

    static func check(_ colors: ColorRoles, _ reader: ScriptReader?) {
        for pair in pairs {
            guard let front = color(pair.front, colors), let ground = color(pair.ground, colors) else { continue }
            let contrast = front.contrast(with: ground)
            guard contrast < pair.least else { continue }
            reader?[pair.front]?.warn(
                "the contrast of \(pair.what) to \(pair.ground) is \(short(contrast)); WCAG AA asks for \(short(pair.least))"
            )
        }
    }

    private static func color(_ key: String, _ colors: ColorRoles) -> Color? {
        BrandFields.colors.first { $0.key == key }.map { colors[keyPath: $0.path] }
    }

    /// The ratio, rounded down to a tenth so that it never reads as enough.
    private static func short(_ ratio: Double) -> String { NumberRule.short((ratio * 10).rounded(.down) / 10) }
}
