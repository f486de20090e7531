import CPango
import DashScene

/// One font at no particular size: its outlines and measures in em.
final class FontFace {
    /// What makes two Pango fonts of different sizes the same face.
    struct Key: Hashable {
        let face: OpaquePointer
        let variation: [Int32]
    }

    /// Measures of the face, em.
    let ascent, descent, capHeight: Double
    private let font: OpaquePointer
    private let unit: Double
    private let pen: GlyphPen
    private var outlines: [UInt32: Path] = [:]
    private var images: [UInt32: GlyphImage?] = [:]

    /// Names the face behind a sized HarfBuzz font.
    static func key(of sized: OpaquePointer) -> Key? {
        guard let face = hb_font_get_face(sized) else { return nil }
        var count: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(sized, &count)
        return Key(face: face, variation: Array(UnsafeBufferPointer(start: coordinates, count: Int(count))))
    }

    init(_ key: Key, pen: GlyphPen) throws(FontError) {
        guard let font = hb_font_create(key.face) else { throw .libraryFailed("opening a font") }
        self.font = font
        self.pen = pen
        let unitsPerEm = Int32(hb_face_get_upem(key.face))
        unit = 1 / Double(max(1, unitsPerEm))
        hb_font_set_scale(font, unitsPerEm, unitsPerEm)
        key.variation.withUnsafeBufferPointer {
            hb_font_set_var_coords_normalized(font, $0.baseAddress, UInt32($0.count))
        }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        ascent = Double(extents.ascender) * unit
        descent = -Double(extents.descender) * unit
        var height: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height)
        capHeight = Double(height) * unit
    }

    deinit { hb_font_destroy(font) }

    /// The advance width of a glyph, em.
    func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) * unit }

    /// The outline of a glyph around its origin, em, y growing downwards; empty for a space or a colour glyph.
    func outline(of glyph: UInt32) -> Path {
        if let known = outlines[glyph] { return known }
        let made = pen.outline(of: glyph, in: font, scale: unit)
        outlines[glyph] = made
        return made
    }

    /// The picture of a colour glyph; nil for a glyph without one.
    func image(of glyph: UInt32) throws -> GlyphImage? {
        if let known = images[glyph] { return known }
        let made = try GlyphImage(glyph, in: font, unit: unit)
        images[glyph] = .some(made)
        return made
    }
}
