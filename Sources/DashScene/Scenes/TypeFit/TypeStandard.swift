/// The sizes that the screens are made for, and whose words each style sets.
enum TypeStandard {
    /// Em sizes and distances between baselines by the styles' keys, pt.
    static let measures: [String: (size: Double, lineHeight: Double)] = [
        "title": (26, 31), "subtitle": (17, 21), "helper": (15, 19), "name": (17, 21), "stats": (15, 19),
        "pill": (15, 19), "details": (15, 19), "help": (17, 21), "photoLabel": (13, 17), "bannerTitle": (17, 21),
        "bannerText": (17, 21), "clock": (17, 21), "initials": (18, 22),
    ]

    /// The least distance between baselines for an em of 1.
    static let leastLine = 1.2

    /// The style of the words with an id; the longest beginning counts.
    static func key(of id: String) -> String? {
        if id.hasSuffix(".initials") { return "initials" }
        return beginnings.first { id.hasPrefix($0.beginning) }?.key
    }

    private static let beginnings: [(beginning: String, key: String)] = [
        ("sheet.title", "title"), ("sheet.subtitle", "subtitle"), ("sheet.helper", "helper"), ("dasher.name", "name"),
        ("dasher.stats", "stats"), ("pill.", "pill"), ("sheet.details", "details"), ("help", "help"),
        ("sheet.photo.label", "photoLabel"), ("banner.title", "bannerTitle"), ("banner.text", "bannerText"),
        ("statusbar.time", "clock"), ("tracker.title", "details"), ("receipt.total", "name"), ("receipt.", "stats"),
    ]

    /// How much larger than usual a style is, 1 for none; its lines too, and lines that are too low for their letters.
    static func excess(of style: TextStyle, _ key: String) -> Double {
        guard let usual = measures[key] else { return 1 }
        return max(
            style.size / usual.size, style.lineHeight / usual.lineHeight,
            leastLine * style.size / style.lineHeight / tight)
    }

    /// Lines may be this much lower than usual for their letters before they count as too low.
    private static let tight = 1.1

    /// The style at most as large as usual, its lines as high as its letters need.
    static func calmed(_ style: TextStyle, _ key: String) -> TextStyle {
        guard let usual = measures[key] else { return style }
        var calmed = style
        calmed.size = min(style.size, usual.size)
        calmed.lineHeight = max(min(style.lineHeight, usual.lineHeight), (leastLine * calmed.size).rounded(.up))
        return calmed
    }
}
