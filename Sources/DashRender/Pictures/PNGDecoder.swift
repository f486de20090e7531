import CPNG

/// Reads PNG files of every kind: grey, palette, transparent colour, alpha, 1 to 16 bits, interlaced.
///
/// Values come through as they are stored: no gamma, no colour profile. 16-bit values are rounded to 8 bits.
public enum PNGDecoder {
    /// The eight bytes that every PNG starts with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Where the header chunk keeps its values, bytes from the file's start.
    private enum Header {
        static let kind = 12, width = 16, height = 20, depth = 24, end = 33
    }

    /// True when the bytes start as a PNG does.
    public static func recognises(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

    /// Decodes a file.
    public static func decode(
        path: String, limits: PictureLimits = PictureLimits()
    ) throws(PictureError) -> Bitmap {
        try decode(PictureFile.read(path, limits: limits), file: path, limits: limits)
    }

    /// Decodes a PNG in memory; `file` is the name that errors give it.
    public static func decode(
        _ bytes: [UInt8], file: String, limits: PictureLimits = PictureLimits()
    ) throws(PictureError) -> Bitmap {
        let (width, height) = try size(bytes, file: file)
        try limits.check(width: width, height: height, file: file)
        try limits.check(cost(bytes, width: width, height: height), file: file)
        var scanlines =
            PNGScanlines.isLean(bytes, width: width, height: height)
            ? PNGScanlines(bytes, width: width, height: height) : nil
        let quickly = scanlines?.pixels()
        let pixels = if let quickly { quickly } else { try read(bytes, width: width, height: height, file: file) }
        guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
            throw .corrupt(file: file, detail: "a side is 0")
        }
        return bitmap
    }

    /// A picture that must be turned is turned after it has been read.
    private static func cost(_ bytes: [UInt8], width: Int, height: Int) -> PictureCost {
        let isTurned = (orientation(bytes) ?? .upright) != .upright
        return PictureCost(
            fileBytes: bytes.count, width: width, height: height,
            extra: isTurned ? Double(Bitmap.bytesPerPixel) : 0, reason: isTurned ? .isTurned : nil)
    }

    /// The sides that the header states, px.
    public static func size(_ bytes: [UInt8], file: String) throws(PictureError) -> (width: Int, height: Int) {
        guard !bytes.isEmpty else { throw .empty(file: file) }
        guard recognises(bytes) else {
            throw signature.starts(with: bytes) ? .truncated(file: file) : .notAPicture(file: file)
        }
        guard bytes.count >= Header.end else { throw .truncated(file: file) }
        guard bytes[Header.kind..<Header.width].elementsEqual("IHDR".utf8) else {
            throw .corrupt(file: file, detail: "no header")
        }
        let width = number(bytes, at: Header.width), height = number(bytes, at: Header.height)
        guard width > 0, height > 0 else { throw .corrupt(file: file, detail: "a side is 0") }
        return (width, height)
    }

    /// How a picture must be turned to stand upright, by an eXIf chunk before its pixels; nil when the bytes end before
    /// the pixels, or are damaged there.
    static func orientation(_ bytes: [UInt8]) -> PictureOrientation? {
        var chunks = PNGChunks(bytes)
        while let name = chunks.upcomingName, name != "IDAT" {
            guard let chunk = chunks.next() else { return nil }
            if name == "eXIf" { return ExifReader(tiff: bytes[chunk.body])?.orientation ?? .upright }
        }
        return chunks.upcomingName == nil ? nil : .upright
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Int {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// True when a PNG stores 16 bits a channel, of which `decode` keeps 8.
    static func isDeep(_ bytes: [UInt8]) -> Bool {
        recognises(bytes) && bytes.count >= Header.end && bytes[Header.depth] == 16
    }

    /// The channels of all pixels at 16 bits, most significant byte first; 8-bit files are spread over 16 bits.
    static func deepPixels(_ bytes: [UInt8], file: String) throws(PictureError) -> [UInt8] {
        let (width, height) = try size(bytes, file: file)
        try PictureLimits().check(width: width, height: height, file: file)
        return try read(bytes, width: width, height: height, channelBytes: 2, file: file)
    }

    private static func read(
        _ bytes: [UInt8], width: Int, height: Int, channelBytes: Int = 1, file: String
    ) throws(PictureError) -> [UInt8] {
        let count = width * height * Bitmap.bytesPerPixel * channelBytes
        var result = HOOK_PNG_OK
        var message = [CChar](repeating: 0, count: 128)
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            result = hook_png_read_rgba(
                bytes, bytes.count, start, UInt32(width), UInt32(height), UInt32(channelBytes), &message)
            filled = result == HOOK_PNG_OK ? count : 0
        }
        switch result {
        case HOOK_PNG_OK: return pixels
        case HOOK_PNG_TRUNCATED: throw .truncated(file: file)
        case HOOK_PNG_NO_MEMORY: throw .unreadable(file: file, reason: "out of memory")
        default: throw .corrupt(file: file, detail: words(message))
        }
    }

    private static func words(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
