import Foundation

/// The folder that a script's pictures are found in, and may not be left unless that is allowed.
struct PictureFolder: Hashable, Sendable {
    /// The folder as it was given.
    let path: String
    /// Whether pictures elsewhere are accepted too.
    let allowsOutside: Bool

    /// The real path of a file, links followed; `file` is relative to the folder, or absolute.
    func locate(_ file: String) throws(PictureError) -> String {
        guard !file.isEmpty, !file.utf8.contains(0) else { throw .missing(file: file) }
        guard !leavesByName(file) else { throw .outsideFolder(file: file, folder: path) }
        guard let real = Self.real(joined(file)) else { throw Self.failure(file, errno) }
        guard allowsOutside || holds(real) else { throw .outsideFolder(file: file, folder: path) }
        return real
    }

    private func joined(_ file: String) -> String { file.hasPrefix("/") ? file : path + "/" + file }

    /// Whether the name alone leads out, so that even asking for the file would be wrong.
    private func leavesByName(_ file: String) -> Bool {
        guard !allowsOutside else { return false }
        guard let parts = Self.resolved(file) else { return true }
        guard file.hasPrefix("/") else { return false }
        return ![path, Self.real(path)].contains { folder in
            guard let folder, folder.hasPrefix("/"), let stem = Self.resolved(folder) else { return false }
            return parts.starts(with: stem)
        }
    }

    /// A path's parts with `.` and `..` worked out; nil when it climbs above its start.
    private static func resolved(_ path: String) -> [Substring]? {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts
    }

    private func holds(_ real: String) -> Bool {
        guard let folder = Self.real(path) else { return false }
        return folder == "/" || real.hasPrefix(folder + "/")
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func failure(_ file: String, _ code: Int32) -> PictureError {
        if code == ENOENT || code == ENOTDIR { return .missing(file: file) }
        return .unreadable(file: file, reason: String(cString: strerror(code)))
    }
}
