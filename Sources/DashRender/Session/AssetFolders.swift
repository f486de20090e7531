import Foundation

/// Where the files that a script names are looked for: its own folder first, then the product's (brands, tiles).
public struct AssetFolders: Hashable, Sendable {
    /// The folders in the order they are searched.
    public let folders: [String]

    /// The folders that belong to a script file.
    public init(script: String, shared: [String] = AssetFolders.productFolders) {
        var unique: [String] = []
        for folder in [FilePath.folder(of: script)] + shared where !unique.contains(folder) { unique.append(folder) }
        folders = unique
    }

    /// The file that a name stands for: itself where it is absolute, else the first that exists, else the one in the
    /// script's own folder.
    public func path(of file: String) -> String {
        guard !file.hasPrefix("/") else { return file }
        let candidates = folders.map { FilePath.join($0, file) }
        return candidates.first { access($0, F_OK) == 0 } ?? candidates.first ?? file
    }

    /// The folder above the running program that holds `Brands`, where there is one: a checkout, or an installation
    /// with the program inside.
    public static let productFolders: [String] = {
        var folder = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        while folder.count > 1 {
            folder = FilePath.folder(of: folder)
            if access(FilePath.join(folder, "Brands"), F_OK) == 0 { return [folder] }
        }
        return []
    }()
}
