import CCairo
import DashScene
import Foundation

/// Paints the base map of one view: tiles from below, words on top.
struct BaseMapPainter {
    let view: MapView
    /// Pixels a point.
    let scale: Double
    let files: any TileFiles
    let fonts: FontCatalog

    /// Chooses the tiles.
    func plan() throws(TileError) -> TilePlan {
        try TileChooser(files: files, view: view, scale: scale).plan()
    }

    /// Paints the map from the chosen tiles.
    func paint(_ plan: TilePlan) throws -> PaintedMap {
        let width = Int((view.frame.width * scale).rounded())
        let height = Int((view.frame.height * scale).rounded())
        let canvas = try Canvas(Surface(width: width, height: height, format: .opaque))
        canvas.setSource(view.palette.land)
        canvas.paint()
        canvas.scale(scale)
        canvas.concatenate(.translation(-view.frame.x, -view.frame.y))
        var map = PaintedMap(surface: canvas.surface, warnings: plan.warnings)
        let missing = try paint(plan, canvas, &map)
        if let warning = MapWarning.missing(missing.map(\.id), in: files.name) { map.warnings.append(warning) }
        try canvas.finish("painting the map")
        return map
    }

    /// Paints the tiles and returns those that are missing.
    private func paint(_ plan: TilePlan, _ canvas: Canvas, _ map: inout PaintedMap) throws -> [PlacedTile] {
        switch plan.format {
        case .vector: try paintVector(plan, canvas, &map)
        case .raster(let density):
            try RasterTilePainter(canvas: canvas, view: view, files: files, zoom: plan.zoom, density: density)
                .paint(plan.tiles)
        case .none: plan.warnings.isEmpty ? plan.tiles : []
        }
    }

    private func paintVector(
        _ plan: TilePlan, _ canvas: Canvas, _ map: inout PaintedMap
    ) throws -> [PlacedTile] {
        var missing: [PlacedTile] = []
        let style = StreetStyle(view)
        let shaper = try TextShaper(fonts)
        var labeler = MapLabeler(view: view, shaper: shaper)
        for tile in plan.tiles {
            guard let features = try VectorTile.read(tile.id, from: files) else {
                missing.append(tile)
                continue
            }
            canvas.saved {
                clip(canvas, to: tile)
                let map = MapCanvas(canvas: canvas, projection: view.projection, lap: tile.lap)
                VectorTilePainter(canvas: map, palette: view.palette, style: style).paint(features)
            }
            labeler.collect(features, from: tile)
        }
        (map.labels, map.streets) = try labeler.labels()
        LabelPainter(canvas: canvas, style: LabelStyle(view)).paint(map.labels)
        if let warning = MapWarning.missingGlyphs(of: map.labels, LabelStyle(view), shaper, in: files.name) {
            map.warnings.append(warning)
        }
        return missing
    }

    /// Cuts to the pixels that belong to a tile: its edges rounded to whole ones, as its neighbours round them.
    private func clip(_ canvas: Canvas, to tile: PlacedTile) {
        let grid = PixelGrid(scale: scale)
        let topLeft = view.projection.screen(Point(tile.bounds.minX, tile.bounds.minY)) - view.frame.origin
        let bottomRight = view.projection.screen(Point(tile.bounds.maxX, tile.bounds.maxY)) - view.frame.origin
        let left = grid.snap(topLeft.x)
        let top = grid.snap(topLeft.y)
        let box = Rect(left, top, grid.snap(bottomRight.x) - left, grid.snap(bottomRight.y) - top)
        cairo_new_path(canvas.context)
        cairo_rectangle(canvas.context, box.x + view.frame.x, box.y + view.frame.y, box.width, box.height)
        canvas.clip()
    }
}
