/// The bytes of a text file, and where its lines are.
public struct SourceText: Sendable {
    /// A place in a text as editors count it.
    public struct Position: Hashable, Comparable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// The character in the line, from 1.
        public var column: Int
        /// The file that it is in, where that is another one than the text's own.
        var file: String?

        /// Makes a position.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// Earlier in the text comes first.
        public static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }
    }

    /// The bytes, as read.
    public let bytes: [UInt8]
    /// The first byte of each line; a byte-order mark does not count as part of the first.
    private let lineStarts: [Int]
    /// What was put in from other files, with offsets beyond the text's end.
    private var pieces: [Piece] = []

    /// A value of another file.
    private struct Piece {
        /// Its offsets here.
        var range: ClosedRange<Int>
        var file: String
        var origin: Origin
    }

    /// Where a value of another file is.
    enum Origin: Sendable {
        /// At one place as a whole.
        case place(Position)
        /// In a text, whose offsets are smaller by `shift`.
        case text(SourceText, shift: Int)
    }

    /// Notes that offsets beyond the text's end stand for places of another file.
    mutating func add(_ range: ClosedRange<Int>, of file: String, _ origin: Origin) {
        pieces.append(Piece(range: range, file: file, origin: origin))
    }

    private func foreignPosition(of offset: Int) -> Position? {
        guard let piece = pieces.first(where: { $0.range.contains(offset) }) else { return nil }
        var position =
            switch piece.origin {
            case .place(let place): place
            case .text(let text, let shift): text.position(of: offset - shift)
            }
        position.file = piece.file
        return position
    }

    /// Wraps the bytes of a file.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [SourceText.byteOrderMarkLength(of: bytes)]
        for index in bytes.indices {
            let isLineEnd = bytes[index] == UInt8(ascii: "\n")
            let isLoneReturn =
                bytes[index] == UInt8(ascii: "\r")
                && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
            if isLineEnd || isLoneReturn { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    /// The line and the column of a byte; offsets beyond the text give its end.
    public func position(of offset: Int) -> Position {
        if offset > bytes.count, let position = foreignPosition(of: offset) { return position }
        let offset = min(max(offset, lineStarts[0]), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let before = String(decoding: bytes[lineStarts[low]..<offset], as: UTF8.self)
        return Position(line: low + 1, column: before.count + 1)
    }

    /// 3 when the bytes start with a UTF-8 byte-order mark, else 0.
    static func byteOrderMarkLength(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
