import Foundation

/// Reads whole picture files into memory.
enum PictureFile {
    /// The file's bytes; at least one. Errors call it `file`, or by its path.
    static func read(
        _ path: String, named file: String? = nil, limits: PictureLimits = PictureLimits()
    ) throws(PictureError) -> [UInt8] {
        try read(path, file: file ?? path, most: .max, limits: limits)
    }

    /// The file's first bytes: at least one, at most `count`. Errors call it `file`.
    static func start(of path: String, named file: String, count: Int) throws(PictureError) -> [UInt8] {
        try read(path, file: file, most: count, limits: PictureLimits(bytes: .max))
    }

    private static func read(
        _ path: String, file: String, most: Int, limits: PictureLimits
    ) throws(PictureError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(file, errno) }
        defer { close(descriptor) }
        let count = try size(of: descriptor, path: file)
        guard count > 0 else { throw .empty(file: file) }
        guard count <= limits.bytes else { throw .tooManyBytes(file: file, bytes: count, limit: limits.bytes) }
        return try bytes(of: descriptor, count: min(count, most), path: file)
    }

    private static func size(of descriptor: Int32, path: String) throws(PictureError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return Int(status.st_size)
        case S_IFDIR: throw .unreadable(file: path, reason: "it is a folder")
        default: throw .unreadable(file: path, reason: "it is not an ordinary file")
        }
    }

    private static func bytes(of descriptor: Int32, count: Int, path: String) throws(PictureError) -> [UInt8] {
        var problem: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
                if got < 0, errno == EINTR { continue }
                if got < 0 { problem = errno }
                if got <= 0 { break }
                filled += got
            }
        }
        guard problem == 0 else { throw failure(path, problem) }
        guard !bytes.isEmpty else { throw .empty(file: path) }
        return bytes
    }

    private static func failure(_ path: String, _ code: Int32) -> PictureError {
        if code == ENOENT || code == ENOTDIR { return .missing(file: path) }
        return .unreadable(file: path, reason: String(cString: strerror(code)))
    }
}
