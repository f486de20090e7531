import DashScene

/// Why a picture file cannot be used. Each case names the file as it was given.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(file: String)
    /// The system refuses to read it, for this reason.
    case unreadable(file: String, reason: String)
    /// It has no bytes.
    case empty(file: String)
    /// Its first bytes belong to no kind of picture that can be read.
    case notAPicture(file: String)
    /// It ends before the picture does.
    case truncated(file: String)
    /// Its bytes are damaged; the decoder's own words.
    case corrupt(file: String, detail: String)
    /// It has more pixels than are accepted.
    case tooLarge(file: String, width: Int, height: Int, limits: PictureLimits)
    /// It has more bytes than are accepted.
    case tooManyBytes(file: String, bytes: Int, limit: Int)
    /// Reading it would take more memory than is accepted, bytes.
    case tooMuchMemory(file: String, cost: PictureCost, limit: Int)
    /// It is a picture of a kind that is not read; what kind.
    case unsupported(file: String, detail: String)
    /// It lies outside the folder that files may come from.
    case outsideFolder(file: String, folder: String)

    /// The file, as it was given.
    public var file: String {
        switch self {
        case .missing(let file), .unreadable(let file, _), .empty(let file), .notAPicture(let file),
            .truncated(let file), .corrupt(let file, _), .tooLarge(let file, _, _, _), .tooManyBytes(let file, _, _),
            .tooMuchMemory(let file, _, _), .unsupported(let file, _), .outsideFolder(let file, _):
            return file
        }
    }

    /// One line for a person: the file, what is wrong, what to do.
    public var description: String { "\(file): \(problem); \(advice)" }

    /// What is wrong, without the file and without advice.
    var problem: String {
        switch self {
        case .missing: "no such picture"
        case .unreadable(_, let reason): "cannot be read (\(reason))"
        case .empty: "the file is empty"
        case .notAPicture: "not a picture that can be read"
        case .truncated: "the picture is cut short"
        case .corrupt(_, let detail): "the picture is damaged (\(Self.plain(detail)))"
        case .tooLarge(_, let width, let height, _): "\(width) x \(height) px is too large"
        case .tooManyBytes(_, let bytes, _): "\(bytes) bytes are too many"
        case .tooMuchMemory(_, let cost, _):
            "\(cost.width) x \(cost.height) px"
                + (cost.reason.map { " in \($0.rawValue)" } ?? "") + " take \(Self.megabytes(cost.bytes)) MB to read"
        case .unsupported(_, let detail): "\(detail) is not supported"
        case .outsideFolder(_, let folder): "lies outside \(folder)"
        }
    }

    var advice: String {
        switch self {
        case .missing: "check the name"
        case .unreadable: "check that it is a file and its permissions"
        case .empty, .truncated, .corrupt: "export or copy it again"
        case .notAPicture, .unsupported: "save it as an RGB PNG or JPEG"
        case .tooLarge(_, _, _, let limits):
            "the limit is \(limits.side) px a side and \(limits.pixels / 1_000_000) megapixels"
        case .tooManyBytes(_, _, let limit): "the limit is \(limit) bytes"
        case .tooMuchMemory(_, let cost, let limit):
            "the limit is \(Self.megabytes(limit)) MB; \(cost.reason?.advice ?? "save it smaller")"
        case .outsideFolder: "move it there or pass --allow-outside"
        }
    }

    /// A decoder's own words, without what goes before them here already.
    private static func plain(_ detail: String) -> String {
        let prefix = "Corrupt JPEG data: "
        return Quoted.bare(detail.hasPrefix(prefix) ? String(detail.dropFirst(prefix.count)) : detail)
    }

    /// Bytes in millions, rounded up.
    private static func megabytes(_ bytes: Int) -> Int { (bytes + 999_999) / 1_000_000 }
}
