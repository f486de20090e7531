/// The unpacked, still filtered rows of a plain PNG: 8-bit RGB or RGBA, not interlaced, no transparent colour.
///
/// Such files, which renderers write, are read a few times faster this way than by libpng. For any other file, and for
/// any damaged one, there are no scanlines, and libpng has the word.
struct PNGScanlines {
    /// Bytes of a pixel in the file.
    let channels: Int
    let width: Int
    let height: Int
    /// For each row its filter's number and its filtered bytes.
    private(set) var bytes: [UInt8]

    /// The most memory that this way may take, bytes; libpng needs far less.
    private static let mostBytes = 128_000_000

    /// Whether this way is not too costly: it holds the file twice, and the picture packed and unpacked.
    static func isLean(_ file: [UInt8], width: Int, height: Int) -> Bool {
        2 * (file.count + width * height * Bitmap.bytesPerPixel) <= mostBytes
    }

    private static let header = 13, rgb: UInt8 = 2, rgba: UInt8 = 6

    /// Bytes of one row with its filter's number.
    var rowBytes: Int { 1 + width * channels }

    /// Unpacks a file whose size was found to be acceptable; nil when it is not of this kind or not whole.
    init?(_ file: [UInt8], width: Int, height: Int) {
        var chunks = PNGChunks(file)
        guard let first = chunks.next(), first.name == "IHDR", first.body.count == Self.header else { return nil }
        let (depth, kind) = (file[first.body.lowerBound + 8], file[first.body.lowerBound + 9])
        let isPlain = depth == 8 && file[(first.body.lowerBound + 10)..<first.body.upperBound].allSatisfy { $0 == 0 }
        guard isPlain, kind == Self.rgb || kind == Self.rgba else { return nil }
        channels = kind == Self.rgb ? 3 : 4
        self.width = width
        self.height = height
        guard let stream = Self.stream(&chunks, of: file) else { return nil }
        guard let bytes = PNGInflater.inflate(stream, count: (1 + width * channels) * height) else { return nil }
        self.bytes = bytes
    }

    /// The pixel stream; nil when a chunk changes what the pixels mean, or the end is missing.
    private static func stream(_ chunks: inout PNGChunks, of file: [UInt8]) -> [UInt8]? {
        var stream: [UInt8] = []
        stream.reserveCapacity(file.count)
        while let chunk = chunks.next() {
            if chunk.name == "IDAT" { stream += file[chunk.body] }
            if chunk.name == "tRNS" { return nil }
            if chunk.name == "IEND" { return stream }
        }
        return nil
    }

    /// Straight RGBA, row by row; nil when a row has a filter that does not exist.
    mutating func pixels() -> [UInt8]? {
        let (channels, width, height, rowBytes) = (channels, width, height, rowBytes)
        var isKnown = true
        let pixels = bytes.withUnsafeMutableBufferPointer { rows in
            [UInt8](unsafeUninitializedCapacity: width * height * Bitmap.bytesPerPixel) { target, filled in
                guard let start = rows.baseAddress, let out = target.baseAddress else { return }
                let filter = PNGUnfilter(channels: channels, count: width * channels)
                for y in 0..<height {
                    let row = start + y * rowBytes
                    isKnown = isKnown && filter.undo(row, above: y == 0 ? nil : row - rowBytes + 1)
                    Self.expand(row + 1, channels, width, into: out + y * width * Bitmap.bytesPerPixel)
                }
                filled = target.count
            }
        }
        return isKnown ? pixels : nil
    }

    private static func expand(
        _ row: UnsafePointer<UInt8>, _ channels: Int, _ width: Int, into target: UnsafeMutablePointer<UInt8>
    ) {
        guard channels == 3 else { return target.update(from: row, count: width * channels) }
        let source = UnsafeRawPointer(row), out = UnsafeMutableRawPointer(target)
        // Four bytes are read where three are meant; the last pixel has no fourth.
        for x in 0..<width - 1 {
            let word = source.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self)
            out.storeBytes(of: word | UInt32(littleEndian: 0xFF00_0000), toByteOffset: 4 * x, as: UInt32.self)
        }
        let last = width - 1
        for channel in 0..<3 { target[4 * last + channel] = row[3 * last + channel] }
        target[4 * last + 3] = 255
    }
}
