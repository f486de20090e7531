import CZlib

/// Keeps the PNG file of the latest frame, filters only the pixels and compresses only the bands of rows that changed.
///
/// Every band is compressed by itself, so the bytes depend on the frame's pixels alone and not on earlier frames. A
/// band is a whole IDAT chunk; all of them together hold one zlib stream. Colour type is always 8-bit RGB, tagged sRGB.
/// For one thread.
public final class PNGFrameEncoder {
    /// Rows of a band: few enough that a small change is cheap, many enough that the cuts cost little size.
    public static let defaultRowsPerBand = 32

    /// The sides of the frames, px.
    public let width: Int, height: Int
    private let bands: RowBands
    private let filtered: PNGFilteredFrame
    private let deflater: any BandDeflater
    private let head: PNGBytes
    private var tail: PNGBytes?
    private var chunks: [PNGBytes?]
    private var adlers: [UInt32]
    private let compressed: UnsafeMutableBufferPointer<UInt8>

    /// Makes an encoder for frames of one size.
    public init(
        width: Int, height: Int, engine: DeflateEngine = .fastest,
        rowsPerBand: Int = PNGFrameEncoder.defaultRowsPerBand
    ) throws(OutputError) {
        self.width = width
        self.height = height
        bands = RowBands(height: height, rowsPerBand: rowsPerBand)
        filtered = PNGFilteredFrame(width: width, bands: bands)
        deflater = try engine.makeDeflater()
        head = PNGBytes(PNGFrameEncoder.head(width: width, height: height))
        chunks = [PNGBytes?](repeating: nil, count: bands.count)
        adlers = [UInt32](repeating: 1, count: bands.count)
        let bandBytes = filtered.scanlineBytes * rowsPerBand
        compressed = .allocate(
            capacity: PNGChunk.headBytes + zlibHeader.count + deflater.bound(bandBytes) + PNGChunk.tailBytes)
    }

    deinit { compressed.deallocate() }

    /// Takes in a frame. `damage` says what may differ from the frame before; the first frame is taken in whole.
    ///
    /// - Returns: Whether any band was made anew; when not, the file is the same as before.
    @discardableResult
    public func update(_ surface: Surface, damage: Damage) throws(OutputError) -> Bool {
        precondition(surface.width == width && surface.height == height, "a frame of another size")
        let touched = bands.touched(by: tail == nil ? .all : damage, width: width)
        guard !touched.isEmpty else { return false }
        let stride = surface.stride
        try surface.withPixels { pixels throws(OutputError) in
            guard let base = pixels.baseAddress else { return }
            for damage in touched {
                filtered.renew(damage, UnsafeRawPointer(base), stride: stride)
                try encode(damage.band)
            }
        }
        tail = PNGBytes(makeTail())
        return true
    }

    /// The parts of the file, in order; joined they are the whole PNG.
    var parts: [UnsafeRawBufferPointer] { ([head] + chunks + [tail]).compactMap { $0?.raw } }

    /// The whole file.
    public var file: [UInt8] { parts.flatMap { Array($0) } }

    private func encode(_ band: Int) throws(OutputError) {
        let input = filtered.scanlines(of: band)
        // The zlib header goes before the first band.
        let prefix = band == 0 ? zlibHeader : []
        for (index, byte) in prefix.enumerated() { compressed[PNGChunk.headBytes + index] = byte }
        let start = PNGChunk.headBytes + prefix.count
        let count = try deflater.deflate(
            input, into: UnsafeMutableBufferPointer(rebasing: compressed[start..<compressed.count - PNGChunk.tailBytes])
        )
        let chunk = UnsafeMutableBufferPointer(rebasing: compressed[..<(start + count + PNGChunk.tailBytes)])
        PNGChunk.seal(chunk, "IDAT")
        chunks[band] = PNGBytes(chunk)
        adlers[band] = deflater.adler32(input)
    }

    /// The end of the zlib stream (an empty last block, and the checksum over all bands), and the end of the file.
    private func makeTail() -> [UInt8] {
        var sum = UInt(1)
        for band in 0..<bands.count {
            let length = bands.rows(of: band).count * filtered.scanlineBytes
            sum = adler32_combine(sum, UInt(adlers[band]), length)
        }
        let end = emptyLastBlock + PNGChunk.bigEndian(UInt32(truncatingIfNeeded: sum))
        return PNGChunk.bytes("IDAT", end) + PNGChunk.bytes("IEND", [])
    }

    private static func head(width: Int, height: Int) -> [UInt8] {
        let eightBitRGB: [UInt8] = [8, 2, 0, 0, 0]
        let size = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
        let perceptual: [UInt8] = [0]
        return PNGChunk.signature + PNGChunk.bytes("IHDR", size + eightBitRGB)
            + PNGChunk.bytes("sRGB", perceptual)
    }
}

/// RFC 1950: deflate with a 32 KiB window, fastest level.
private let zlibHeader: [UInt8] = [0x78, 0x01]

/// RFC 1951: a last block with fixed Huffman codes that holds nothing.
private let emptyLastBlock: [UInt8] = [0x03, 0x00]
