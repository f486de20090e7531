import CCairo
import CPango
import DashScene

/// The picture of a colour glyph, as large as the font holds it.
final class GlyphImage {
    /// The pixels.
    let surface: Surface
    /// Where they go around the glyph's origin, em, y growing downwards.
    let box: Rect

    /// Reads a glyph's picture; nil when the font has none for it.
    init?(_ glyph: UInt32, in font: OpaquePointer, unit: Double) throws {
        let face = hb_font_get_face(font)
        guard hb_ot_color_has_png(face) != 0, let blob = hb_ot_color_glyph_reference_png(font, glyph) else {
            return nil
        }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return nil }
        surface = try Surface(
            pngBytes: UnsafeRawBufferPointer(start: bytes, count: Int(length)), operation: "reading an emoji")
        box = Rect(
            Double(extents.x_bearing) * unit, -Double(extents.y_bearing) * unit, Double(extents.width) * unit,
            -Double(extents.height) * unit)
    }
}
