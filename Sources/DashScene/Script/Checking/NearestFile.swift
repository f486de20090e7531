/// Finds the file that a mistyped path was meant to be.
struct NearestFile {
    let files: any ScriptFiles

    /// The nearest path that is there, each part of it by itself; nil when none is near.
    ///
    /// - Parameter isWanted: Whether a whole path can be what was meant.
    func match(_ path: String, isWanted: (String) -> Bool) -> String? {
        // Some systems part folders by backslashes.
        let parts = path.split { $0 == "/" || $0 == "\\" }.map(String.init)
        var found = path.hasPrefix("/") ? "/" : ""
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let names = [".", ".."].contains(part) ? [part] : files.entries(in: found).sorted()
            let known = isLast ? names.filter { isWanted(NearestFile.join(found, $0)) } : names
            guard let name = known.contains(part) ? part : NearestFile.name(part, in: known) else { return nil }
            found = NearestFile.join(found, name)
        }
        return found == path ? nil : found
    }

    /// The nearest of some names: their endings do not count, and names with other numbers are other files.
    private static func name(_ part: String, in known: [String]) -> String? {
        let wanted = stem(part)
        let stems = known.map(stem).filter { isSameNumber($0, wanted) }
        guard let near = Nearest.match(wanted, in: stems) else { return nil }
        return Nearest.match(part, in: known.filter { stem($0) == near })
            ?? known.first { stem($0) == near }
    }

    private static func stem(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    private static func isSameNumber(_ name: String, _ other: String) -> Bool {
        let (digits, others) = (name.filter(\.isNumber), other.filter(\.isNumber))
        return digits == others || digits.isEmpty || others.isEmpty
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
