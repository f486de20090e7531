import DashScene

extension TextShaper: GlyphCoverage {
    /// The characters of a text that hold a scalar without a glyph, each once, in their order.
    public func missingCharacters(in text: String, style: TextStyle) -> [Character] {
        let missing = Set(missingGlyphs(in: text, style: style))
        var found: [Character] = []
        for character in text where character.unicodeScalars.contains(where: missing.contains) {
            if !found.contains(character) { found.append(character) }
        }
        return found
    }
}
