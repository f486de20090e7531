import CZlib

/// Walks a PNG's chunks without decoding its pixels.
enum PNGChunks {
    /// Bytes around a chunk's body: length and name before, checksum after.
    private static let head = 8, checksum = 4, name = 4

    /// True when the file is made of whole chunks with right checksums, and the last is the end chunk.
    static func areIntact(_ bytes: [UInt8]) -> Bool {
        guard PNGDecoder.recognises(bytes) else { return false }
        return bytes.withUnsafeBytes { file in
            var at = PNGDecoder.signature.count
            while at + head + checksum <= file.count {
                let length = number(file, at)
                guard length <= file.count - at - head - checksum else { return false }
                let end = at + head + length
                guard sum(file, from: at + name, to: end) == number(file, end) else { return false }
                if file[(at + name)..<(at + head)].elementsEqual("IEND".utf8) { return true }
                at = end + checksum
            }
            return false
        }
    }

    private static func number(_ file: UnsafeRawBufferPointer, _ at: Int) -> Int {
        Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: at, as: UInt32.self)))
    }

    private static func sum(_ file: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int {
        let part = UnsafeRawBufferPointer(rebasing: file[start..<end])
        return Int(crc32_z(0, part.bindMemory(to: UInt8.self).baseAddress, part.count))
    }
}
