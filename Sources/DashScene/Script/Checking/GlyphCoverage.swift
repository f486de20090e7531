/// What checking must know about fonts; the renderer answers.
public protocol GlyphCoverage {
    /// The characters of a text that no font has a glyph for, each once, in their order.
    func missingCharacters(in text: String, style: TextStyle) -> [Character]
}
