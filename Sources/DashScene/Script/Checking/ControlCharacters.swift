/// Characters that have no place in one line of text: controls and line separators.
enum ControlCharacters {
    static func contains(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
