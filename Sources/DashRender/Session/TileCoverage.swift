import DashScene

/// Looks which tiles of a view are there, without painting it. The view names the folder's path.
struct TileCoverage: MapCoverage {
    func gap(in view: MapView, scale: Double) -> String? {
        let files = TileFolder(view.tiles)
        // A folder that cannot be read is a problem of its own.
        guard let plan = try? TileChooser(files: files, view: view, scale: scale).plan() else { return nil }
        if let warning = plan.warnings.first { return warning.reason(after: files.name) }
        let missing = plan.tiles.map(\.id).filter { !isThere($0, plan.format, files) }
        guard let first = missing.sorted().first else { return nil }
        return missing.count == 1
            ? "tile \(first) is missing" : "tile \(first) and \(missing.count - 1) more are missing"
    }

    private func isThere(_ id: TileID, _ format: TilePlan.Format, _ files: TileFolder) -> Bool {
        switch format {
        case .vector: files.exists(TileChooser.path(id, "geojson"))
        case .raster(let density):
            TileChooser.densities.contains {
                $0 >= density && files.exists(TileChooser.path(id, TileChooser.rasterExtension(density: $0)))
            }
        case .none: false
        }
    }
}
