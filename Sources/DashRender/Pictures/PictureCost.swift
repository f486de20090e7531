/// The memory that reading a picture takes.
public struct PictureCost: Hashable, Sendable {
    /// What about the picture takes more than its pixels and its file; nil where nothing does.
    public enum Reason: String, Hashable, Sendable {
        /// The coefficients of a JPEG in several scans are all kept until the last.
        case severalScans = "a progressive JPEG"
        /// A PNG is turned after it has been read, into a second picture.
        case isTurned = "a PNG that its EXIF turns"

        /// What to do about it.
        var advice: String {
            switch self {
            case .severalScans: "save it smaller, or as a baseline JPEG"
            case .isTurned: "save it smaller, or upright"
            }
        }
    }

    /// All together, bytes.
    public var bytes: Int
    /// The sides, px.
    public var width: Int, height: Int
    /// Why it is so much.
    public var reason: Reason?

    /// The cost of a picture whose file has `fileBytes`; `extra` is what each pixel takes beside its own bytes.
    init(fileBytes: Int, width: Int, height: Int, extra: Double = 0, reason: Reason? = nil) {
        bytes = fileBytes + Int(Double(width * height) * (Double(Bitmap.bytesPerPixel) + extra))
        (self.width, self.height) = (width, height)
        self.reason = reason
    }
}
