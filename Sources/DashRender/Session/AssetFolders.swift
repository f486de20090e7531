import DashScene
import Foundation

/// Where the files that a script names are looked for.
///
/// A path in a script means the script's own folder. The product's folder comes after it only for the product's own
/// scripts, which share its pictures, and for what is meant by name: a brand, the standard tiles.
public struct AssetFolders: Hashable, Sendable {
    /// The folders that paths are relative to, in the order they are searched.
    public let folders: [String]
    /// The folders that names are looked up in: the script's own, then the product's.
    let namedFolders: [String]

    /// The folders that belong to a script file.
    public init(script: String, product: [String] = AssetFolders.productFolders) {
        let own = FilePath.folder(of: script)
        let others = product.filter { $0 != own }
        namedFolders = [own] + others
        folders = [own] + others.filter { AssetFolders.isProducts(own, of: $0) }
    }

    /// The file that a path stands for: itself where it is absolute, else the first that exists, else the one in the
    /// script's own folder.
    public func path(of file: String) -> String { AssetFolders.first(file, in: folders) }

    /// The same for what comes with the product, unless the script's own folder has it.
    func path(ofNamed file: String) -> String { AssetFolders.first(file, in: namedFolders) }

    /// A folder of tiles: the standard one is meant by name.
    func path(ofTiles folder: String) -> String {
        folder == Script.standardTiles ? path(ofNamed: folder) : path(of: folder)
    }

    private static func first(_ file: String, in folders: [String]) -> String {
        guard !file.hasPrefix("/") else { return file }
        let candidates = folders.map { FilePath.join($0, file) }
        return candidates.first { access($0, F_OK) == 0 } ?? candidates.first ?? file
    }

    /// Where the product keeps scripts beside its demo.
    private static let examples = "Examples"

    /// Whether scripts in a folder are the product's own.
    private static func isProducts(_ folder: String, of product: String) -> Bool {
        guard let folder = realpath(folder, nil) else { return false }
        defer { free(folder) }
        let places = [product, FilePath.join(product, examples)]
        return places.contains { place in
            guard let place = realpath(place, nil) else { return false }
            defer { free(place) }
            return strcmp(folder, place) == 0
        }
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
