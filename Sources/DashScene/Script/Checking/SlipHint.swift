/// What was meant by a value that is one slip away from a right one.
enum SlipHint {
    /// What to do about a value of another kind than its place takes; nil when nothing is near.
    static func kind(_ value: JSONValue, _ shape: ValueShape) -> String? {
        guard case .string(let text) = value.kind else { return nil }
        let bare = text.lowercased()
        if shape.alternative(for: .bool(true)) != nil, ["true", "false"].contains(bare) {
            return text == bare ? "remove the quotes" : "write \(bare) without quotes"
        }
        guard shape.alternative(for: .number("0")) != nil else { return nil }
        if isNumber(text) { return "remove the quotes" }
        return amount(in: text).map { "write \($0)" }
    }

    /// What to write for a string that is not of its form; nil when nothing is near.
    static func form(_ text: String, _ format: TextFormat) -> String? {
        // A form that takes any words says nothing about what was meant.
        guard !format.accepts("?") else { return nil }
        let candidates = ["#" + text, clock(in: text), amount(in: text), point(in: text)].compactMap { $0 }
        guard let meant = candidates.first(where: format.accepts) else { return nil }
        return "write \(isNumber(meant) ? meant : Quoted.text(meant))"
    }

    private static func isNumber(_ text: String) -> Bool {
        let document = JSONDocument(parsing: Array(text.utf8))
        guard document.problems.isEmpty, case .number(let numeral) = document.root?.kind else { return false }
        return numeral == text
    }

    /// The figure in `$10` or `1.50 €`; nil when anything but marks of money stands around it.
    private static func amount(in text: String) -> String? {
        let isMark = { (character: Character) in
            character.isWhitespace || character == "%"
                || character.unicodeScalars.allSatisfy {
                    $0.properties.generalCategory == .currencySymbol
                }
        }
        let figure = text.drop(while: isMark).reversed().drop(while: isMark).reversed()
        return figure.count < text.count && isNumber(String(figure)) ? String(figure) : nil
    }

    /// `10,00` with a point for its comma; nil for other words.
    private static func point(in text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let isPlain = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
        return isPlain ? parts.joined(separator: ".") : nil
    }

    /// `9:41 AM` as a time of 24 hours; nil when it is none of 12.
    private static func clock(in text: String) -> String? {
        let small = text.lowercased().filter { !$0.isWhitespace && $0 != "." }
        guard let half = ["am", "pm"].first(where: small.hasSuffix),
            let time = ClockTime(parsing: String(small.dropLast(2))), (1...12).contains(time.minutes / 60)
        else { return nil }
        let hour = time.minutes / 60 % 12 + (half == "pm" ? 12 : 0)
        let minute = time.minutes % 60
        return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
