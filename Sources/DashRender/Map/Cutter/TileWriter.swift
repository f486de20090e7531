import DashScene
import Foundation

/// Writes the tiles of one level and then puts them in the place of the old ones.
struct TileWriter {
    let folder: String
    let zoom: Int

    private var target: String { FileTree.join(folder, "\(zoom)") }
    private var work: String { FileTree.join(folder, ".\(zoom).\(ProcessInfo.processInfo.processIdentifier)") }

    func write(
        _ tiles: [(id: TileID, features: [MapFeature])], _ summary: inout TileCutter.Summary
    ) throws(OutputError) {
        defer { FileTree.remove(work) }
        for (id, features) in tiles {
            let column = FileTree.join(work, "\(id.x)")
            _ = try FileTree.makeFolder(column)
            let bytes = Array(TileText.collection(features).utf8)
            try put(bytes, FileTree.join(column, "\(id.y).geojson"))
            summary.tiles += 1
            summary.bytes += bytes.count
        }
        _ = try FileTree.makeFolder(work)
        try Replacement.apply([Replacement(staged: work, place: target)])
    }

    private func put(_ bytes: [UInt8], _ path: String) throws(OutputError) {
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC) else {
            throw .making(path, errno)
        }
        let code = bytes.withUnsafeBytes { file.write([$0]) }
        let late = file.close()
        guard code == 0, late == 0 else { throw .writeFailed(path: path, code: code == 0 ? late : code) }
    }
}
