/// A text of the script or of its brand that drawn texts are made of.
struct TextSource: Hashable {
    /// The file that says it.
    enum Place: Hashable { case script, brand }

    /// Where it is written.
    var place: Place
    /// The way to it there.
    var path: JSONPath
    /// Its words; names in braces part them.
    var pieces: [String]

    init(_ text: ScriptText) {
        (place, path, pieces) = (.script, text.path, [text.text])
    }

    /// A text of the brand, with names in braces.
    init(brand path: JSONPath, _ template: String) {
        (place, self.path, pieces) = (.brand, path, Template.plainParts(of: template))
    }

    /// How many characters it adds to a text.
    var length: Int { pieces.reduce(0) { $0 + $1.count } }

    /// Whether it is all that a text says.
    func isWhole(_ text: String) -> Bool { pieces == [text] }

    /// Whether a text is its first letter, as a badge shows it.
    func isInitial(_ text: String) -> Bool { pieces.first?.prefix(1).uppercased() == text }

    /// Whether a text holds its words in their order.
    func isPart(of text: String) -> Bool {
        var rest = Substring(text)
        for piece in pieces {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return length > 0
    }
}
