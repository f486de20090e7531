/// A string of a script with `${name}` in it.
enum VariableText {
    /// A piece of such a string.
    enum Part: Hashable {
        /// What stands there as it is shown.
        case plain(String)
        /// A variable's place.
        case variable(String)
    }

    /// The pieces in their order. `$${` stands for `${` itself; other dollar signs are plain text.
    static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var plain = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            plain += rest[..<dollar]
            rest = rest[dollar...]
            if rest.hasPrefix("$${") {
                plain += "${"
                rest = rest.dropFirst(3)
            } else if let name = name(after: rest) {
                if !plain.isEmpty { parts.append(.plain(plain)) }
                plain = ""
                parts.append(.variable(name))
                rest = rest.dropFirst(name.count + 3)
            } else {
                plain += "$"
                rest = rest.dropFirst()
            }
        }
        plain += rest
        return plain.isEmpty ? parts : parts + [.plain(plain)]
    }

    /// The first name after a `${` that is never closed: neither at its end nor later, before another one opens.
    static func unclosed(in text: String) -> String? {
        for part in text.replacing("$${", with: "").split(separator: "${", omittingEmptySubsequences: false).dropFirst()
        where !part.prefix(while: { $0 != "{" }).contains("}") {
            let name = part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            if isName(name) { return String(name) }
        }
        return nil
    }

    /// Whether a word can name a variable: a letter or `_`, then letters, digits and `_`, all ASCII.
    static func isName(_ word: some StringProtocol) -> Bool {
        guard let first = word.utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
        return word.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    }

    /// The name in `${name}`, where a text starts so.
    private static func name(after text: Substring) -> String? {
        guard text.hasPrefix("${") else { return nil }
        let word = text.dropFirst(2).prefix { $0 != "}" }
        guard isName(word), word.endIndex < text.endIndex else { return nil }
        return String(word)
    }
}
