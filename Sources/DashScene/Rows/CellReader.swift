/// Turns the words of a cell into a value of the kind that its place takes.
enum CellReader {
    /// The value for a place of a shape. Words that fit no kind of it stay text, so that checking reports them.
    static func value(of words: String, for shape: ValueShape) -> JSONValue {
        let typed = JSONDocument(
            parsing: Array(spelled(words, takesText: shape.alternative(for: .string("")) != nil).utf8))
        if typed.problems.isEmpty, let value = typed.root {
            switch value.kind {
            case .number, .bool, .array, .object:
                if shape.alternative(for: value.kind) != nil { return value }
            default: break
            }
        }
        return .string(words)
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
