import Foundation
import Synchronization

/// A report in the making: a folder with a page that shows every difference, from disk and offline.
///
/// It appears whole when it is finished, or not at all. Pictures of small reports are inside the page; those of larger
/// ones lie beside it.
public final class DiffReport: Sendable {
    private static let page = "index.html", data = "report.json", pictures = "frames"
    /// Up to here the pictures go into the page, bytes.
    private static let mostInside = 12 << 20

    private struct Picture {
        let name: String
        let bytes: Int
    }

    private let folder: String
    private let staged: StagedOutput
    private let written = Mutex<[Int: [String: Picture]]>([:])

    /// Starts a report that will stand at `folder`.
    ///
    /// - Throws: `DiffError.notAReport` when something else is there, `.output` when nothing can be made there.
    public init(folder: String) throws(DiffError) {
        try Self.checkPlace(folder)
        self.folder = folder
        do throws(OutputError) {
            staged = try StagedOutput(.folder, for: folder)
            _ = try FileTree.makeFolder(FileTree.join(staged.path, Self.pictures))
        } catch { throw .output(error) }
    }

    /// Takes the pictures of a frame that differs; pass it to `ClipComparer.compare`.
    public func add(_ result: FrameResult, _ pictures: FramePictures) throws(DiffError) {
        try add(pictures.first, "first", result.index)
        try add(pictures.second, "second", result.index)
        try add(pictures.heat.map { .bitmap($0) }, "heat", result.index)
    }

    /// Writes the page and puts the report in its place.
    public func finish(_ comparison: ClipComparison) throws(DiffError) {
        do throws(OutputError) {
            var data = ReportData(comparison)
            let isInside = written.withLock {
                $0.values.flatMap(\.values).reduce(0) { $0 + $1.bytes } <= Self.mostInside
            }
            for index in data.frames.indices { try link(&data.frames[index], isInside: isInside) }
            if isInside { FileTree.remove(FileTree.join(staged.path, Self.pictures)) }
            try write(Array(ReportPage.html(data).utf8), Self.page)
            try write(Array(comparison.json.utf8), Self.data)
            let lock = FolderLock(staged.folder)
            defer { lock.release() }
            try Replacement.apply([Replacement(staged: staged.path, place: staged.destination)])
        } catch {
            staged.discard()
            throw .output(error)
        }
        staged.discard()
    }

    /// Gives the report up and leaves nothing behind.
    public func discard() { staged.discard() }

    /// Only nothing, an empty folder, or an earlier report may be replaced.
    private static func checkPlace(_ folder: String) throws(DiffError) {
        guard FileTree.mode(of: folder) != nil else { return }
        let names = Set(FileTree.names(in: folder))
        let isReport = names.isSubset(of: [page, data, pictures]) && names.isSuperset(of: [page, data])
        guard FileTree.isFolder(folder), names.isEmpty || isReport else { throw .notAReport(folder: folder) }
    }

    private func add(_ version: FramePictures.Version?, _ role: String, _ index: Int) throws(DiffError) {
        guard let version else { return }
        let name = "\(Self.pictures)/\(index)-\(role).png"
        let bytes: [UInt8]
        switch version {
        case .file(let path):
            do throws(PictureError) { bytes = try PictureFile.read(path) } catch { throw .picture(error) }
        case .bitmap(let bitmap):
            do throws(OutputError) { bytes = try PNGEncoder.encode(bitmap) } catch { throw .output(error) }
        }
        do throws(OutputError) {
            try write(bytes, name)
        } catch { throw .output(error) }
        written.withLock { $0[index, default: [:]][role] = Picture(name: name, bytes: bytes.count) }
    }

    /// Writes a file of the report. Errors name the place where it would have been.
    private func write(_ bytes: [UInt8], _ name: String) throws(OutputError) {
        let place = FileTree.join(folder, name)
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        guard let file = FileDescriptor(opening: FileTree.join(staged.path, name), flags) else {
            throw .making(place, errno)
        }
        let code = bytes.withUnsafeBytes { file.write([$0]) }
        let late = file.close()
        guard code == 0, late == 0 else { throw .writeFailed(path: place, code: code == 0 ? late : code) }
    }

    private func link(_ frame: inout ReportData.Frame, isInside: Bool) throws(OutputError) {
        let pictures = written.withLock { $0[frame.index] } ?? [:]
        frame.first = try link(pictures["first"], isInside: isInside)
        frame.second = try link(pictures["second"], isInside: isInside)
        frame.heat = try link(pictures["heat"], isInside: isInside)
    }

    private func link(_ picture: Picture?, isInside: Bool) throws(OutputError) -> String? {
        guard let picture, isInside else { return picture?.name }
        let path = FileTree.join(staged.path, picture.name)
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw .readFailed(path: path, code: errno)
        }
        return "data:image/png;base64," + bytes.base64EncodedString()
    }
}
