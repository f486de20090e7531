/// The bytes of a text file, and where its lines are.
public struct SourceText: Sendable {
    /// A place in a text as editors count it.
    public struct Position: Hashable, Comparable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// The character in the line, from 1.
        public var column: Int

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
