/// How large a picture may be; judged from its header, before any memory is taken for its pixels.
public struct PictureLimits: Hashable, Sendable {
    /// The longest side, px.
    public var side: Int
    /// The most pixels in all.
    public var pixels: Int
    /// The largest file, bytes.
    public var bytes: Int

    /// 16,384 px a side, 64 megapixels, 512 MiB unless given.
    public init(side: Int = 16_384, pixels: Int = 64_000_000, bytes: Int = 512 << 20) {
        self.side = side
        self.pixels = pixels
        self.bytes = bytes
    }

    /// Throws `PictureError.tooLarge` when a picture of this size is beyond the limits.
    func check(width: Int, height: Int, file: String) throws(PictureError) {
        guard width <= side, height <= side, width <= pixels / max(1, height) else {
            throw .tooLarge(file: file, width: width, height: height, limits: self)
        }
    }
}
