extension JSONParser {
    /// Reads a string in double quotes.
    mutating func string() throws(JSONProblem) -> String {
        let start = index
        index += 1
        var run = index
        var text: [UInt8] = []
        var holdsControl = false
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[run..<index]
                lookForBadBytes(in: start..<index)
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[run..<index]
                escape(into: &text)
                run = index
            case 0x0A, 0x0D:
                let isCurly = String(decoding: bytes[start..<index], as: UTF8.self).contains { "“”„".contains($0) }
                throw JSONProblem(
                    "this string has no closing quote on its line" + (isCurly ? "; use straight double quotes" : ""),
                    at: start)
            case ..<0x20:
                // One line a string is enough, and without them the text is what was meant, most likely.
                if !holdsControl { report("the control character \(hex(byte)) in a string; write it as an escape") }
                holdsControl = true
                text += bytes[run..<index]
                index += 1
                run = index
            default:
                index += 1
            }
        }
        throw JSONProblem("this string has no closing quote", at: start)
    }

    /// Reads one escape, from its backslash on.
    private mutating func escape(into text: inout [UInt8]) {
        let start = index
        let letter = peek()
        index = min(bytes.count, index + 2)
        switch letter {
        case nil: break  // The string has no closing quote, which its reader tells.
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): unicodeEscape(from: start, into: &text)
        default:
            index = start + 1
            report("\"\\\(escapedLetter())\" is no JSON escape", at: start)
        }
    }

    private func escapedLetter() -> String {
        String(decoding: bytes[index..<min(bytes.count, index + 32)], as: UTF8.self).first.map {
            Quoted.bare(String($0))
        }
            ?? ""
    }

    /// Reads the digits after `\u`, and the second half of a surrogate pair.
    private mutating func unicodeEscape(from start: Int, into text: inout [UInt8]) {
        guard let high = fourHexDigits() else {
            report("\"\\u\" needs four hexadecimal digits", at: start)
            return
        }
        var scalar = UnicodeScalar(UInt32(high))
        if (0xD800...0xDBFF).contains(high), current == UInt8(ascii: "\\"), peek() == UInt8(ascii: "u") {
            let mark = index
            index += 2
            if let low = fourHexDigits(), (0xDC00...0xDFFF).contains(low) {
                scalar = UnicodeScalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
            } else {
                index = mark
            }
        }
        guard let scalar else {
            report("half a surrogate pair; write both \"\\u\" escapes, or the character itself", at: start)
            return
        }
        text += Array(String(Character(scalar)).utf8)
    }

    private mutating func fourHexDigits() -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        let digits = bytes[index..<(index + 4)]
        guard digits.allSatisfy({ $0.isDigit || (0x61...0x66).contains($0 | 0x20) }) else { return nil }
        index += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
