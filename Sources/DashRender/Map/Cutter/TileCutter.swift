import DashScene
import Foundation

/// Cuts GeoJSON collections into the vector tiles that the base map is drawn from.
public struct TileCutter: Sendable {
    /// What to cut.
    public struct Options: Hashable, Sendable {
        /// The levels. The deepest one keeps every point and serves all closer views.
        public var zooms: ClosedRange<Int>
        /// The part of the world to cut; nil for all that the data cover.
        public var bounds: MapBounds?

        /// Makes options; levels 12 to 15 and all data unless given.
        public init(zooms: ClosedRange<Int> = 12...15, bounds: MapBounds? = nil) {
            self.zooms = zooms
            self.bounds = bounds
        }
    }

    /// What was done.
    public struct Summary: Hashable, Sendable {
        /// How many tiles were written, and their size together, bytes.
        public var tiles: Int, bytes: Int
        /// How many features the tiles show.
        public var features: Int
        /// How many features have no tag that the map shows.
        public var ignored: Int
        /// What was skipped, in the order of the files.
        public var problems: [FeatureProblem]
    }

    /// No run writes more tiles than this; whoever needs more has most likely taken too deep a level.
    static let mostTiles = 200_000

    private let options: Options

    /// Makes a cutter.
    public init(_ options: Options = Options()) { self.options = options }

    /// Reads `files` and writes their tiles below `folder`. Each level's folder is replaced as a whole, once all its
    /// tiles are written; other levels stay.
    ///
    /// - Throws: `TileError` where a file cannot be read or is no GeoJSON, or nothing can be shown; `OutputError` where
    ///   the disk refuses.
    public func cut(_ files: [String], into folder: String) throws -> Summary {
        var summary = Summary(tiles: 0, bytes: 0, features: 0, ignored: 0, problems: [])
        var features: [MapFeature] = []
        for file in files { features += try TileCutter.load(file, &summary) }
        guard let extent = options.bounds?.world ?? TileCutter.extent(of: features) else {
            if let problem = summary.problems.first {
                let reason = "\(problem.subject): \(problem.reason); nothing else in it can be shown"
                throw TileError(.corrupt, file: problem.file, reason: reason)
            }
            let reason = "nothing in it can be shown on a map; see docs/map-tiles.md for the tags"
            throw TileError(.corrupt, file: files.joined(separator: ", "), reason: reason)
        }
        try check(extent, files)
        summary.features = features.count
        features += AreaNames.places(naming: features)
        for zoom in options.zooms {
            let level = TileLevel(zoom: zoom, isDeepest: zoom == options.zooms.upperBound, extent: extent)
            try TileWriter(folder: folder, zoom: zoom).write(level.tiles(features), &summary)
        }
        return summary
    }

    private func check(_ extent: Rect, _ files: [String]) throws(TileError) {
        let count = options.zooms.reduce(0) { $0 + PlacedTile.count(covering: extent, zoom: $1) }
        guard count > TileCutter.mostTiles else { return }
        throw TileError(
            .corrupt, file: files.joined(separator: ", "),
            reason: "zoom \(options.zooms.upperBound) would take \(count) tiles (at most \(TileCutter.mostTiles)); "
                + "cut a smaller box or fewer levels")
    }

    private static func load(_ file: String, _ summary: inout Summary) throws(TileError) -> [MapFeature] {
        guard let data = FileManager.default.contents(atPath: file) else {
            let isThere = FileManager.default.fileExists(atPath: file)
            throw TileError(
                isThere ? .unreadable : .missing, file: file,
                reason: isThere ? "the file cannot be read" : "there is no such file")
        }
        var found: [MapFeature] = []
        do throws(GeoJSONError) {
            for feature in try GeoJSONReader.features(data) { keep(feature, file, &found, &summary) }
        } catch {
            throw TileError(.corrupt, file: file, reason: error.description)
        }
        return found
    }

    private static func keep(
        _ feature: GeoJSONFeature, _ file: String, _ found: inout [MapFeature], _ summary: inout Summary
    ) {
        guard let subject = FeatureTags.subject(of: feature) else {
            summary.ignored += 1
            return
        }
        if let reason = GeometryCheck.problem(of: feature, as: subject) {
            let name = feature.text("name")
            summary.problems.append(FeatureProblem(file: file, index: feature.index, name: name, reason: reason))
        } else if let shown = MapFeature(feature) {
            found.append(shown)
        }
    }

    /// The box around all features, in unit worlds.
    private static func extent(of features: [MapFeature]) -> Rect? {
        guard !features.isEmpty else { return nil }
        let box = Rect(enclosing: features.lazy.flatMap(\.allPoints))
        // Without a width or height, one on a tile's edge would lie in no tile.
        return Rect(
            enclosing: [
                Point(box.minX - (box.width > 0 ? 0 : leastSide), box.minY - (box.height > 0 ? 0 : leastSide)),
                Point(box.maxX + (box.width > 0 ? 0 : leastSide), box.maxY + (box.height > 0 ? 0 : leastSide)),
            ])
    }

    /// In unit worlds; 4 cm at the equator.
    private static let leastSide = 1e-9
}
