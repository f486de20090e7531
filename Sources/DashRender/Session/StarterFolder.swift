import DashScene
import Foundation

/// Makes a folder to start from: a script with its schemas, brands, pictures and map, and a page that tells what is
/// what. All come from the product's own folder.
public struct StarterFolder {
    /// The script's name, which every command takes where none is given.
    public static let script = "DemoScript.json"
    private static let page = "README.md"
    private static let tiles = "Tiles"
    private static let brands = "Brands"

    private let product: String

    /// Looks for the product's folder.
    ///
    /// - Throws: `StarterError.productMissing`.
    public init(product folders: [String] = AssetFolders.productFolders) throws(StarterError) {
        guard let first = folders.first, FileTree.mode(of: FilePath.join(first, StarterFolder.script)) != nil else {
            throw .productMissing
        }
        product = first
    }

    /// Fills a folder, which is made where it is missing and must be empty; whole or not at all.
    ///
    /// - Throws: `StarterError`, or `OutputError` when it cannot be written.
    public func make(at folder: String) throws {
        if FileTree.mode(of: folder) != nil {
            guard FileTree.isFolder(folder) else { throw StarterError.notAFolder(folder) }
            guard FileTree.names(in: folder).isEmpty else { throw StarterError.notEmpty(folder) }
        }
        let script = try read(StarterFolder.script)
        let staged = try StagedOutput(.folder, for: FileTree.join(folder, "starter"))
        defer { staged.discard() }
        let files = try starterFiles(for: script)
        for (name, bytes) in files { try put(bytes, name, in: staged.path) }
        let names = Set(files.compactMap { $0.name.split(separator: "/").first.map(String.init) }).sorted()
        try Replacement.apply(
            names.map { name in
                Replacement(staged: FileTree.join(staged.path, name), place: FileTree.join(staged.folder, name))
            })
    }

    private typealias File = (name: String, bytes: [UInt8])

    private func starterFiles(for script: [UInt8]) throws -> [File] {
        var files: [File] = [
            (StarterFolder.script, script), ("DemoScript.schema.json", Array(ScriptSchema.text.utf8)),
            ("Brand.schema.json", Array(ScriptSchema.brandText.utf8)),
            (StarterFolder.page, Array(StarterPage.text.utf8)),
        ]
        let brands = FileTree.names(in: FilePath.join(product, StarterFolder.brands)).sorted()
        let names =
            brands.filter { $0.hasSuffix(".json") }.map { "\(StarterFolder.brands)/\($0)" } + pictures(of: script)
            + tileFiles()
        for name in names { files.append((name, try read(name))) }
        return files
    }

    /// Every picture that the script names, each once.
    private func pictures(of script: [UInt8]) -> [String] {
        var names: Set<String> = []
        func visit(_ value: JSONValue) {
            switch value.kind {
            case .string(let text) where ["png", "jpg", "jpeg"].contains(FilePath.kind(of: text)): names.insert(text)
            case .array(let values): values.forEach(visit)
            case .object(let members): members.forEach { visit($0.value) }
            default: break
            }
        }
        JSONDocument(parsing: script).root.map(visit)
        return names.sorted()
    }

    /// The tiles and their credits, without the data that they were cut from.
    private func tileFiles() -> [String] {
        let root = FilePath.join(product, StarterFolder.tiles)
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return files.filter { name in
            let isTile = name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
            return (isTile || name == "CREDITS.md") && !FileTree.isFolder(FilePath.join(root, name))
        }.sorted().map { "\(StarterFolder.tiles)/\($0)" }
    }

    private func read(_ name: String) throws(StarterError) -> [UInt8] {
        let path = FilePath.join(product, name)
        do throws(ScriptFileError) { return try DiskFiles.bytes(of: path) } catch {
            switch error {
            case .missing: throw .fileMissing(path)
            case .unreadable(let reason): throw .unreadable(path, reason: reason)
            }
        }
    }

    private func put(_ bytes: [UInt8], _ name: String, in folder: String) throws(OutputError) {
        let path = FileTree.join(folder, name)
        _ = try FileTree.makeFolder(FileTree.parent(of: path))
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL) else { throw .making(name, errno) }
        let code = bytes.withUnsafeBytes { file.write([$0]) }
        let late = file.close()
        guard code == 0, late == 0 else { throw .writeFailed(path: name, code: code == 0 ? late : code) }
    }
}
