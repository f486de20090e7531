/// Why text cannot be drawn.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A family is in none of the places that were searched.
    case missingFamily(String, searched: [String])
    /// A folder that was named does not exist or cannot be read.
    case unreadableFolder(String)
    /// A folder that was named holds no font.
    case emptyFolder(String)
    /// A file that is named like a font holds none.
    case unreadableFile(String)
    /// A font library could not start.
    case libraryFailed(String)

    /// One line for a person: what, where, what to do.
    public var description: String {
        switch self {
        case .missingFamily(let family, let searched):
            "\(FontError.missing(family, searched)); \(FontError.advice(for: family))"
        case .unreadableFolder(let folder):
            "font folder \(folder) cannot be read; check its path and permissions"
        case .emptyFolder(let folder):
            "font folder \(folder) holds no font file (.otf, .ttf, .ttc, .otc); put fonts in it or name another"
        case .unreadableFile(let file):
            "font file \(file) cannot be read as a font; replace or remove it"
        case .libraryFailed(let operation):
            "the font library failed while \(operation); check the installed fontconfig and pango"
        }
    }

    /// What is wrong with a family that is in none of the places.
    static func missing(_ family: String, _ searched: [String]) -> String {
        "font family \"\(family)\" was not found in \(searched.joined(separator: ", "))"
    }

    /// What to do about a family that is missing.
    static func advice(for family: String) -> String {
        guard let package = package(for: family) else { return "put it into a folder and name that with --fonts" }
        return "install the Debian package \(package), or name a folder that holds it with --fonts"
    }

    /// The Debian package that brings a family; nil where none is known.
    static func package(for family: String) -> String? {
        let lowercased = family.lowercased()
        if lowercased == "inter" || lowercased == "inter display" { return "fonts-inter" }
        if lowercased == "noto color emoji" { return "fonts-noto-color-emoji" }
        if lowercased.hasPrefix("noto ") { return lowercased.contains(" cjk") ? "fonts-noto-cjk" : "fonts-noto-core" }
        return nil
    }
}
