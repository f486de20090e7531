/// Finds characters that are piled up of more parts than any writing has.
enum CharacterParts {
    /// The most code points of a character; a family of four with skin tones has 11.
    static let limit = 16
    /// The most marks on one letter; cantillated Hebrew has 5.
    static let markLimit = 8

    /// What is wrong with the first such character; nil when there is none.
    static func problem(in text: String) -> String? {
        for character in text {
            let scalars = character.unicodeScalars
            guard scalars.count > markLimit else { continue }
            let marks = scalars.count { isMark($0) }
            if marks > markLimit {
                return "holds a letter with \(marks) marks on it; at most \(markLimit) are allowed"
            }
            if scalars.count > limit {
                return "holds a character of \(scalars.count) code points; at most \(limit) are allowed"
            }
        }
        return nil
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }
}
