import Foundation

/// A folder that is gone when the test is over.
final class ScratchFolder: Sendable {
    /// Where it is.
    let url: URL

    /// Makes it; `name` may hold any characters.
    init(_ name: String = "hook") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file inside.
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Writes a file inside.
    @discardableResult
    func write(_ text: String, to name: String) throws -> URL {
        let url = file(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// Puts the real script's pictures where a script in this folder finds them.
    func addPictures() throws {
        try FileManager.default.createDirectory(at: file(Self.pictures), withIntermediateDirectories: true)
        for part in ["people", "vehicles", "dropoff"] {
            let place = "\(Self.pictures)/\(part)"
            try FileManager.default.copyItem(at: Hookrender.project.appendingPathComponent(place), to: file(place))
        }
    }

    private static let pictures = "Assets"

    /// All files below but the pictures, as paths relative to the folder, sorted.
    func files(under folder: String = "") -> [String] {
        let root = folder.isEmpty ? url : url.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return found.filter { name in
            if name.hasPrefix("\(Self.pictures)/") { return false }
            var isFolder: ObjCBool = false
            let path = root.appendingPathComponent(name).path
            return !(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
        }.sorted()
    }
}
