/// The invisible marks that set which way text runs (UAX 9: embeddings, overrides and isolates), and what each opens.
enum DirectionMarks {
    /// A mark that stands alone.
    enum Stray: Hashable {
        /// It opens what nothing closes; then the mark that would.
        case unclosed(Unicode.Scalar, by: Unicode.Scalar)
        /// It closes what nothing has opened.
        case closesNothing(Unicode.Scalar)
    }

    /// LRE, RLE, LRO, RLO, and PDF, which closes them.
    private static let embeddings: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"]
    private static let embeddingEnd: Unicode.Scalar = "\u{202C}"
    /// LRI, RLI, FSI, and PDI, which closes them.
    private static let isolates: Set<Unicode.Scalar> = ["\u{2066}", "\u{2067}", "\u{2068}"]
    private static let isolateEnd: Unicode.Scalar = "\u{2069}"

    /// The first mark of a text that stands alone; nil when each has its counterpart.
    static func firstStray(in text: String) -> Stray? {
        let scan = scan(text)
        if let stray = scan.strays.first { return .closesNothing(stray) }
        return scan.open.first.map { .unclosed($0, by: end(of: $0)) }
    }

    /// The text with what is open closed at its end, and without marks that close nothing.
    static func closed(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isMark) else { return text }
        let scan = scan(text)
        return String(String.UnicodeScalarView(scan.kept + scan.open.reversed().map(end)))
    }

    /// The text without all these marks.
    static func removed(from text: String) -> String {
        guard text.unicodeScalars.contains(where: isMark) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isMark($0) }))
    }

    /// Whether a text has a letter that runs from right to left, or a mark that may make it.
    static func runsFromTheRight(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            isMark(scalar) || rightToLeft.contains { $0.contains(scalar.value) }
        }
    }

    /// The blocks of scripts that run from right to left: Hebrew to Arabic, their presentation forms, and those beyond
    /// the first plane.
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        embeddings.contains(scalar) || isolates.contains(scalar) || [embeddingEnd, isolateEnd].contains(scalar)
    }

    private static func end(of opening: Unicode.Scalar) -> Unicode.Scalar {
        isolates.contains(opening) ? isolateEnd : embeddingEnd
    }

    /// What is left open at a text's end, the marks that close nothing, and all characters but those.
    private static func scan(
        _ text: String
    ) -> (open: [Unicode.Scalar], strays: [Unicode.Scalar], kept: [Unicode.Scalar]) {
        var (open, strays, kept) = ([Unicode.Scalar](), [Unicode.Scalar](), [Unicode.Scalar]())
        for scalar in text.unicodeScalars {
            if embeddings.contains(scalar) || isolates.contains(scalar) {
                open.append(scalar)
            } else if scalar == embeddingEnd {
                guard let last = open.last, embeddings.contains(last) else {
                    strays.append(scalar)
                    continue
                }
                open.removeLast()
            } else if scalar == isolateEnd {
                guard let last = open.lastIndex(where: isolates.contains) else {
                    strays.append(scalar)
                    continue
                }
                // What was embedded within ends with it.
                open.removeSubrange(last...)
            }
            kept.append(scalar)
        }
        return (open, strays, kept)
    }
}
