import DashScene

/// What a picture store has found out and made so far.
struct PictureMemory {
    /// What a scaled picture was made from.
    struct ScaledKey: Hashable {
        var file: String
        var crop: Rect
        var width: Int, height: Int
    }

    /// Scaled pictures beyond this are forgotten, bytes.
    private static let mostScaledBytes = 256 << 20

    /// Decoded pictures are kept up to here, bytes: all of an ordinary clip's.
    private static let mostBitmapBytes = 24 << 20

    /// Each file's header, or why it cannot be used.
    var headers: [String: Result<PictureHeader, PictureError>] = [:]
    /// Whether each file that was checked can be decoded.
    var verdicts: [String: Result<Void, PictureError>] = [:]
    private var scaled: [ScaledKey: ScaledPicture] = [:]
    private var scaledBytes = 0
    private var bitmaps: [String: Bitmap] = [:]
    private var bitmapBytes = 0

    /// The scaled picture, if it is still known.
    subscript(key: ScaledKey) -> ScaledPicture? { scaled[key] }

    /// Keeps a scaled picture; forgets all others when they have become too many.
    mutating func remember(_ picture: ScaledPicture, for key: ScaledKey) {
        guard scaled[key] == nil else { return }
        scaledBytes += picture.pixels.count
        if scaledBytes > Self.mostScaledBytes {
            scaled = [:]
            scaledBytes = picture.pixels.count
        }
        scaled[key] = picture
    }

    /// Keeps a decoded picture until it is taken, unless there are too many already.
    mutating func keep(_ bitmap: Bitmap, of file: String) {
        guard bitmaps[file] == nil, bitmapBytes + bitmap.pixels.count <= Self.mostBitmapBytes else { return }
        bitmapBytes += bitmap.pixels.count
        bitmaps[file] = bitmap
    }

    /// The decoded picture of a file, if it was kept; once, as it is seldom needed at two sizes.
    mutating func takeBitmap(of file: String) -> Bitmap? {
        guard let bitmap = bitmaps.removeValue(forKey: file) else { return nil }
        bitmapBytes -= bitmap.pixels.count
        return bitmap
    }
}
