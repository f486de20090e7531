import DashScene

/// Reads vector tiles.
enum VectorTile {
    /// What a tile holds; nil where there is no such tile.
    static func read(_ id: TileID, from files: any TileFiles) throws(TileError) -> [MapFeature]? {
        let path = TileChooser.path(id, "geojson")
        guard let data = try files.read(path) else { return nil }
        do throws(GeoJSONError) {
            return try GeoJSONReader.features(data).compactMap(MapFeature.init)
        } catch {
            throw TileError(.corrupt, file: "\(files.name)/\(path)", reason: error.description)
        }
    }
}
