import DashScene
import Foundation

/// Everything that a map's pixels depend on, as one hash.
struct MapCacheKey {
    let view: MapView
    let scale: Double
    let plan: TilePlan
    let files: any TileFiles
    let fonts: FontCatalog

    /// 64 hexadecimal digits.
    var digest: String {
        var hash = SHA256()
        for part in parts { hash.update((part + "\n").utf8) }
        return hash.hex
    }

    private var parts: [String] {
        ["hookrender \(HookrenderVersion.current)", stamp("/proc/self/exe"), "\(scale.bitPattern)"]
            + ["\(view.frame)", "\(view.projection)", "\(view.palette)", view.labelFamily]
            + view.obstacles.map { "\($0)" } + ["\(plan.zoom) \(plan.format)"] + tiles
            + fonts.files.map { "\($0.path) \(stamp($0.path))" }
    }

    /// Each tile in view with what changes when its file does.
    private var tiles: [String] {
        let suffixes = ["geojson"] + TileChooser.densities.map { TileChooser.rasterExtension(density: $0) }
        return plan.tiles.flatMap { tile in
            suffixes.map { suffix in
                let path = TileChooser.path(tile.id, suffix)
                return "\(files.name)/\(path) \(tile.lap) \(files.stamp(path) ?? "-")"
            }
        }
    }

    private func stamp(_ file: String) -> String {
        var info = stat()
        guard stat(file, &info) == 0 else { return "-" }
        return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_ino)"
    }
}
