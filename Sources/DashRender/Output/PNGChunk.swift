/// Writes the chunks of a PNG file: length, name, data, CRC-32 of name and data.
enum PNGChunk {
    /// The eight bytes that every PNG file starts with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Bytes of a chunk before its data, and after it.
    static let headBytes = 8, tailBytes = 4

    /// A whole chunk.
    static func bytes(_ name: String, _ data: [UInt8]) -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: headBytes) + data + [UInt8](repeating: 0, count: tailBytes)
        chunk.withUnsafeMutableBufferPointer { seal($0, name) }
        return chunk
    }

    /// Fills in head and tail around the data of a chunk.
    static func seal(_ chunk: UnsafeMutableBufferPointer<UInt8>, _ name: String) {
        let count = chunk.count - headBytes - tailBytes
        put(UInt32(count), chunk, 0)
        for (index, byte) in name.utf8.enumerated() { chunk[4 + index] = byte }
        let covered = UnsafeBufferPointer(rebasing: chunk[4..<headBytes + count])
        put(CRC32.sum(of: UnsafeRawBufferPointer(covered)), chunk, headBytes + count)
    }

    /// The four bytes of a number, the highest first.
    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func put(_ value: UInt32, _ bytes: UnsafeMutableBufferPointer<UInt8>, _ offset: Int) {
        bytes[offset] = UInt8(truncatingIfNeeded: value >> 24)
        bytes[offset + 1] = UInt8(truncatingIfNeeded: value >> 16)
        bytes[offset + 2] = UInt8(truncatingIfNeeded: value >> 8)
        bytes[offset + 3] = UInt8(truncatingIfNeeded: value)
    }
}
