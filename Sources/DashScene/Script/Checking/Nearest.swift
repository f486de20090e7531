/// Finds what a mistyped word was meant to be.
enum Nearest {
    /// How much of a word is compared, characters.
    private static let limit = 48

    /// The known word with the fewest slips from `word`, at most a third of its letters (one in a word of two); nil when
    /// none is near.
    static func match(_ word: String, in known: [String]) -> String? {
        let letters = Array(word.lowercased().prefix(limit))
        let slips = known.map { distance(letters, Array($0.lowercased().prefix(limit))) }
        guard let least = slips.min(), least < max(1, letters.count), least <= max(1, letters.count / 3) else {
            return nil
        }
        return zip(known, slips).first { $0.1 == least }?.0
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
