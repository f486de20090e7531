/// Where the two versions of one frame come from.
struct FramePair: Hashable, Sendable {
    let index: Int
    let name: String
    /// The files; nil where a clip lacks the frame.
    let first: String?
    let second: String?

    /// Joins two folders by name, in frame order.
    static func join(_ a: ComparedFolder, _ b: ComparedFolder) -> [FramePair] {
        let first = Set(a.names), second = Set(b.names)
        let all = first.union(second).sorted(by: ComparedFolder.isBefore)
        return all.enumerated().map { index, name in
            FramePair(
                index: index, name: name, first: first.contains(name) ? a.file(name) : nil,
                second: second.contains(name) ? b.file(name) : nil)
        }
    }
}

/// The two versions of a frame that differs, for a report.
public struct FramePictures: Sendable {
    /// A version: its file where it is a PNG, else its pixels.
    public enum Version: Sendable {
        /// A PNG file.
        case file(String)
        /// Pixels without a file.
        case bitmap(Bitmap)
    }

    /// The two versions; nil where a clip lacks the frame.
    public let first: Version?, second: Version?
    /// The difference, painted; nil where the sizes differ or one is missing.
    public let heat: Bitmap?
}
