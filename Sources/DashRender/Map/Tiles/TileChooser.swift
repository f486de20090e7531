import DashScene
import Foundation

/// Picks the level and format of tiles for a view.
struct TileChooser {
    let files: any TileFiles
    let view: MapView
    /// Pixels a point.
    let scale: Double

    /// How far raster tiles may be enlarged.
    static let mostEnlargement = 1.5
    /// How many tiles one view may take; a level that needs more is too deep for it.
    static let mostTiles = 400
    /// Vector tiles of a level serve views from this much of a level below it on.
    private static let earlyLevel = 0.25
    /// The densities a raster tile may come in.
    static let densities = [1, 2, 3]
    /// The side of a raster tile of density 1, px.
    static let tileSide = 256.0

    /// What the view covers, in unit worlds.
    private var area: Rect {
        let origin = view.projection.world(view.frame.origin)
        return Rect(
            origin.x, origin.y, view.frame.width / view.projection.scale, view.frame.height / view.projection.scale)
    }

    /// The level that a view's own scale asks for.
    private var idealZoom: Int {
        Int(min(Double(TileID.deepest), max(0, (view.projection.zoom + TileChooser.earlyLevel).rounded(.down))))
    }

    func plan() throws(TileError) -> TilePlan {
        let zooms = try files.zooms().filter { PlacedTile.count(covering: area, zoom: $0) <= TileChooser.mostTiles }
        if let zoom = vectorOrder(zooms).first(where: { has("geojson", $0) }) { return plan(zoom, .vector) }
        let choices = rasterChoices(zooms)
        let fine = choices.filter { $0.enlargement <= TileChooser.mostEnlargement }
        if let choice = fine.sorted(by: { $0.enlargement > $1.enlargement }).first(where: has) {
            return plan(choice.zoom, .raster(density: choice.density))
        }
        var empty = plan(zooms.last { $0 <= idealZoom } ?? zooms.first ?? idealZoom, .none)
        let coarse = choices.filter { $0.enlargement > TileChooser.mostEnlargement }
        if let choice = coarse.sorted(by: { $0.enlargement < $1.enlargement }).first(where: has) {
            empty.warnings = [tooCoarse(choice)]
        }
        return empty
    }

    private func plan(_ zoom: Int, _ format: TilePlan.Format) -> TilePlan {
        TilePlan(zoom: zoom, format: format, tiles: PlacedTile.covering(area, zoom: zoom))
    }

    /// The nearest level from the ideal one upwards first (coarser tiles hold all that shows), then deeper ones.
    private func vectorOrder(_ zooms: [Int]) -> [Int] {
        zooms.filter { $0 <= idealZoom }.reversed() + zooms.filter { $0 > idealZoom }
    }

    private struct RasterChoice {
        var zoom: Int
        var density: Int
        var enlargement: Double
    }

    private func rasterChoices(_ zooms: [Int]) -> [RasterChoice] {
        zooms.flatMap { zoom in
            TileChooser.densities.map { density in
                let native = TileChooser.tileSide * Double(density) * Double(1 << zoom)
                return RasterChoice(
                    zoom: zoom, density: density, enlargement: view.projection.scale * scale / native)
            }
        }
    }

    private func has(_ choice: RasterChoice) -> Bool {
        has(TileChooser.rasterExtension(density: choice.density), choice.zoom)
    }

    /// What follows `z/x/y` in the name of a raster tile.
    static func rasterExtension(density: Int) -> String { density == 1 ? "png" : "@\(density)x.png" }

    private func has(_ suffix: String, _ zoom: Int) -> Bool {
        PlacedTile.covering(area, zoom: zoom).contains { files.exists(TileChooser.path($0.id, suffix)) }
    }

    /// Whether a tree has a tile of a place on a level, in any format.
    static func hasTile(of place: Coordinate, zoom: Int, in files: any TileFiles) -> Bool {
        let id = TileID(containing: place, zoom: zoom)
        return (["geojson"] + densities.map(rasterExtension)).contains { files.exists(path(id, $0)) }
    }

    /// A tile's file name below the folder.
    static func path(_ id: TileID, _ suffix: String) -> String {
        suffix.hasPrefix("@") ? "\(id)\(suffix)" : "\(id).\(suffix)"
    }

    private func tooCoarse(_ choice: RasterChoice) -> MapWarning {
        let times = (choice.enlargement * 10).rounded() / 10
        let wanted = choice.zoom + Int(log2(choice.enlargement / TileChooser.mostEnlargement).rounded(.up))
        return MapWarning(
            "\(files.name): the raster tiles are too coarse for this view: those of zoom \(choice.zoom) would be "
                + "enlarged \(times) times (1.5 at most), so land is drawn; add tiles of zoom \(wanted)", isGap: true)
    }
}
