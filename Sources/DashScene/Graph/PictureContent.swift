/// A part of a picture file, drawn into a rectangle.
public struct PictureContent: Hashable, Sendable {
    /// The file, as the resolved script names it (relative to the script's folder, or absolute).
    public var file: String
    /// The part that is shown, as fractions of the upright picture (0 to 1).
    public var crop: Rect
    /// Where it goes, pt.
    public var target: Rect

    /// Makes a picture content; the whole picture unless a crop is given.
    public init(file: String, crop: Rect = Rect(0, 0, 1, 1), target: Rect) {
        self.file = file
        self.crop = crop
        self.target = target
    }
}

/// What the scene must know about pictures; the renderer answers.
public protocol PictureSizing {
    /// The size of the upright picture in its own pixels; nil when the file is missing or unreadable.
    func size(of file: String) -> Size?
}
