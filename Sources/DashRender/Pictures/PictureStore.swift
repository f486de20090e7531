import DashScene
import Dispatch
import Synchronization

/// The pictures of one script: finds, checks, decodes and scales them, and remembers what it made.
///
/// Safe to share between threads. Names are relative to the script's folder, or absolute.
public final class PictureStore: PictureSizing, PictureProviding, Sendable {
    /// 16,384 px a side, 64 megapixels, files of 128 MiB, and 264 MB to read one: far above a good photograph, far below
    /// what a small machine has in memory.
    public static let ordinaryLimits = PictureLimits(bytes: 128 << 20, memory: 264_000_000)

    /// Enough for nearly every header; the whole file is read where one is longer.
    private static let headerBytes = 1 << 18

    private let folder: PictureFolder
    private let limits: PictureLimits
    private let memory = Mutex(PictureMemory())
    /// Held by the thread that has a whole picture in its hands: two at a time would take twice the memory.
    private let turn = Mutex(())
    /// The thread that checks pictures ahead of who will ask about them.
    private let ahead = DispatchQueue(label: "picture checks")

    /// - Parameters:
    ///   - folder: the script's folder.
    ///   - allowsOutside: whether pictures may lie outside it (`--allow-outside`).
    ///   - limits: how large a picture may be.
    public init(
        folder: String, allowsOutside: Bool = false,
        limits: PictureLimits = PictureStore.ordinaryLimits
    ) {
        self.folder = PictureFolder(path: folder, allowsOutside: allowsOutside)
        self.limits = limits
    }

    /// The size of the upright picture in its own pixels, read from its header; nil when `check` would say why.
    public func size(of file: String) -> Size? { try? header(of: file).uprightSize }

    /// Whether there is no such file; one that cannot be used is not missing.
    func isMissing(_ file: String) -> Bool {
        do throws(PictureError) { _ = try header(of: file) } catch {
            if case .missing = error { return true }
        }
        return false
    }

    /// Decodes the whole picture, so that every problem shows before anything is drawn; once a file. Of pictures that
    /// are not too large the pixels are kept until they are first drawn.
    public func check(_ file: String) throws(PictureError) {
        if let known = verdict(on: file) { return try known.get() }
        try turn.withLock { _ throws(PictureError) in
            // Another thread may have found out while this one waited.
            if let known = verdict(on: file) { return try known.get() }
            let decoded = Result { () throws(PictureError) in try bitmap(of: file) }
            memory.withLock {
                $0.verdicts[file] = decoded.map { _ in }
                if case .success(let bitmap) = decoded { $0.keep(bitmap, of: file) }
            }
            _ = try decoded.get()
        }
    }

    /// Throws what is known at once of a picture that cannot be drawn. Where all seems well, the picture is decoded on
    /// another thread meanwhile, and `check` tells the rest.
    func startCheck(_ file: String) throws(PictureError) {
        if let known = verdict(on: file) { return try known.get() }
        _ = try header(of: file)
        ahead.async { [self] in _ = try? check(file) }
    }

    private func verdict(on file: String) -> Result<Void, PictureError>? { memory.withLock { $0.verdicts[file] } }

    /// The whole upright picture.
    public func bitmap(of file: String) throws(PictureError) -> Bitmap {
        let header = try header(of: file)
        let bytes = try PictureFile.read(folder.locate(file), named: file, limits: limits)
        switch header.kind {
        case .jpeg: return try JPEGDecoder.decode(bytes, file: file, limits: limits)
        case .png:
            // Judged first, because a file that is cut short must not cost the memory of a whole picture.
            guard PNGEnding.isReached(bytes) else { throw .truncated(file: file) }
            return try PNGDecoder.decode(bytes, file: file, limits: limits).upright(from: header.orientation)
        }
    }

    /// A part of a picture scaled to an exact size, premultiplied; a new surface each time, for one thread's use.
    ///
    /// - Parameters:
    ///   - crop: the part, fractions of the upright picture.
    ///   - pixelWidth: the surface's width, px; at least 1.
    ///   - pixelHeight: the surface's height, px; at least 1.
    /// - Throws: `PictureError`, or `CairoError` for a size that no surface can have.
    public func surface(file: String, crop: Rect, pixelWidth: Int, pixelHeight: Int) throws -> Surface {
        let key = PictureMemory.ScaledKey(
            file: file, crop: crop, width: max(1, pixelWidth), height: max(1, pixelHeight))
        if let known = memory.withLock({ $0[key] }) { return try known.surface() }
        return try turn.withLock { _ in try scaled(key) }.surface()
    }

    private func scaled(_ key: PictureMemory.ScaledKey) throws(PictureError) -> ScaledPicture {
        // Another thread may have made it while this one waited.
        if let known = memory.withLock({ $0[key] }) { return known }
        let kept = memory.withLock { $0.takeBitmap(of: key.file) }
        let source = if let kept { kept } else { try bitmap(of: key.file) }
        let made = PictureScaler.scale(source, crop: key.crop, width: key.width, height: key.height)
        memory.withLock { $0.remember(made, for: key) }
        return made
    }

    /// The scaled picture that a node of the scene shows.
    public func surface(for picture: PictureContent, pixelWidth: Int, pixelHeight: Int) throws -> Surface {
        try surface(file: picture.file, crop: picture.crop, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    }

    private func header(of file: String) throws(PictureError) -> PictureHeader {
        if let known = memory.withLock({ $0.headers[file] }) { return try known.get() }
        let found = Result { () throws(PictureError) in try readHeader(of: file) }
        memory.withLock { $0.headers[file] = found }
        return try found.get()
    }

    private func readHeader(of file: String) throws(PictureError) -> PictureHeader {
        let path = try folder.locate(file)
        let header = try PictureStore.header(at: path, named: file, limits)
        try limits.check(width: header.width, height: header.height, file: file)
        return header
    }

    /// The header from the file's first bytes; where they end before all is told, from the whole file.
    private static func header(
        at path: String, named file: String, _ limits: PictureLimits
    ) throws(PictureError) -> PictureHeader {
        let start = try PictureFile.start(of: path, named: file, count: headerBytes)
        let isWhole = start.count < headerBytes
        do { return try PictureHeader(start, isWhole: isWhole, file: file) } catch {
            guard !isWhole, case .truncated = error else { throw error }
        }
        let whole = try PictureFile.read(path, named: file, limits: limits)
        return try PictureHeader(whole, isWhole: true, file: file)
    }
}
