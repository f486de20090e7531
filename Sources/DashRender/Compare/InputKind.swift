import Foundation

/// What a path to compare leads to.
public enum InputKind: String, Hashable, Sendable {
    /// A PNG file.
    case picture
    /// A folder of PNG files.
    case folder
    /// A file for ffmpeg.
    case video

    /// Looks at what is there: a folder, a PNG by its name or its first bytes, else a video.
    public init(of path: String) throws(DiffError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .missing(path: path)
        }
        if isFolder.boolValue {
            self = .folder
        } else if path.lowercased().hasSuffix(".png") || Self.startsAsPNG(path) {
            self = .picture
        } else {
            self = .video
        }
    }

    var words: String { self == .folder ? "a folder of frames" : "a \(rawValue)" }

    private static func startsAsPNG(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        let head = try? handle.read(upToCount: PNGDecoder.signature.count)
        return head.map { Array($0) == PNGDecoder.signature } ?? false
    }
}
