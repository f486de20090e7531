import CPango
import DashScene

/// Turns HarfBuzz's drawing calls into a `Path`, y growing downwards.
final class GlyphPen {
    private let functions: OpaquePointer

    /// Collects one outline.
    private final class Sheet {
        var path = Path()
        var last = Point.zero
        let scale: Double

        init(scale: Double) { self.scale = scale }

        func point(_ x: Float, _ y: Float) -> Point { Point(Double(x) * scale, -Double(y) * scale) }

        static func at(_ data: UnsafeMutableRawPointer?) -> Sheet? {
            data.map { Unmanaged<Sheet>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    init() throws(FontError) {
        guard let made = hb_draw_funcs_create() else { throw .libraryFailed("making a pen") }
        functions = made
        setLineFunctions()
        setCurveFunctions()
        hb_draw_funcs_make_immutable(made)
    }

    deinit { hb_draw_funcs_destroy(functions) }

    /// The outline of a glyph with every coordinate times `scale`.
    func outline(of glyph: UInt32, in font: OpaquePointer, scale: Double) -> Path {
        let sheet = Sheet(scale: scale)
        withExtendedLifetime(sheet) {
            hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(sheet).toOpaque())
        }
        return sheet.path
    }

    private func setLineFunctions() {
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let sheet = Sheet.at(data) else { return }
                sheet.last = sheet.point(x, y)
                sheet.path.move(to: sheet.last)
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let sheet = Sheet.at(data) else { return }
                sheet.last = sheet.point(x, y)
                sheet.path.line(to: sheet.last)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in Sheet.at(data)?.path.close() }, nil, nil)
    }

    private func setCurveFunctions() {
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                guard let sheet = Sheet.at(data) else { return }
                // A quadratic is the cubic whose controls lie two thirds of the way to the quadratic's own.
                let twoThirds = 2.0 / 3
                let control = sheet.point(cx, cy)
                let end = sheet.point(x, y)
                sheet.path.curve(
                    sheet.last.mixed(with: control, twoThirds), end.mixed(with: control, twoThirds), to: end)
                sheet.last = end
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                guard let sheet = Sheet.at(data) else { return }
                sheet.last = sheet.point(x, y)
                sheet.path.curve(sheet.point(ax, ay), sheet.point(bx, by), to: sheet.last)
            }, nil, nil)
    }
}
