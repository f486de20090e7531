/// Tells words from what leaves nothing on the screen.
enum Blankness {
    /// Whether a text has only blanks and characters that are never seen; control characters are a mistake of their own.
    static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            ($0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint) && !ControlCharacters.contains($0)
        }
    }
}
