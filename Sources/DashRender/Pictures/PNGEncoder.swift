/// Writes bitmaps as PNG files: 8-bit RGB where they are opaque, else RGBA; the same bytes for the same pixels and
/// engine.
public enum PNGEncoder {
    private static let rgb: UInt8 = 2, rgba: UInt8 = 6
    /// The row filter by the row above, by its number in the PNG standard.
    private static let up: UInt8 = 2
    /// RFC 1950: deflate with a 32 KiB window, fastest level.
    private static let zlibHeader: [UInt8] = [0x78, 0x01]
    /// RFC 1951: a last block with fixed Huffman codes that holds nothing.
    private static let emptyLastBlock: [UInt8] = [0x03, 0x00]

    /// The file.
    public static func encode(_ bitmap: Bitmap, engine: DeflateEngine = .fastest) throws(OutputError) -> [UInt8] {
        let deflater = try engine.makeDeflater()
        let isOpaque = bitmap.isOpaque
        let kind: [UInt8] = [8, isOpaque ? rgb : rgba, 0, 0, 0]
        let size = PNGChunk.bigEndian(UInt32(bitmap.width)) + PNGChunk.bigEndian(UInt32(bitmap.height))
        let stream = try compress(scanlines(bitmap, channels: isOpaque ? 3 : 4), deflater)
        return PNGChunk.signature + PNGChunk.bytes("IHDR", size + kind)
            + PNGChunk.bytes("IDAT", stream) + PNGChunk.bytes("IEND", [])
    }

    private static func compress(_ rows: [UInt8], _ deflater: any BandDeflater) throws(OutputError) -> [UInt8] {
        var stream = [UInt8](repeating: 0, count: deflater.bound(rows.count))
        var outcome: Result<Int, OutputError> = .success(0)
        var checksum: UInt32 = 1
        rows.withUnsafeBufferPointer { input in
            stream.withUnsafeMutableBufferPointer { output in
                outcome = Result { () throws(OutputError) in try deflater.deflate(input, into: output) }
            }
            checksum = deflater.adler32(input)
        }
        return zlibHeader + stream[..<(try outcome.get())] + emptyLastBlock + PNGChunk.bigEndian(checksum)
    }

    /// Each row less the row above, after its filter's number.
    private static func scanlines(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
        let rowBytes = 1 + bitmap.width * channels
        let pixelBytes = Bitmap.bytesPerPixel, width = bitmap.width
        return [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { target, filled in
            bitmap.pixels.withUnsafeBufferPointer { source in
                for y in 0..<bitmap.height {
                    let row = y * width * pixelBytes, above = y == 0 ? nil : row - width * pixelBytes
                    var at = y * rowBytes
                    target[at] = up
                    at += 1
                    for x in 0..<width {
                        for channel in 0..<channels {
                            let i = x * pixelBytes + channel
                            target[at + channel] = source[row + i] &- (above.map { source[$0 + i] } ?? 0)
                        }
                        at += channels
                    }
                }
            }
            filled = rowBytes * bitmap.height
        }
    }
}
