import CCairo
import DashScene
import Foundation

/// Paints raster tiles: joins them to one picture at their own resolution, and resamples that once, so that no seam
/// shows between them.
struct RasterTilePainter {
    let canvas: Canvas
    let view: MapView
    let files: any TileFiles
    let zoom: Int
    let density: Int

    /// The side of a tile, px.
    private var side: Int { Int(TileChooser.tileSide) * density }

    /// Paints the tiles and returns those that are missing.
    func paint(_ tiles: [PlacedTile]) throws -> [PlacedTile] {
        guard let first = tiles.first, let last = tiles.last else { return [] }
        let origin = column(first)
        let mosaic = try Surface(
            width: (column(last) - origin + 1) * side, height: (last.id.y - first.id.y + 1) * side, format: .opaque)
        let pen = try Canvas(mosaic)
        pen.setSource(view.palette.land)
        pen.paint()
        var missing: [PlacedTile] = []
        for tile in tiles {
            guard let picture = try read(tile.id) else {
                missing.append(tile)
                continue
            }
            let x = Double((column(tile) - origin) * side)
            place(picture, on: pen, x: x, y: Double((tile.id.y - first.id.y) * side))
        }
        try pen.finish("joining raster tiles")
        draw(mosaic, topLeft: Point(first.bounds.minX, first.bounds.minY))
        return missing
    }

    /// The column in the endless row of worlds.
    private func column(_ tile: PlacedTile) -> Int { tile.lap * tile.id.side + tile.id.x }

    /// The tile at the chosen density, or at the nearest finer one; nil where there is none.
    private func read(_ id: TileID) throws -> Surface? {
        for density in TileChooser.densities where density >= self.density {
            let path = TileChooser.path(id, TileChooser.rasterExtension(density: density))
            guard let data = try files.read(path) else { continue }
            return try RasterTilePainter.surface(of: decode(data, file: "\(files.name)/\(path)"))
        }
        return nil
    }

    private func decode(_ data: Data, file: String) throws(TileError) -> Bitmap {
        do throws(PictureError) {
            return try PNGDecoder.decode([UInt8](data), file: file)
        } catch {
            throw TileError(.corrupt, file: file, reason: String(error.description.dropFirst(file.count + 2)))
        }
    }

    private static func surface(of bitmap: Bitmap) throws -> Surface {
        let surface = try Surface(width: bitmap.width, height: bitmap.height, format: .alpha)
        let stride = surface.stride
        surface.withPixels { target in
            bitmap.pixels.withUnsafeBufferPointer { source in
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        let from = (y * bitmap.width + x) * Bitmap.bytesPerPixel
                        let to = y * stride + x * Bitmap.bytesPerPixel
                        let alpha = UInt32(source[from + 3])
                        func premultiplied(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * alpha + 127) / 255) }
                        target[to] = premultiplied(source[from + 2])
                        target[to + 1] = premultiplied(source[from + 1])
                        target[to + 2] = premultiplied(source[from])
                        target[to + 3] = UInt8(alpha)
                    }
                }
            }
        }
        return surface
    }

    /// Puts a tile's picture into its square, resampled where it has another size.
    private func place(_ picture: Surface, on pen: Canvas, x: Double, y: Double) {
        pen.saved {
            pen.setPath(.rectangle(Rect(x, y, Double(side), Double(side))))
            cairo_translate(pen.context, x, y)
            cairo_scale(
                pen.context, Double(side) / Double(picture.width), Double(side) / Double(picture.height))
            RasterTilePainter.setSource(picture, pen)
            pen.fill()
        }
    }

    private func draw(_ mosaic: Surface, topLeft: Point) {
        let start = view.projection.screen(topLeft)
        let unit = view.projection.scale / Double(1 << zoom) / Double(side)
        canvas.saved {
            let size = Size(Double(mosaic.width) * unit, Double(mosaic.height) * unit)
            canvas.setPath(.rectangle(Rect(start.x, start.y, size.width, size.height)))
            cairo_translate(canvas.context, start.x, start.y)
            canvas.scale(unit)
            RasterTilePainter.setSource(mosaic, canvas)
            canvas.fill()
        }
    }

    /// Averages where the picture shrinks, and does not fade towards its edges.
    private static func setSource(_ picture: Surface, _ pen: Canvas) {
        cairo_set_source_surface(pen.context, picture.pointer, 0, 0)
        let source = cairo_get_source(pen.context)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BEST)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    }
}
