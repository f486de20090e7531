/// The sides of a picture, px.
public struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The sides, px.
    public var width: Int, height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// As "1320 x 2868".
    public var description: String { "\(width) x \(height)" }
}

extension Bitmap {
    /// The sides, px.
    public var size: PixelSize { PixelSize(width: width, height: height) }
}
