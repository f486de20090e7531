/// Puts foreign words into one line of a message.
public enum Quoted {
    /// How much of a text a message shows, characters.
    static let limit = 60

    /// The text in double quotes, control characters escaped, long texts cut.
    public static func text(_ text: String) -> String { "\"\(bare(text))\"" }

    /// The text in double quotes, however long.
    static func whole(_ text: String) -> String { "\"\(bare(text, limit: .max))\"" }

    /// The same as `text` without quotes.
    public static func bare(_ text: String) -> String { bare(text, limit: limit) }

    /// The same, however long.
    static func line(_ text: String) -> String { bare(text, limit: .max) }

    private static func bare(_ text: String, limit: Int) -> String {
        var line = ""
        for scalar in text.prefix(limit).unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                line += "\\u{\(String(scalar.value, radix: 16))}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line + (text.dropFirst(limit).isEmpty ? "" : "…")
    }
}
