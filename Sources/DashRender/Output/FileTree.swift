import Foundation

/// What the outputs need of the file system, by the system's own calls, so that every name works.
enum FileTree {
    /// What is at a path, symbolic links followed; nil when there is nothing.
    static func mode(of path: String) -> mode_t? {
        var info = stat()
        return stat(path, &info) == 0 ? info.st_mode : nil
    }

    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

    /// The folder that a path lies in.
    static func parent(of path: String) -> String {
        let trimmed = trim(path)
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }

    /// A path within a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The path behind symbolic links where there is something, else the path itself without slashes at its end.
    static func resolve(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return trim(path) }
        defer { free(real) }
        return String(cString: real)
    }

    /// Makes a folder and those above it that are missing; returns those it made, the outermost first.
    static func makeFolder(_ path: String) throws(OutputError) -> [String] {
        if isFolder(path) { return [] }
        let above = parent(of: path)
        let made = above == path ? [] : try makeFolder(above)
        if mkdir(path, 0o777) == 0 { return made + [path] }
        let code = errno
        // Another run may have been quicker.
        if code == EEXIST, isFolder(path) { return made }
        made.reversed().forEach { rmdir($0) }
        throw .making(path, code)
    }

    /// Removes a file, or a folder with all that is in it; what is gone already does no harm.
    static func remove(_ path: String) {
        guard unlink(path) != 0, errno == EISDIR || errno == EPERM else { return }
        for name in names(in: path) { remove(join(path, name)) }
        rmdir(path)
    }

    /// The names in a folder, in no order; none when it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func trim(_ path: String) -> String {
        var trimmed = Substring(path)
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        return String(trimmed)
    }
}
