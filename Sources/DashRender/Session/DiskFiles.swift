import DashScene
import Foundation

/// Answers a script's questions about files from the disk.
struct DiskFiles: ScriptFiles {
    let folders: AssetFolders
    let pictures: any PictureJudge

    func read(_ file: String) throws(ScriptFileError) -> [UInt8] {
        try DiskFiles.bytes(of: folders.path(of: file))
    }

    func readNamed(_ file: String) throws(ScriptFileError) -> [UInt8] {
        try DiskFiles.bytes(of: folders.path(ofNamed: file))
    }

    func names(in folder: String) -> [String] {
        let names = folders.namedFolders.flatMap { FileTree.names(in: FilePath.join($0, folder)) }
        return Array(Set(names))
    }

    func entries(in folder: String) -> [String] {
        let names = folders.folders.flatMap { FileTree.names(in: FilePath.join($0, folder.isEmpty ? "." : folder)) }
        return Array(Set(names))
    }

    func pictureProblem(_ file: String) -> PictureProblem? { pictures.problem(of: file) }

    func tilesProblem(_ folder: String) -> String? {
        do throws(TileError) {
            _ = try TileFolder(folders.path(ofTiles: folder)).zooms()
            return nil
        } catch { return error.kind == .missing ? "there is no such folder" : "the folder cannot be read" }
    }

    func tiles(_ folder: String, cover place: Coordinate) -> Bool {
        let files = TileFolder(folders.path(ofTiles: folder))
        // A folder that cannot be read is a problem of its own.
        guard let zooms = try? files.zooms() else { return true }
        return zooms.contains { TileChooser.hasTile(of: place, zoom: $0, in: files) }
    }

    /// More than this is no script or brand, bytes.
    private static let limit = 16 << 20

    /// The bytes of a whole file.
    static func bytes(of path: String) throws(ScriptFileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw failure(errno) }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw .unreadable("it is larger than \(limit >> 20) MB") }
        }
    }

    private static func failure(_ code: Int32) -> ScriptFileError {
        code == ENOENT || code == ENOTDIR ? .missing : .unreadable(String(cString: strerror(code)))
    }
}
