/// Walks through JSON text byte by byte. Made for big files of numbers: it keeps nothing that nobody asks for.
struct JSONCursor {
    /// How deep arrays and objects may nest.
    static let deepest = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next byte that is no white space, still unread; 0 at the end.
    mutating func peek() -> UInt8 {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        return 0
    }

    /// Reads `byte` where it comes next.
    mutating func take(_ byte: Character) -> Bool {
        guard let value = byte.asciiValue, peek() == value else { return false }
        position += 1
        return true
    }

    /// Reads `byte`, which must come next.
    mutating func expect(_ byte: Character) throws(GeoJSONError) {
        guard take(byte) else { throw error("expected \"\(byte)\"") }
    }

    /// Whether everything has been read.
    mutating func isAtEnd() -> Bool {
        _ = peek()
        return position >= bytes.count
    }

    /// An error at the place that comes next, or at an earlier `offset`.
    func error(_ message: String, at offset: Int? = nil) -> GeoJSONError {
        let place = min(offset ?? position, bytes.count)
        if offset == nil && place == bytes.count && place > 0 {
            return GeoJSONError(line: line(of: place), column: column(of: place), message: "the file ends too early")
        }
        return GeoJSONError(line: line(of: place), column: column(of: place), message: message)
    }

    private func line(of offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == 0x0A } }

    private func column(of offset: Int) -> Int {
        1 + offset - ((bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1)
    }
}

extension JSONCursor {
    /// Reads a number.
    mutating func number() throws(GeoJSONError) -> Double {
        _ = peek()
        let start = position
        let isNegative = position < bytes.count && bytes[position] == 0x2D
        if isNegative { position += 1 }
        var digits: UInt64 = 0
        var count = 0
        var decimals = 0
        var sawPoint = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x30 && byte <= 0x39 {
                digits = digits &* 10 &+ UInt64(byte &- 0x30)
                count += 1
                if sawPoint { decimals += 1 }
            } else if byte == 0x2E && !sawPoint && count > 0 {
                sawPoint = true
            } else {
                break
            }
            position += 1
        }
        guard count > 0 else {
            position = start
            throw error("expected a number")
        }
        let hasExponent = position < bytes.count && (bytes[position] | 0x20) == 0x65
        // Up to 15 digits over a power of ten that is exact: one correctly rounded division.
        guard count <= 15, !hasExponent else { return try longNumber(from: start) }
        let size = Double(digits) / JSONCursor.powersOfTen[decimals]
        return isNegative ? -size : size
    }

    private static let powersOfTen: [Double] = (0...15).map { power in
        (0..<power).reduce(1.0) { value, _ in value * 10 }
    }

    private mutating func longNumber(from start: Int) throws(GeoJSONError) -> Double {
        while position < bytes.count, JSONCursor.isNumberPart(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw error("\"\(text)\" is no number that can be used", at: start)
        }
        return value
    }

    private static func isNumberPart(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || byte == 0x2E || byte == 0x2B || byte == 0x2D || (byte | 0x20) == 0x65
    }

    /// Reads a string.
    mutating func string() throws(GeoJSONError) -> String {
        try expect("\"")
        let start = position
        while position < bytes.count, bytes[position] != 0x22, bytes[position] != 0x5C { position += 1 }
        guard position < bytes.count else { throw error("expected \"\"\"") }
        let plain = String(decoding: bytes[start..<position], as: UTF8.self)
        if bytes[position] == 0x22 {
            position += 1
            return plain
        }
        return try escapedString(after: plain)
    }

    private mutating func escapedString(after plain: String) throws(GeoJSONError) -> String {
        var units = Array(plain.utf16)
        var run = position
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x22 || byte == 0x5C else {
                position += 1
                continue
            }
            units += Array(String(decoding: bytes[run..<position], as: UTF8.self).utf16)
            position += 1
            if byte == 0x22 { return String(decoding: units, as: UTF16.self) }
            units.append(try escape())
            run = position
        }
        throw error("expected \"\"\"")
    }

    private static let escapes: [UInt8: UInt16] = [
        0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]

    private mutating func escape() throws(GeoJSONError) -> UInt16 {
        guard position < bytes.count else { throw error("expected an escape") }
        let byte = bytes[position]
        if let unit = JSONCursor.escapes[byte] {
            position += 1
            return unit
        }
        let end = position + 5
        guard byte == 0x75, end <= bytes.count,
            let unit = UInt16(String(decoding: bytes[(position + 1)..<end], as: UTF8.self), radix: 16)
        else { throw error("not an escape that JSON knows") }
        position = end
        return unit
    }

    /// Passes over one value of any kind.
    mutating func skipValue(depth: Int = 0) throws(GeoJSONError) {
        guard depth < JSONCursor.deepest else { throw error("nested too deeply") }
        switch peek() {
        case 0x7B:
            try members { (cursor: inout JSONCursor, _) throws(GeoJSONError) in
                try cursor.skipValue(depth: depth + 1)
            }
        case 0x5B:
            try elements { (cursor: inout JSONCursor) throws(GeoJSONError) in
                try cursor.skipValue(depth: depth + 1)
            }
        case 0x22: _ = try string()
        case 0x74: try word("true")
        case 0x66: try word("false")
        case 0x6E: try word("null")
        default: _ = try number()
        }
    }

    /// Reads a literal that must come next.
    mutating func word(_ text: StaticString) throws(GeoJSONError) {
        _ = peek()
        let end = position + text.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[position..<end].elementsEqual(expected) else {
            throw error("expected a value")
        }
        position = end
    }

    /// Reads an object; `body` reads the value of each member.
    mutating func members(
        _ body: (inout JSONCursor, String) throws(GeoJSONError) -> Void
    ) throws(GeoJSONError) {
        try expect("{")
        if take("}") { return }
        repeat {
            let key = try string()
            try expect(":")
            try body(&self, key)
        } while take(",")
        try expect("}")
    }

    /// Reads an array; `body` reads each element.
    mutating func elements(_ body: (inout JSONCursor) throws(GeoJSONError) -> Void) throws(GeoJSONError) {
        try expect("[")
        if take("]") { return }
        repeat { try body(&self) } while take(",")
        try expect("]")
    }
}
