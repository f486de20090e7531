import Foundation

/// The fonts that text is set in, and no others of the machine. A value that all worker threads share.
public struct FontCatalog: Sendable {
    /// The font files, sorted by path.
    public let files: [FontFile]
    let configuration: FontConfiguration
    private let searched: [String]

    /// The families that the product's own screens are set in.
    public static let standardFamilies = ["Inter", "Inter Display", "Noto Color Emoji"]
    /// The environment variable that names a font folder where no option does.
    public static let folderVariable = "HOOKRENDER_FONTS"

    private static let interFolder = "/usr/share/fonts/opentype/inter"
    private static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    private static let notoFolders = ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"]
    private static let fileExtensions: Set<String> = ["otf", "ttf", "ttc", "otc"]

    /// Finds the fonts.
    ///
    /// - Parameters:
    ///   - folder: the only folder to take fonts from, its subfolders included; nil for the machine's Inter and Noto
    ///     Color Emoji and, for those of `families` that begin with "Noto", the machine's other Noto fonts.
    ///   - families: the families that must be there.
    /// - Throws: `FontError` when the folder cannot be used or a family is missing.
    public init(folder: String? = nil, families: [String] = FontCatalog.standardFamilies) throws(FontError) {
        configuration = try FontConfiguration()
        let paths = try FontCatalog.paths(folder: folder, families: families)
        for path in paths where !configuration.add(path) { throw .unreadableFile(path) }
        files = configuration.files()
        searched = folder.map { [$0] } ?? [FontCatalog.interFolder] + FontCatalog.notoFolders
        try require(families)
    }

    /// Throws `FontError.missingFamily` for the first family that no file holds. A comma-separated list asks for
    /// at least one of its names.
    public func require(_ families: [String]) throws(FontError) {
        let known = Set(files.flatMap(\.families).map { $0.lowercased() })
        for list in families {
            let names = FontCatalog.names(in: list)
            guard let first = names.first, !names.contains(where: { known.contains($0.lowercased()) }) else { continue }
            throw .missingFamily(first, searched: searched)
        }
    }

    /// The names in a comma-separated list of families.
    static func names(in list: String) -> [String] {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func paths(folder: String?, families: [String]) throws(FontError) -> [String] {
        if let folder {
            guard let found = fontFiles(in: folder) else { throw .unreadableFolder(folder) }
            guard !found.isEmpty else { throw .emptyFolder(folder) }
            return found
        }
        var paths = fontFiles(in: interFolder) { $0.hasPrefix("Inter") } ?? []
        if FileManager.default.isReadableFile(atPath: emojiFile) { paths.append(emojiFile) }
        return paths + notoFiles(for: families.flatMap(names(in:))).filter { !paths.contains($0) }
    }

    /// The machine's Noto files whose names say that they hold one of the families: NotoSansMono-Bold.ttf holds
    /// "Noto Sans Mono", and NotoSansCJK-Bold.ttc holds "Noto Sans CJK JP".
    private static func notoFiles(for families: [String]) -> [String] {
        let wanted = families.filter { $0.lowercased().hasPrefix("noto") }.map(joined)
        guard !wanted.isEmpty else { return [] }
        return notoFiles { name in
            let stem = stem(of: name)
            return wanted.contains { holds(stem, $0) }
        }
    }

    /// All of the machine's Noto files, or those with some names.
    static func notoFiles(where isWanted: (Substring) -> Bool = { _ in true }) -> [String] {
        notoFolders.flatMap { fontFiles(in: $0, where: isWanted) ?? [] }
    }

    /// Whether a file's name says that it holds a Noto family.
    static func isNamed(_ path: String, after family: String) -> Bool {
        holds(stem(of: name(of: path)), joined(family))
    }

    /// Whether files with names that begin with `stem` hold a family whose joined name this is.
    private static func holds(_ stem: String, _ family: String) -> Bool {
        family == stem || (stem.hasSuffix("cjk") && family.hasPrefix(stem))
    }

    /// A family's name as it is in files' names, in lower case.
    private static func joined(_ family: String) -> String {
        family.replacingOccurrences(of: " ", with: "").lowercased()
    }

    /// The part of a file's name that says which family it holds, in lower case.
    private static func stem(of name: Substring) -> String {
        let ends = "-.[".utf8
        return name.utf8.split(maxSplits: 1, whereSeparator: ends.contains).first.map { Substring($0).lowercased() }
            ?? ""
    }

    private static func name(of path: String) -> Substring {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
        return Substring(path.utf8[slash...].dropFirst())
    }

    /// Whether a file's name ends as those of fonts do.
    private static func isFont(_ name: Substring) -> Bool {
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return false }
        return fileExtensions.contains(Substring(name.utf8[point...].dropFirst()).lowercased())
    }

    /// The font files in a folder and its subfolders, sorted, or those with some names; nil when it cannot be read.
    private static func fontFiles(in folder: String, where isWanted: (Substring) -> Bool = { _ in true }) -> [String]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            FileManager.default.isReadableFile(atPath: folder),
            let entries = try? FileManager.default.subpathsOfDirectory(atPath: folder)
        else { return nil }
        // Most are not wanted, and the rest takes longer than looking at a name.
        let found = entries.filter { path in
            let name = name(of: path)
            return isFont(name) && isWanted(name)
        }
        return found.sorted().map { (folder as NSString).appendingPathComponent($0) }
    }
}
