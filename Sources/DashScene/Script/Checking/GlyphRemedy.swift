/// What can be done about characters that no font has a glyph for.
public enum GlyphRemedy: Hashable, Sendable {
    /// To name families that are there, and have them or most of them.
    case families([String])
    /// To install Debian packages.
    case packages([String])
    /// To add a font to the only folder that fonts are taken from.
    case folder(String)
    /// No font is known that has them.
    case unknown

    /// What to do about `count` characters, in words.
    public func advice(for count: Int) -> String {
        switch self {
        case .families(let names):
            "add \(GlyphRemedy.list(names.map(Quoted.text))) to \"fallbackFamilies\" in the brand's \"type\", "
                + "or change the text"
        case .packages(let names):
            "install the Debian \(names.count == 1 ? "package" : "packages") \(GlyphRemedy.list(names)) and check "
                + "again, or change the text"
        case .folder(let folder):
            "put a font that has \(MissingGlyphs.pronoun(count)) into \(folder), or change the text"
        case .unknown: "install a font for \(MissingGlyphs.pronoun(count)) or change the text"
        }
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
