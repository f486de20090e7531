import CCairo
import DashScene

/// A surface that sprites are put on, one whole pixel over another.
final class PixelTarget {
    let surface: Surface
    private let canvas: Canvas
    private var context: OpaquePointer { canvas.context }

    init(_ surface: Surface) throws {
        self.surface = surface
        canvas = try Canvas(surface)
        cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_NONE)
    }

    /// Throws the first error that happened so far.
    func check() throws { try canvas.finish("painting a frame") }

    /// Makes all pixels of `area` transparent.
    func clear(_ area: PixelRect) {
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        fill(area)
    }

    /// Puts the part of a sprite within `area` over what is there, at `opacity`.
    func put(_ sprite: Sprite, in area: PixelRect, opacity: Double) {
        switch sprite {
        case .solid(let rect, let color):
            let isCovering = color.alpha == 255 && opacity >= 1
            cairo_set_operator(context, isCovering ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
            canvas.setSource(color, opacity: opacity)
            fill(area.intersection(rect))
        case .mask(let mask, let x, let y, let color):
            canvas.setSource(color, opacity: opacity)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            apply(mask, x: x, y: y, in: area)
        case .image(let image, let x, let y):
            put(image, x: x, y: y, in: area, opacity: opacity)
        }
    }

    /// Puts the part of an image within `area` over what is there, at `opacity`.
    func put(_ image: Surface, x: Int, y: Int, in area: PixelRect, opacity: Double) {
        let part = area.intersection(PixelRect(x: x, y: y, width: image.width, height: image.height))
        guard !part.isEmpty else { return }
        let isCovering = image.format == .opaque && opacity >= 1
        cairo_set_operator(context, isCovering ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        setSource(image, x: x, y: y)
        if opacity >= 1 {
            fill(part)
        } else {
            clipped(to: part) { cairo_paint_with_alpha(context, opacity) }
        }
    }

    /// Keeps of what is within `area` only as much as the mask covers.
    func keep(_ mask: Surface, x: Int, y: Int, in area: PixelRect) {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        setSource(mask, x: x, y: y)
        // Where the mask ends nothing is kept, so this is painted over all of the area.
        clipped(to: area) { cairo_paint(context) }
    }

    /// The current source through a mask.
    private func apply(_ mask: Surface, x: Int, y: Int, in area: PixelRect) {
        let part = area.intersection(PixelRect(x: x, y: y, width: mask.width, height: mask.height))
        guard !part.isEmpty else { return }
        clipped(to: part) { cairo_mask_surface(context, mask.pointer, Double(x), Double(y)) }
    }

    private func setSource(_ image: Surface, x: Int, y: Int) {
        cairo_set_source_surface(context, image.pointer, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    private func clipped(to area: PixelRect, _ body: () -> Void) {
        cairo_save(context)
        appendRectangle(area)
        cairo_clip(context)
        body()
        cairo_restore(context)
    }

    private func fill(_ area: PixelRect) {
        guard !area.isEmpty else { return }
        appendRectangle(area)
        cairo_fill(context)
    }

    private func appendRectangle(_ r: PixelRect) {
        cairo_new_path(context)
        cairo_rectangle(context, Double(r.x), Double(r.y), Double(r.width), Double(r.height))
    }
}
