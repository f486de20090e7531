/// How large a picture may be; judged from its header, before any memory is taken for its pixels.
public struct PictureLimits: Hashable, Sendable {
    /// The longest side, px.
    public var side: Int
    /// The most pixels in all.
    public var pixels: Int
    /// The largest file, bytes.
    public var bytes: Int
    /// The most memory that reading it may take, its file included, bytes.
    public var memory: Int

    /// 16,384 px a side, 64 megapixels, 512 MiB and any memory unless given.
    public init(side: Int = 16_384, pixels: Int = 64_000_000, bytes: Int = 512 << 20, memory: Int = .max) {
        self.side = side
        self.pixels = pixels
        self.bytes = bytes
        self.memory = memory
    }

    /// Throws `PictureError.tooLarge` when a picture of this size is beyond the limits.
    func check(width: Int, height: Int, file: String) throws(PictureError) {
        guard width <= side, height <= side, width <= pixels / max(1, height) else {
            throw .tooLarge(file: file, width: width, height: height, limits: self)
        }
    }

    /// Throws `PictureError.tooMuchMemory` when reading a picture takes more than may be.
    func check(_ cost: PictureCost, file: String) throws(PictureError) {
        guard cost.bytes <= memory else { throw .tooMuchMemory(file: file, cost: cost, limit: memory) }
    }
}
