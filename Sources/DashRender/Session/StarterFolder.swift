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
    private static let assets = "Assets"
    private static let examples = "Examples"
    private static let json = ".json"

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

    /// The scripts to start from beside the demo, by name.
    public var examples: [String] { names(in: StarterFolder.examples) }

    /// The brands to start with, by name.
    public var knownBrands: [String] { names(in: StarterFolder.brands) }

    private func names(in folder: String) -> [String] {
        FileTree.names(in: FilePath.join(product, folder)).filter { $0.hasSuffix(StarterFolder.json) }
            .map { String($0.dropLast(StarterFolder.json.count)) }.sorted()
    }

    /// Fills a folder, which is made where it is missing and must be empty; whole or not at all.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - example: the example to start from, one of `examples`; the demo unless given.
    ///   - brand: the brand to start with, one of `knownBrands`; the script's own unless given.
    /// - Throws: `StarterError`, or `OutputError` when it cannot be written.
    public func make(at folder: String, from example: String? = nil, brand: String? = nil) throws {
        if let example, !examples.contains(example) { throw StarterError.unknownExample(example, known: examples) }
        if let brand, !knownBrands.contains(brand) { throw StarterError.unknownBrand(brand, known: knownBrands) }
        if FileTree.mode(of: folder) != nil {
            guard FileTree.isFolder(folder) else { throw StarterError.notAFolder(folder) }
            guard FileTree.names(in: folder).isEmpty else { throw StarterError.notEmpty(folder) }
        }
        let files = try starterFiles(from: example, brand: brand)
        let staged = try StagedOutput(.folder, for: FileTree.join(folder, "starter"))
        defer { staged.discard() }
        for (name, bytes) in files { try put(bytes, name, in: staged.path) }
        let names = Set(files.compactMap { $0.name.split(separator: "/").first.map(String.init) }).sorted()
        try Replacement.apply(
            names.map { name in
                Replacement(staged: FileTree.join(staged.path, name), place: FileTree.join(staged.folder, name))
            })
    }

    private typealias File = (name: String, bytes: [UInt8])

    private func starterFiles(from example: String?, brand: String?) throws -> [File] {
        let place = example.map { FilePath.join(StarterFolder.examples, $0 + StarterFolder.json) }
        var script = StarterScript(try read(place ?? StarterFolder.script))
        script.setSchema("DemoScript.schema.json")
        if let brand { script.setBrand(brand) }
        var files: [File] = [
            (StarterFolder.script, script.bytes), ("DemoScript.schema.json", Array(ScriptSchema.text.utf8)),
            ("Brand.schema.json", Array(ScriptSchema.brandText.utf8)),
            (StarterFolder.page, Array(StarterPage.text(isDemo: example == nil).utf8)),
        ]
        let brands = knownBrands.map { FilePath.join(StarterFolder.brands, $0 + StarterFolder.json) }
        for name in brands + pictures + tileFiles() { files.append((name, try read(name))) }
        // What lies beside an example comes along; what it names of the product's own is there already.
        for name in script.files.subtracting(brands).sorted() where example != nil {
            var file = StarterScript(try read(FilePath.join(StarterFolder.examples, name)))
            if file.hasSchema { file.setSchema("../Brand.schema.json") }
            files.append((name, file.bytes))
        }
        return files
    }

    /// All of the product's pictures: those of the script, and more for other orders.
    private var pictures: [String] {
        ["dishes", "dropoff", "people", "vehicles"].flatMap { kind in
            let folder = "\(StarterFolder.assets)/\(kind)"
            return FileTree.names(in: FilePath.join(product, folder)).filter {
                ["png", "jpg"].contains(FilePath.kind(of: $0))
            }.sorted().map { "\(folder)/\($0)" }
        }
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
