/// Why a comparison cannot be made.
public enum DiffError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A picture cannot be read.
    case picture(PictureError)
    /// There is no such file or folder.
    case missing(path: String)
    /// One is a picture and the other a folder, or a video.
    case differentKinds(first: String, firstKind: InputKind, second: String, secondKind: InputKind)
    /// The folder has no PNG files.
    case noFrames(folder: String)
    /// The mask and a picture have different sizes.
    case maskSize(mask: PixelSize, picture: PixelSize)
    /// The mask has no white pixel, so that it would do nothing.
    case maskIsBlack
    /// A rectangle to ignore lies outside the picture.
    case ignoreOutside(rect: PixelRect, width: Int, height: Int)
    /// Mask and rectangles leave no pixel to compare.
    case nothingLeft
    /// ffmpeg does not decode the file; its last words.
    case video(file: String, words: String)
    /// ffmpeg cannot be started, or the report cannot be written.
    case output(OutputError)
    /// The folder for the report holds something else.
    case notAReport(folder: String)

    /// One line for a person.
    public var description: String {
        switch self {
        case .picture(let error): error.description
        case .missing(let path): "\(path): no such file or folder; check the name"
        case .differentKinds(let first, let firstKind, let second, let secondKind):
            "\(first) is \(firstKind.words) and \(second) is \(secondKind.words); compare two of a kind"
        case .noFrames(let folder): "\(folder): no PNG files; name a folder of frames"
        case .maskSize(let mask, let picture):
            "--mask is \(mask) px and a picture \(picture) px; make the mask the picture's size"
        case .maskIsBlack: "--mask has no white pixel; paint white what is to be ignored, and black the rest"
        case .ignoreOutside(let rect, let width, let height):
            "--ignore \(rect.x),\(rect.y),\(rect.width),\(rect.height) lies outside the \(width) x \(height) px "
                + "picture; name pixels inside"
        case .nothingLeft: "--mask and --ignore leave no pixel to compare; ignore less"
        case .video(let file, let words): "\(file): ffmpeg cannot decode it (\(words)); check that it is a video"
        case .output(let error): error.description
        case .notAReport(let folder): "\(folder): holds other files; name a new or empty folder for the report"
        }
    }
}
