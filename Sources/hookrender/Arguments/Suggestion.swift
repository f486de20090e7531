/// Finds what a person probably meant to type.
enum Suggestion {
    /// The candidate with the fewest edits to `word`, the first of equals; nil when none is near.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let limit = max(1, word.count / 3)
        let ranked = candidates.map { (candidate: $0, distance: editDistance(Array(word), Array($0))) }
        let best = ranked.min { $0.distance < $1.distance }
        return best.flatMap { $0.distance <= limit ? $0.candidate : nil }
    }

    /// Insertions, deletions and substitutions from one word to the other (Levenshtein).
    private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let substituted = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
