import DashScene

/// Reads vector tiles.
enum VectorTile {
    /// What a tile holds; nil where there is no such tile.
    static func read(_ id: TileID, from files: any TileFiles) throws(TileError) -> [MapFeature]? {
        let path = TileChooser.path(id, "geojson")
        guard let data = try files.read(path) else { return nil }
        let file = "\(files.name)/\(path)"
        let features: [GeoJSONFeature]
        do throws(GeoJSONError) {
            features = try GeoJSONReader.features(data)
        } catch {
            throw TileError(.corrupt, file: file, reason: error.description)
        }
        if let damage = damage(in: features, file: file) { throw damage }
        return features.compactMap(MapFeature.init)
    }

    /// The first feature that is meant to be drawn and cannot be: a gap that nobody would see.
    private static func damage(in features: [GeoJSONFeature], file: String) -> TileError? {
        for feature in features {
            guard let subject = FeatureTags.subject(of: feature),
                let reason = GeometryCheck.problem(of: feature, as: subject)
            else { continue }
            let problem = FeatureProblem(
                file: file, index: feature.index, name: feature.text("name"), reason: reason)
            return TileError(.corrupt, file: file, reason: "\(problem.subject): \(reason)")
        }
        return nil
    }
}
