import CPango

/// The Debian packages that bring the fonts for characters.
enum FontPackage {
    private static let east: Set<GUnicodeScript> = [
        G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
        G_UNICODE_SCRIPT_BOPOMOFO,
    ]

    /// The packages that are not there yet and may have some characters, sorted.
    ///
    /// - Parameter families: The Noto families that are there.
    static func packages(for scalars: Set<Unicode.Scalar>, besides families: [String]) -> [String] {
        let wanted = Set(scalars.compactMap(family(for:)).filter { family in !families.contains(family) })
        return Set(wanted.compactMap(FontError.package(for:))).sorted()
    }

    /// A family of the package that may have a character; nil for what is in none.
    private static func family(for scalar: Unicode.Scalar) -> String? {
        let script = g_unichar_get_script(scalar.value)
        if script == G_UNICODE_SCRIPT_UNKNOWN || scalar.properties.isEmojiPresentation { return nil }
        return east.contains(script) ? "Noto Sans CJK JP" : "Noto Sans"
    }
}
