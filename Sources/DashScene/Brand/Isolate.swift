/// Keeps a value that is put into words from changing the order of the words around it (UAX 9's isolates).
enum Isolate {
    private static let opening: Character = "\u{2068}"
    private static let closing: Character = "\u{2069}"

    /// The value, its own direction marks closed; between invisible marks where it may run against the words around it.
    static func around(_ value: String, _ direction: LayoutDirection) -> String {
        let closed = DirectionMarks.closed(value)
        guard !closed.isEmpty, direction == .rightToLeft || DirectionMarks.runsFromTheRight(closed) else {
            return closed
        }
        return String(opening) + closed + String(closing)
    }

    /// The text without direction marks, those of its author included.
    static func removed(from text: String) -> String { DirectionMarks.removed(from: text) }
}
