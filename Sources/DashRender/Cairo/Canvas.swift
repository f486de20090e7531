import CCairo
import DashScene

/// A drawing context on a surface. Coordinates are points times the current transform.
///
/// Errors stick inside cairo: drawing goes on harmlessly, and `finish` throws the first one.
public final class Canvas {
    let context: OpaquePointer
    /// What is drawn on; kept alive as long as the canvas.
    public let surface: Surface

    /// Starts drawing on a surface, one unit a pixel.
    public init(_ surface: Surface) throws {
        guard let made = cairo_create(surface.pointer) else {
            throw CairoError(message: "no context", operation: "starting to draw")
        }
        context = made
        self.surface = surface
        try CairoError.check(cairo_status(made), "starting to draw")
        cairo_set_antialias(made, CAIRO_ANTIALIAS_DEFAULT)
    }

    deinit { cairo_destroy(context) }

    /// Throws the first error that happened since the start.
    public func finish(_ operation: String) throws {
        try CairoError.check(cairo_status(context), operation)
    }

    /// Runs `body` and undoes all that it set: transform, clip, source, line.
    public func saved<E: Error>(_ body: () throws(E) -> Void) throws(E) {
        cairo_save(context)
        defer { cairo_restore(context) }
        try body()
    }

    /// Applies a map before the current transform.
    public func concatenate(_ m: Affine) {
        var matrix = cairo_matrix_t(xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx, y0: m.ty)
        cairo_transform(context, &matrix)
    }

    /// Scales both axes.
    public func scale(_ factor: Double) { cairo_scale(context, factor, factor) }

    /// Sets the colour for what follows; its alpha is multiplied by `opacity`.
    public func setSource(_ c: Color, opacity: Double = 1) {
        cairo_set_source_rgba(
            context, Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255,
            Double(c.alpha) / 255 * opacity)
    }

    /// Replaces the current outline.
    public func setPath(_ path: Path) {
        cairo_new_path(context)
        appendPath(path)
    }

    /// Adds to the current outline.
    public func appendPath(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let p): cairo_move_to(context, p.x, p.y)
            case .line(let p): cairo_line_to(context, p.x, p.y)
            case .curve(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    /// Fills the current outline and forgets it.
    public func fill(evenOdd: Bool = false) {
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    /// Strokes the current outline and forgets it.
    public func stroke(width: Double, isRound: Bool = true) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        cairo_stroke(context)
    }

    /// Cuts all that follows to the current outline, and forgets the outline.
    public func clip() {
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    /// Covers everything within the clip with the source.
    public func paint(opacity: Double = 1) {
        if opacity >= 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, opacity) }
    }

    /// Draws another surface with its top left corner at `(x, y)`, `pixelsPerUnit` of its pixels a unit.
    public func draw(_ other: Surface, x: Double, y: Double, pixelsPerUnit: Double = 1, opacity: Double = 1) {
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_scale(context, 1 / pixelsPerUnit, 1 / pixelsPerUnit)
        cairo_set_source_surface(context, other.pointer, 0, 0)
        paint(opacity: opacity)
        cairo_restore(context)
    }
}
