extension JSONParser {
    /// Reads a number and keeps its text; what is no JSON number is reported.
    mutating func number() -> JSONValue.Kind {
        let start = index
        while let byte = current, byte.isDigit || byte.isLetter || "+-._".utf8.contains(byte) { index += 1 }
        let text = bytes[start..<index]
        let string = String(decoding: text, as: UTF8.self)
        guard JSONParser.isNumber(text) else {
            report("\(Quoted.text(string)) is no JSON number", at: start)
            return .invalid
        }
        guard Double(string)?.isFinite == true else {
            report("\(Quoted.bare(string)) is too large a number", at: start)
            return .invalid
        }
        return .number(string)
    }

    /// Whether bytes follow the grammar: `-`? (0 | 1-9 digits) (`.` digits)? (`e` sign? digits)?
    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let whole = rest.prefix { $0.isDigit }
        guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
        rest = rest.dropFirst(whole.count)
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix { $0.isDigit }
            guard !fraction.isEmpty else { return false }
            rest = rest.dropFirst(1 + fraction.count)
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            let digits = rest.prefix { $0.isDigit }
            guard !digits.isEmpty else { return false }
            rest = rest.dropFirst(digits.count)
        }
        return rest.isEmpty
    }
}
