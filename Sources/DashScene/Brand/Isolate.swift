/// Keeps a value that is put into words from changing the order of the words around it (UAX 9's isolates).
enum Isolate {
    private static let opening: Character = "\u{2068}"
    private static let closing: Character = "\u{2069}"

    /// The value between invisible marks where the screen runs from right to left; as it is anywhere else.
    static func around(_ value: String, _ direction: LayoutDirection) -> String {
        guard direction == .rightToLeft, !value.isEmpty else { return value }
        return String(opening) + value + String(closing)
    }

    /// The text without the marks.
    static func removed(from text: String) -> String { text.filter { $0 != opening && $0 != closing } }
}
