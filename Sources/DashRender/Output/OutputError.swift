import Foundation

/// Why an output did not come to be.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file or folder cannot be made there; the system's error number.
    case cannotMake(path: String, code: Int32)
    /// Writing stopped on the way.
    case writeFailed(path: String, code: Int32)
    /// Reading stopped on the way.
    case readFailed(path: String, code: Int32)
    /// A picture cannot be compressed; the library's words.
    case compressionFailed(String)
    /// H.264 in yuv420p takes even sizes only.
    case oddVideoSize(width: Int, height: Int)
    /// A range would be put among frames of another size, px.
    case otherFrameSize(folder: String, present: String, wanted: String)
    /// There is no encoder at the place that was looked at (`PATH`, or the file that was named).
    case encoderMissing(lookedAt: String)
    /// The encoder's file is there but cannot be started.
    case encoderNotStarted(path: String, code: Int32)
    /// The encoder ended badly or too soon: how, and its last words.
    case encoderDied(how: String, words: String)
    /// The run was asked to stop.
    case cancelled

    /// One line: what, where, and what to do.
    public var description: String {
        switch self {
        case .cannotMake(let path, let code):
            return "\(path): cannot be made: \(OutputError.words(code)); \(OutputError.advice(code))"
        case .writeFailed(let path, let code):
            return "\(path): writing failed: \(OutputError.words(code)); \(OutputError.advice(code))"
        case .readFailed(let path, let code):
            return "\(path): reading failed: \(OutputError.words(code)); check the file and the disk"
        case .compressionFailed(let words):
            return "PNG compression failed: \(words)"
        case .oddVideoSize(let width, let height):
            return "a video of \(width) x \(height) px cannot be made: H.264 takes even sizes only; "
                + "choose another --size or --scale"
        case .otherFrameSize(let folder, let present, let wanted):
            return "\(folder): holds frames of \(present) px, and this range is \(wanted) px; "
                + "name another folder with -o, or render the whole clip"
        case .encoderMissing(let place):
            return "ffmpeg not found (looked at \(place)); install it (apt-get install ffmpeg), "
                + "or name one by HOOKRENDER_FFMPEG"
        case .encoderNotStarted(let path, let code):
            return "\(path): cannot be started: \(OutputError.words(code)); "
                + "install ffmpeg, or name another by HOOKRENDER_FFMPEG"
        case .encoderDied(let how, let words):
            let end = words.isEmpty ? " without a word" : "; its last words: \(words)"
            return "ffmpeg \(how)\(end); \(OutputError.advice(onWords: words))"
        case .cancelled:
            return "stopped; the earlier output is untouched"
        }
    }

    /// What the command ends with: 73 when an output cannot be made, 74 when reading or writing failed, 64 for a size
    /// that cannot be, 130 when stopped.
    public var exitCode: Int32 {
        switch self {
        case .cannotMake, .otherFrameSize, .encoderMissing, .encoderNotStarted: return 73
        case .writeFailed, .readFailed, .compressionFailed, .encoderDied: return 74
        case .oddVideoSize: return 64
        case .cancelled: return 130
        }
    }

    /// The error for a file or folder that could not be made: a full disk is a failed write, all else is the place's
    /// fault.
    static func making(_ path: String, _ code: Int32) -> OutputError {
        let isDiskTrouble = [ENOSPC, EDQUOT, EIO].contains(code)
        return isDiskTrouble ? .writeFailed(path: path, code: code) : .cannotMake(path: path, code: code)
    }

    /// The system's words for an error number.
    static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// What to do about a dead encoder: it tells a full disk in its own words only.
    private static func advice(onWords words: String) -> String {
        for code in [ENOSPC, EDQUOT, EFBIG] where words.contains(OutputError.words(code)) { return advice(code) }
        return "run it again, name another ffmpeg by HOOKRENDER_FFMPEG, or leave the video out (--no-video)"
    }

    private static func advice(_ code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: return "free some space, or write to another disk"
        case EACCES, EPERM, EROFS: return "write to a folder that you may write to"
        case ENOTDIR, EEXIST, EISDIR: return "something else has that name; move it away or choose another name"
        case EFBIG: return "the file is larger than the system allows; write to another disk or raise the limit"
        case EMFILE, ENFILE: return "too many files are open; raise the limit (ulimit -n)"
        default: return "check the folder and the disk"
        }
    }
}
