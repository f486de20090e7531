import Foundation

/// The folder that a script's pictures are found in, and may not be left unless that is allowed.
struct PictureFolder: Hashable, Sendable {
    /// The folder as it was given, and as messages name it: from the root.
    let path, name: String
    /// Whether pictures elsewhere are accepted too.
    let allowsOutside: Bool
    /// The parts of the paths from the root that the folder goes by.
    private let stems: [[Substring]]

    init(path: String, allowsOutside: Bool) {
        self.path = path
        self.allowsOutside = allowsOutside
        let own = Self.places.map { path.hasPrefix("/") ? path : $0 + "/" + path }
        stems = (own + [Self.real(path)].compactMap(\.self)).compactMap(Self.resolved)
        name = "/" + (stems.first ?? []).joined(separator: "/")
    }

    /// Where relative paths start: the working folder as the shell calls it, which may be by a link, and by its own path.
    private static var places: [String] {
        let own = FileManager.default.currentDirectoryPath
        guard let called = ProcessInfo.processInfo.environment["PWD"], called.hasPrefix("/"), real(called) == real(own)
        else { return [own] }
        return [called, own]
    }

    /// The real path of a file, links followed; `file` is relative to the folder, or absolute.
    func locate(_ file: String) throws(PictureError) -> String {
        guard !file.isEmpty, !file.utf8.contains(0) else { throw .missing(file: file) }
        guard !leavesByName(file) else { throw .outsideFolder(file: file, folder: name) }
        guard let real = Self.real(joined(file)) else { throw Self.failure(file, errno) }
        guard allowsOutside || holds(real) else { throw .outsideFolder(file: file, folder: name) }
        return real
    }

    private func joined(_ file: String) -> String { file.hasPrefix("/") ? file : path + "/" + file }

    /// Whether the name alone leads out, so that even asking for the file would be wrong.
    private func leavesByName(_ file: String) -> Bool {
        guard !allowsOutside else { return false }
        guard let parts = Self.resolved(file) else { return true }
        return file.hasPrefix("/") && !stems.contains { parts.starts(with: $0) }
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
