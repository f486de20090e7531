import CJPEG

/// Reads baseline and progressive JPEG files, grey or colour, 8 bits a sample, and sets them upright.
///
/// Values come through as they are stored: no colour profile is applied. CMYK and YCCK are refused.
public enum JPEGDecoder {
    /// The three bytes that every JPEG starts with.
    static let signature: [UInt8] = [0xFF, JPEGMarker.startOfImage, 0xFF]

    /// True when the bytes start as a JPEG does.
    public static func recognises(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

    /// Decodes a JPEG in memory; `file` is the name that errors give it.
    public static func decode(
        _ bytes: [UInt8], file: String, limits: PictureLimits = PictureLimits()
    ) throws(PictureError) -> Bitmap {
        let header = try header(bytes, file: file)
        try limits.check(width: header.width, height: header.height, file: file)
        try limits.check(header.cost(fileBytes: bytes.count), file: file)
        // Judged first, because a file that is cut short must not cost the memory of a whole picture.
        guard JPEGSegments.areWhole(bytes) else { throw .truncated(file: file) }
        let pixels = try read(bytes, header, file: file)
        let (width, height) =
            header.orientation.swapsSides ? (header.height, header.width) : (header.width, header.height)
        guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
            throw .corrupt(file: file, detail: "a side is 0")
        }
        return bitmap
    }

    /// What stands before the pixels.
    static func header(_ bytes: [UInt8], file: String) throws(PictureError) -> JPEGHeader {
        guard !bytes.isEmpty else { throw .empty(file: file) }
        guard recognises(bytes) else {
            throw signature.starts(with: bytes) ? .truncated(file: file) : .notAPicture(file: file)
        }
        return try JPEGHeader(bytes, file: file)
    }

    /// The upright picture's pixels; they are put in their places row by row, so that there is never a second picture.
    private static func read(_ bytes: [UInt8], _ header: JPEGHeader, file: String) throws(PictureError) -> [UInt8] {
        let (width, height) = (header.width, header.height)
        let count = width * height * Bitmap.bytesPerPixel
        let walk = PixelWalk(upright: header.orientation, width: width, height: height)
        var result = HOOK_JPEG_OK
        var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX))
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            result = hook_jpeg_read_rgba(
                bytes, bytes.count, start, UInt32(width), UInt32(height),
                hook_jpeg_walk(start: walk.start, right: walk.right, down: walk.down), &message)
            filled = result == HOOK_JPEG_OK ? count : 0
        }
        switch result {
        case HOOK_JPEG_OK: return pixels
        case HOOK_JPEG_TRUNCATED: throw .truncated(file: file)
        case HOOK_JPEG_NO_MEMORY: throw .unreadable(file: file, reason: "out of memory")
        default: throw .corrupt(file: file, detail: words(message))
        }
    }

    private static func words(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
