/// What checking must know about fonts; the renderer answers.
public protocol GlyphCoverage {
    /// The characters of a text that no font has a glyph for, each once, in their order.
    func missingCharacters(in text: String, style: TextStyle) -> [Character]
    /// What can be done about such characters; `locale` tells which form of Chinese characters is wanted.
    func remedy(for characters: [Character], in locale: BrandLocale) -> GlyphRemedy
}

extension GlyphCoverage {
    /// Nothing is known unless the renderer knows better.
    public func remedy(for characters: [Character], in locale: BrandLocale) -> GlyphRemedy { .unknown }
}

/// How messages tell of characters without a glyph.
public enum MissingGlyphs {
    /// How many characters a message names.
    private static let named = 5

    /// What some characters are called after they were named.
    public static func pronoun(_ count: Int) -> String { count == 1 ? "it" : "them" }

    /// What is wrong, naming the first few of the characters.
    public static func message(_ characters: [Character]) -> String {
        let words = characters.prefix(named).map { Quoted.text(String($0)) }
        return "no font has a glyph for \(words.joined(separator: ", "))"
    }
}
