/// A strict JSON reader (RFC 8259) that keeps places and number texts, and goes on after harmless slips.
///
/// Slips that leave the structure clear (a trailing comma, a comment, `NaN`, a number like `.5`, a line break in a
/// string) are reported one by one and reading goes on; anything else ends it.
struct JSONParser {
    /// How deep lists and objects may nest.
    static let depthLimit = 64
    /// Spaces and line ends.
    private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    let bytes: [UInt8]
    var index: Int
    var depth = 0
    private(set) var problems: [JSONProblem] = []
    private(set) var badBytes: [JSONProblem] = []
    private var looksForBadBytes = false
    /// Whether a comment without an end has taken the rest of the text, so that nothing that is missing is news.
    private var hasLostEnd = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = SourceText.byteOrderMarkLength(of: bytes)
    }

    /// The one value of the text; nil when `problems` holds a reason to stop.
    mutating func parse() -> JSONValue? {
        guard let bad = UTF8Check.firstInvalidByte(in: bytes) else { return parseAll() }
        problems.append(badByte(at: bad))
        return nil
    }

    /// The same, but bytes that are not UTF-8 are no reason to stop where all of them lie in strings; `badBytes` has the
    /// first of each string.
    mutating func parseOverBadBytes() -> JSONValue? {
        guard let bad = UTF8Check.firstInvalidByte(in: bytes) else { return parseAll() }
        var reader = self
        reader.looksForBadBytes = true
        if let root = reader.parseAll(), reader.badBytes.first?.offset == bad {
            self = reader
            return root
        }
        return parse()
    }

    private func badByte(at offset: Int) -> JSONProblem {
        JSONProblem("the byte \(hex(bytes[offset])) is not UTF-8; save the file as UTF-8", at: offset)
    }

    /// Notes the first byte of a string that is not UTF-8.
    mutating func lookForBadBytes(in string: Range<Int>) {
        guard looksForBadBytes, let bad = UTF8Check.firstInvalidByte(in: bytes[string]) else { return }
        badBytes.append(badByte(at: bad))
    }

    private mutating func parseAll() -> JSONValue? {
        do throws(JSONProblem) {
            skipBlanks()
            if index == bytes.count { throw JSONProblem("the file is empty", at: index) }
            let root = try value()
            skipBlanks()
            if index < bytes.count { report("expected the end of the file, found \(found())") }
            return root
        } catch {
            if !hasLostEnd { problems.append(error) }
            return nil
        }
    }

    mutating func report(_ message: String, at offset: Int? = nil) {
        problems.append(JSONProblem(message, at: offset ?? index))
    }

    // MARK: Values

    private mutating func value() throws(JSONProblem) -> JSONValue {
        let start = index
        guard depth < JSONParser.depthLimit else {
            throw JSONProblem("lists and objects nest more than \(JSONParser.depthLimit) deep", at: index)
        }
        depth += 1
        defer { depth -= 1 }
        return JSONValue(try kind(), offset: start)
    }

    private mutating func kind() throws(JSONProblem) -> JSONValue.Kind {
        guard let byte = current else { throw JSONProblem("expected a value, found \(found())", at: index) }
        switch byte {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): return number()
        case _ where byte.isDigit: return number()
        case _ where byte.isLetter: return try word()
        default: throw JSONProblem("expected a value, found \(found())\(quoteAdvice())", at: index)
        }
    }

    /// What to do about a quote of another kind at hand; empty where there is none.
    private func quoteAdvice() -> String {
        let text = String(decoding: bytes[index..<min(bytes.count, index + 4)], as: UTF8.self)
        guard let mark = text.first, "'`´‘’‚“”„«»".contains(mark) else { return "" }
        return "; use straight double quotes"
    }

    private mutating func members() throws(JSONProblem) -> [JSONMember] {
        let start = index
        var members: [JSONMember] = []
        index += 1
        skipBlanks()
        while current != UInt8(ascii: "}") {
            try refuseEnd(of: "object", from: start)
            guard current == UInt8(ascii: "\"") else {
                throw JSONProblem("expected a key in double quotes, found \(found())\(quoteAdvice())", at: index)
            }
            let offset = index
            let key = try string()
            skipBlanks()
            guard current == UInt8(ascii: ":") else {
                throw JSONProblem("expected \":\" after the key \(Quoted.text(key)), found \(found())", at: index)
            }
            index += 1
            skipBlanks()
            try refuseEnd(of: "object", from: start)
            members.append(JSONMember(key: key, offset: offset, value: try value()))
            try separator(before: UInt8(ascii: "}"), of: "object", from: start)
            if skipDecimals(after: members[members.count - 1].value) {
                members[members.count - 1].value.kind = .invalid
                try separator(before: UInt8(ascii: "}"), of: "object", from: start)
            }
        }
        index += 1
        return members
    }

    /// Reports and skips the digits after a number's decimal comma; false where there are none.
    private mutating func skipDecimals(after value: JSONValue) -> Bool {
        guard case .number(let whole) = value.kind, value.offset + whole.utf8.count + 1 == index,
            let byte = current, byte.isDigit
        else { return false }
        let start = index
        while let byte = current, byte.isDigit { index += 1 }
        let digits = String(decoding: bytes[start..<index], as: UTF8.self)
        let thousands = digits.count == 3 ? " or \(whole)\(digits)" : ""
        report("a number has no comma; write \(whole).\(digits)\(thousands)", at: value.offset)
        return true
    }

    private mutating func elements() throws(JSONProblem) -> [JSONValue] {
        let start = index
        var elements: [JSONValue] = []
        index += 1
        skipBlanks()
        while current != UInt8(ascii: "]") {
            try refuseEnd(of: "list", from: start)
            elements.append(try value())
            try separator(before: UInt8(ascii: "]"), of: "list", from: start)
        }
        index += 1
        return elements
    }

    /// Reads a comma, or stops before the closing bracket.
    private mutating func separator(before close: UInt8, of what: String, from start: Int) throws(JSONProblem) {
        skipBlanks()
        try refuseEnd(of: what, from: start)
        if current == close { return }
        guard current == UInt8(ascii: ",") else {
            let bracket = String(UnicodeScalar(close))
            throw JSONProblem("expected \",\" or \"\(bracket)\" in this \(what), found \(found())", at: index)
        }
        let comma = index
        index += 1
        skipBlanks()
        if current == close { report("a comma after the last entry; remove it", at: comma) }
    }

    private func refuseEnd(of what: String, from start: Int) throws(JSONProblem) {
        guard index >= bytes.count else { return }
        let place = SourceText(bytes).position(of: start)
        let end = bytes.lastIndex { !JSONParser.blanks.contains($0) } ?? start
        throw JSONProblem(
            "the file ends here, but this \(what) has no end; it starts at \(place.line):\(place.column)", at: end + 1)
    }

    /// `true`, `false`, `null`; other words are reported.
    private mutating func word() throws(JSONProblem) -> JSONValue.Kind {
        let start = index
        while let byte = current, byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "NaN", "nan", "Infinity", "inf":
            report("\(text) is no JSON number; write a finite one", at: start)
            return .invalid
        case "True", "TRUE", "False", "FALSE", "None", "Null", "NULL":
            let meant = text == "None" ? "null" : text.lowercased()
            report("\(text) is no JSON value; write \(meant)", at: start)
            return .invalid
        default:
            throw JSONProblem("expected a value, found \(Quoted.text(text)); words need double quotes", at: start)
        }
    }

    // MARK: Bytes

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    func peek(_ distance: Int = 1) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

    /// Skips spaces and line ends; reports and skips comments.
    mutating func skipBlanks() {
        while let byte = current {
            switch byte {
            case _ where JSONParser.blanks.contains(byte): index += 1
            case UInt8(ascii: "/") where peek() == UInt8(ascii: "/"): skipComment(until: [0x0A])
            case UInt8(ascii: "/") where peek() == UInt8(ascii: "*"): skipComment(until: Array("*/".utf8))
            default: return
            }
        }
    }

    private mutating func skipComment(until end: [UInt8]) {
        report("JSON has no comments; remove it")
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        hasLostEnd = index == bytes.count
        index = min(bytes.count, index + end.count)
    }

    /// The character at hand, for messages.
    func found() -> String {
        guard index < bytes.count else { return "the end of the file" }
        let text = String(decoding: bytes[index..<min(bytes.count, index + 32)], as: UTF8.self)
        return text.first.map { Quoted.text(String($0)) } ?? "nothing"
    }

    func hex(_ byte: UInt8) -> String { "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
}

extension UInt8 {
    /// Whether it is an ASCII digit.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    /// Whether it is an ASCII letter.
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
