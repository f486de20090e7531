/// Finds what is not UTF-8 (RFC 3629, table of well-formed sequences).
enum UTF8Check {
    /// The first byte that is part of no well-formed sequence; nil when all is well.
    static func firstInvalidByte(in bytes: [UInt8]) -> Int? { firstInvalidByte(in: bytes[...]) }

    /// The same for a part of a text; the place is that in the whole.
    static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard let length = sequenceLength(in: bytes, at: index) else { return index }
            index += length
        }
        return nil
    }

    private static func sequenceLength(in bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
        let first = bytes[index]
        if first < 0x80 { return 1 }
        guard let (length, second) = rule(for: first), index + length <= bytes.endIndex else { return nil }
        guard second.contains(bytes[index + 1]) else { return nil }
        for next in bytes[(index + 2)..<max(index + 2, index + length)] where !(0x80...0xBF).contains(next) {
            return nil
        }
        return length
    }

    /// The length of the sequence that a byte starts, and what its second byte may be.
    private static func rule(for first: UInt8) -> (Int, ClosedRange<UInt8>)? {
        switch first {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}
