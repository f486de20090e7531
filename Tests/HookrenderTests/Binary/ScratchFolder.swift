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

    /// All files below, as paths relative to the folder, sorted.
    func files(under folder: String = "") -> [String] {
        let root = folder.isEmpty ? url : url.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return found.filter { name in
            var isFolder: ObjCBool = false
            let path = root.appendingPathComponent(name).path
            return !(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
        }.sorted()
    }
}
