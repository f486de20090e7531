import DashScene
import Foundation

/// Writes the tiles of one level and then puts them in the place of the old ones.
struct TileWriter {
    let folder: String
    let zoom: Int

    private var target: String { "\(folder)/\(zoom)" }
    private var work: String { "\(folder)/.\(zoom).\(ProcessInfo.processInfo.processIdentifier)" }

    func write(
        _ tiles: [(id: TileID, features: [MapFeature])], _ summary: inout TileCutter.Summary
    ) throws(TileError) {
        do {
            for (id, features) in tiles {
                let text = Data(TileText.collection(features).utf8)
                let column = "\(work)/\(id.x)"
                try FileManager.default.createDirectory(atPath: column, withIntermediateDirectories: true)
                try text.write(to: URL(fileURLWithPath: "\(column)/\(id.y).geojson"))
                summary.tiles += 1
                summary.bytes += text.count
            }
            try swap()
        } catch {
            try? FileManager.default.removeItem(atPath: work)
            throw TileError(.unreadable, file: target, reason: "the tiles cannot be written: \(reason(error))")
        }
    }

    private func swap() throws {
        if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
        try FileManager.default.moveItem(atPath: work, toPath: target)
    }

    private func reason(_ error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : "\(cause.domain)"
    }
}
