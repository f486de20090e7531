import DashScene
import Foundation
import Testing

/// The files of this repository.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func bytes(_ file: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appendingPathComponent(file)))
    }

    static func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }
}

/// A script's files in memory.
struct MemoryFiles: ScriptFiles {
    var files: [String: [UInt8]] = [:]
    /// Further files, which nobody reads.
    var pictures: [String] = []
    /// What is wrong with pictures, by file.
    var pictureProblems: [String: PictureProblem] = [:]
    var unreadable: [String: String] = [:]
    /// What is wrong with folders of tiles, by name.
    var tilesProblems: [String: String] = [:]
    /// Where the tiles end in the south; nil for nowhere.
    var southEnd: Double?

    /// The brands of this repository.
    static func brands() throws -> MemoryFiles {
        var files = MemoryFiles()
        for name in ["doordash", "deliveroo", "grubhub"] {
            files.files["Brands/\(name).json"] = try Repository.bytes("Brands/\(name).json")
        }
        return files
    }

    func read(_ file: String) throws(ScriptFileError) -> [UInt8] {
        if let reason = unreadable[file] { throw .unreadable(reason) }
        guard let bytes = files[file] else { throw .missing }
        return bytes
    }

    func names(in folder: String) -> [String] {
        files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }

    func entries(in folder: String) -> [String] {
        let start = ["", "."].contains(folder) ? "" : folder + "/"
        let names = (files.keys + pictures).filter { $0.hasPrefix(start) }
            .compactMap { $0.dropFirst(start.count).split(separator: "/").first.map(String.init) }
        return Array(Set(names))
    }

    func pictureProblem(_ file: String) -> PictureProblem? { pictureProblems[file] }

    func tilesProblem(_ folder: String) -> String? { tilesProblems[folder] }

    func tiles(_ folder: String, cover place: Coordinate) -> Bool { southEnd.map { place.latitude > $0 } ?? true }
}
