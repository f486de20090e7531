/// Takes paths apart and puts them together as text. (Foundation's own ways trap on some short paths on Linux.)
public enum FilePath {
    /// A name inside a folder; "." stands for no folder at all, an absolute name for itself.
    public static func join(_ folder: String, _ name: String) -> String {
        if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The folder that a path lies in; "." where it names none.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The letters after the last point of a path's last part, in lower case; empty where there are none.
    public static func kind(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
        return name[name.index(after: point)...].lowercased()
    }
}
