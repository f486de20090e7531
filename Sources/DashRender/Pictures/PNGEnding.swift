/// Tells whether a PNG reaches its end, before memory is taken for its pixels.
enum PNGEnding {
    /// Bytes around a chunk's body: length and name before, checksum after.
    private static let head = 8, checksum = 4

    /// True when the bytes hold every chunk up to the end chunk; the signature must be right.
    static func isReached(_ bytes: [UInt8]) -> Bool {
        var position = PNGDecoder.signature.count
        while position + head + checksum <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - position - head - checksum else { return false }
            if bytes[position + 4..<position + head].elementsEqual("IEND".utf8) { return true }
            position += head + length + checksum
        }
        return false
    }
}
