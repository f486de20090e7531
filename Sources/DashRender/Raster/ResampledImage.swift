import CCairo
import DashScene

/// A picture drawn at any place and size, between pixels too.
enum ResampledImage {
    /// Draws all of `image` into the rectangle `target` (pt, mapped by `matrix`), and returns the part `area` of the
    /// frame.
    static func draw(
        _ image: Surface, into target: Rect, matrix: Affine, area: PixelRect, operation: String
    ) throws -> Surface {
        let result = try Surface(width: area.width, height: area.height, format: .alpha)
        let canvas = try ShapePainter.canvas(on: result, matrix: matrix, area: area)
        canvas.setPath(.rectangle(target))
        cairo_translate(canvas.context, target.x, target.y)
        cairo_scale(canvas.context, target.width / Double(image.width), target.height / Double(image.height))
        cairo_set_source_surface(canvas.context, image.pointer, 0, 0)
        let source = cairo_get_source(canvas.context)
        // Averages over pixels when it shrinks, and does not fade towards the edges.
        cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
        canvas.fill()
        try canvas.finish(operation)
        return result
    }
}
