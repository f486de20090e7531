/// Finds the font family that a mistyped name was meant to be.
public enum NearestFamily {
    /// The nearest of the known names, each word of it by itself, so that "Noto Sans Foo" is not taken for "Noto Sans
    /// Lao"; nil when none is near.
    public static func match(_ name: String, in known: [String]) -> String? {
        let joined = joined(name)
        return known.first { self.joined($0) == joined } ?? Nearest.match(name, in: known.filter { isNear(name, $0) })
    }

    private static func joined(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }

    private static func isNear(_ name: String, _ other: String) -> Bool {
        let (words, others) = (name.split(separator: " "), other.split(separator: " "))
        return words.count == others.count
            && zip(words, others).allSatisfy { Nearest.match(String($0), in: [String($1)]) != nil }
    }
}
