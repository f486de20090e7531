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
        var paths = (fontFiles(in: interFolder) ?? []).filter { name(of: $0).hasPrefix("Inter") }
        if FileManager.default.isReadableFile(atPath: emojiFile) { paths.append(emojiFile) }
        return paths + notoFiles(for: families.flatMap(names(in:))).filter { !paths.contains($0) }
    }

    /// The machine's Noto files whose names say that they hold one of the families: NotoSansMono-Bold.ttf holds
    /// "Noto Sans Mono", and NotoSansCJK-Bold.ttc holds "Noto Sans CJK JP".
    private static func notoFiles(for families: [String]) -> [String] {
        let noto = families.filter { $0.lowercased().hasPrefix("noto") }
        return noto.isEmpty ? [] : notoFiles().filter { path in noto.contains { isNamed(path, after: $0) } }
    }

    /// All of the machine's Noto files.
    static func notoFiles() -> [String] { notoFolders.flatMap { fontFiles(in: $0) ?? [] } }

    /// Whether a file's name says that it holds a Noto family.
    static func isNamed(_ path: String, after family: String) -> Bool {
        let wanted = family.replacingOccurrences(of: " ", with: "").lowercased()
        let stem = name(of: path).split(whereSeparator: { "-.[".contains($0) }).first?.lowercased() ?? ""
        return wanted == stem || (stem.hasSuffix("cjk") && wanted.hasPrefix(stem))
    }

    private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

    /// The font files in a folder and its subfolders, sorted; nil when it cannot be read.
    private static func fontFiles(in folder: String) -> [String]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            FileManager.default.isReadableFile(atPath: folder),
            let entries = try? FileManager.default.subpathsOfDirectory(atPath: folder)
        else { return nil }
        return entries.sorted()
            .filter { fileExtensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .map { (folder as NSString).appendingPathComponent($0) }
    }
}
