/// Finds what a mistyped word was meant to be.
enum Nearest {
    /// How much of a word is compared, characters.
    private static let limit = 48

    /// The most slips that a long word may have.
    private static let mostSlips = 4

    /// The known word with the fewest slips from `word`, at most a third of its letters (one in a word of two), and of
    /// several the one that shares most letters in order; nil when none is near.
    static func match(_ word: String, in known: [String]) -> String? {
        let letters = Array(word.lowercased().prefix(limit))
        let slips = known.map { distance(letters, Array($0.lowercased().prefix(limit))) }
        let most = min(mostSlips, max(1, letters.count / 3))
        guard let least = slips.min(), least < max(1, letters.count), least <= most else { return nil }
        return first(zip(known, slips).filter { $0.1 == least }.map(\.0), by: { shared(letters, $0) })
    }

    /// The same, or else of a few set words the one that begins most like `word`, for half of its letters or more.
    static func choice(_ word: String, in known: [String]) -> String? {
        if let near = match(word, in: known) { return near }
        let letters = Array(word.lowercased().prefix(limit))
        let starts = known.map { zip(letters, $0.lowercased()).prefix { $0 == $1 }.count }
        guard let most = starts.max(), most > 0, most * 2 >= letters.count else { return nil }
        return first(zip(known, starts).filter { $0.1 == most }.map(\.0), by: { shared(letters, $0) })
    }

    /// The first of the words that a measure is largest for.
    private static func first(_ words: [String], by measure: (String) -> Int) -> String? {
        let most = words.map(measure).max()
        return words.first { measure($0) == most }
    }

    /// How many letters of a word another one has in the same order.
    private static func shared(_ letters: [Character], _ other: String) -> Int {
        let other = Array(other.lowercased().prefix(limit))
        var last = Array(repeating: 0, count: other.count + 1)
        for letter in letters {
            var row = [0]
            for j in other.indices {
                row.append(letter == other[j] ? last[j] + 1 : max(last[j + 1], row[j]))
            }
            last = row
        }
        return last[other.count]
    }

    /// `did you mean "…"?`, or nil.
    static func suggestion(for word: String, in known: [String]) -> String? {
        match(word, in: known).map { "did you mean \(Quoted.text($0))?" }
    }

    /// The same; without a near word a list of all, which `label` leads, where they are at most `few`.
    static func suggestion(for word: String, in known: [String], orList label: String, few: Int = 10) -> String? {
        if let near = suggestion(for: word, in: known) { return near }
        return (1...few).contains(known.count) ? label + " " + known.map(Quoted.bare).joined(separator: ", ") : nil
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
