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

    /// Each file's header, or why it cannot be used.
    var headers: [String: Result<PictureHeader, PictureError>] = [:]
    /// Whether each file that was checked can be decoded.
    var verdicts: [String: Result<Void, PictureError>] = [:]
    private var scaled: [ScaledKey: ScaledPicture] = [:]
    private var scaledBytes = 0

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
}
