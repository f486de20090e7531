import DashScene

/// Where the rasterizer gets pictures from. One per worker thread.
public protocol PictureProviding {
    /// The cropped picture at exactly the given size, px. The rasterizer only reads it, and asks once for a picture
    /// that stays.
    func surface(for picture: PictureContent, pixelWidth: Int, pixelHeight: Int) throws -> Surface
}
