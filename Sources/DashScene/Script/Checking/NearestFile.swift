/// Finds the file that a mistyped path was meant to be.
struct NearestFile {
    let files: any ScriptFiles

    /// The nearest path that is there, each part of it by itself; nil when none is near.
    ///
    /// - Parameter isWanted: Whether a whole path can be what was meant.
    func match(_ path: String, isWanted: (String) -> Bool) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        var found = path.hasPrefix("/") ? "/" : ""
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let names = [".", ".."].contains(part) ? [part] : files.entries(in: found).sorted()
            let known = isLast ? names.filter { isWanted(NearestFile.join(found, $0)) } : names
            guard let name = known.contains(part) ? part : Nearest.match(part, in: known) else { return nil }
            found = NearestFile.join(found, name)
        }
        return found == path ? nil : found
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
