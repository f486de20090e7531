/// Turns the words of a cell into a value of the kind that its place takes.
enum CellReader {
    /// The value for a place of a shape. Words that fit no kind of it stay text, so that checking reports them.
    ///
    /// - Throws: What is wrong with words that begin like a list or an object where the place takes one.
    static func value(of words: String, for shape: ValueShape) throws(RowTargetError) -> JSONValue {
        let typed = JSONDocument(
            parsing: Array(spelled(words, takesText: shape.alternative(for: .string("")) != nil).utf8))
        if typed.problems.isEmpty, let value = typed.root {
            switch value.kind {
            case .number, .bool, .array, .object:
                if shape.alternative(for: value.kind) != nil { return value }
            default: break
            }
        }
        if let problem = typed.problems.first, beginsLikeJSON(words, for: shape) {
            let place = String(decoding: words.utf8.prefix(problem.offset), as: UTF8.self).count + 1
            throw RowTargetError(message: "this JSON has a mistake at its character \(place): \(problem.message)")
        }
        return .string(words)
    }

    /// Whether words were meant as an object (`{ "`) or a list (`[` and more than letters) that a place takes.
    private static func beginsLikeJSON(_ words: String, for shape: ValueShape) -> Bool {
        let marks = words.filter { !$0.isWhitespace }.prefix(2)
        switch marks.first {
        case "{": return marks.last == "\"" && shape.alternative(for: .object([])) != nil
        case "[": return marks.last?.isLetter == false && shape.alternative(for: .array([])) != nil
        default: return false
        }
    }

    /// The value for a variable, of the same kind as the script's own; nil when the words are of another kind.
    static func value(of words: String, like kind: JSONValue.Kind) -> JSONValue? {
        if case .string = kind { return .string(words) }
        let typed = JSONDocument(parsing: Array(spelled(words, takesText: false).utf8))
        guard typed.problems.isEmpty, let value = typed.root, isSameKind(value.kind, kind) else { return nil }
        return value
    }

    /// `TRUE` and `False`, as spreadsheets write them, in small letters; other words, and words that may be text, as
    /// they are.
    private static func spelled(_ words: String, takesText: Bool) -> String {
        let small = words.lowercased()
        return !takesText && ["true", "false"].contains(small) ? small : words
    }

    /// Whether two values are both texts, both numbers, or both true or false.
    static func isSameKind(_ a: JSONValue.Kind, _ b: JSONValue.Kind) -> Bool {
        switch (a, b) {
        case (.string, .string), (.number, .number), (.bool, .bool): true
        default: false
        }
    }
}
