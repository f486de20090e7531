import Foundation

/// Keeps the end of what a process says.
struct LastWords: Sendable {
    /// The most bytes that are kept.
    static let limit = 4096
    /// The most lines and characters that are shown.
    static let shownLines = 3, shownCharacters = 600

    private var kept: [UInt8] = []

    /// Adds bytes, and forgets the oldest beyond the limit.
    mutating func append(_ bytes: some Collection<UInt8>) {
        kept.append(contentsOf: bytes.suffix(LastWords.limit))
        if kept.count > LastWords.limit { kept.removeFirst(kept.count - LastWords.limit) }
    }

    /// The last lines as one line, without control characters.
    var line: String {
        let lines = kept.split { $0 == 10 || $0 == 13 }.map { LastWords.clean($0) }.filter { !$0.isEmpty }
        return String(lines.suffix(LastWords.shownLines).joined(separator: " / ").suffix(LastWords.shownCharacters))
    }

    private static func clean(_ bytes: ArraySlice<UInt8>) -> String {
        let printable = bytes.map { $0 < 32 || $0 == 127 ? 32 : $0 }
        return String(decoding: printable, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }
}
