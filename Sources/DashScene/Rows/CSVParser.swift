/// Reads CSV (RFC 4180): commas, double quotes that are doubled within quotes, any line ends, an optional byte-order
/// mark. Empty lines are skipped. A record that breaks the rules says so, and reading goes on with the next line.
struct CSVParser {
    private let bytes: [UInt8]
    private var index: Int
    private var problem: JSONProblem?

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// All records of a text; what is not UTF-8 in them is a problem of theirs.
    static func records(of bytes: [UInt8]) -> [CSVRecord] {
        var parser = CSVParser(bytes)
        var records: [CSVRecord] = []
        while let record = parser.record() { records.append(record) }
        return records
    }

    /// What some old programs end their files with.
    private static let endOfFile: UInt8 = 0x1A

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes.last == CSVParser.endOfFile ? Array(bytes.dropLast()) : bytes
        index = SourceText.byteOrderMarkLength(of: bytes)
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private var isAtLineEnd: Bool { current == CSVParser.lineFeed || current == CSVParser.carriageReturn }

    private mutating func record() -> CSVRecord? {
        while isAtLineEnd { index += 1 }
        guard current != nil else { return nil }
        problem = nil
        var record = CSVRecord(offset: index, fields: [field()])
        while problem == nil, current == CSVParser.comma {
            index += 1
            record.fields.append(field())
        }
        record.problem = problem
        // After a problem the rest of the line means nothing.
        while problem != nil, current != nil, !isAtLineEnd { index += 1 }
        record.end = index
        if let bad = UTF8Check.firstInvalidByte(in: bytes[record.offset..<index]) {
            record.problem = JSONProblem("these bytes are not UTF-8; save the file as UTF-8", at: bad)
        }
        skipLineEnd()
        return record
    }

    private mutating func skipLineEnd() {
        if current == CSVParser.carriageReturn { index += 1 }
        if current == CSVParser.lineFeed { index += 1 }
    }

    private mutating func field() -> CSVRecord.Field {
        let start = index
        guard current == CSVParser.quote else { return plainField(from: start) }
        index += 1
        var text: [UInt8] = []
        while let byte = current {
            index += 1
            if byte != CSVParser.quote {
                text.append(byte)
            } else if current == CSVParser.quote {
                text.append(byte)
                index += 1
            } else {
                if current != nil, current != CSVParser.comma, !isAtLineEnd {
                    problem = JSONProblem("expected a comma or the end of the line after the closing quote", at: index)
                }
                return CSVRecord.Field(text: String(decoding: text, as: UTF8.self), offset: start)
            }
        }
        problem = JSONProblem("the quote that opens here is never closed", at: start)
        // Reading goes on with the next line, or one slip would take all that follow.
        index = start
        return CSVRecord.Field(text: String(decoding: text, as: UTF8.self), offset: start)
    }

    private mutating func plainField(from start: Int) -> CSVRecord.Field {
        while let byte = current, byte != CSVParser.comma, !isAtLineEnd {
            if byte == CSVParser.quote, problem == nil {
                problem = JSONProblem(
                    "a quote inside a value; put the whole value in quotes and double the ones inside", at: index)
            }
            index += 1
        }
        return CSVRecord.Field(text: String(decoding: bytes[start..<index], as: UTF8.self), offset: start)
    }
}
