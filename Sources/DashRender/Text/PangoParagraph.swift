import CPango
import DashScene

/// A text that Pango has broken into lines and glyphs.
final class PangoParagraph {
    private let layout: OpaquePointer

    init?(_ text: String, style: TextStyle, width: Double?, context: OpaquePointer) {
        guard let layout = pango_layout_new(context) else { return nil }
        self.layout = layout
        pango_layout_set_auto_dir(layout, style.direction == nil ? 1 : 0)
        let description = PangoParagraph.description(of: style)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        setAttributes(tracking: style.tracking)
        if let width {
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            pango_layout_set_width(layout, PangoParagraph.units(max(0, width)))
        }
        pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    }

    deinit { hook_g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Pango's description of a style, at the magnified size. The caller frees it.
    static func description(of style: TextStyle) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, style.family)
        pango_font_description_set_absolute_size(description, style.size * PangoEngine.unitsPerPoint)
        pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: style.weight)))
        pango_font_description_set_style(description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    private static func units(_ points: Double) -> Int32 {
        Int32(max(-1e9, min(1e9, (points * PangoEngine.unitsPerPoint).rounded())))
    }

    private func setAttributes(tracking: Double) {
        let attributes = pango_attr_list_new()
        // A word that is broken between letters gets no hyphen: lines are drawn from their own letters.
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        if tracking != 0 {
            pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(PangoParagraph.units(tracking)))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Whether the text runs from right to left as a whole: as its style says, or else its first strong letter.
    var isRightToLeft: Bool { pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL }

    /// The bytes of the text that each line shows, in order.
    var lineRanges: [Range<Int>] {
        (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
            let start = Int(line.pointee.start_index)
            return start..<start + Int(line.pointee.length)
        }
    }

    /// Calls `body` for each glyph of the first line from left to right, with its sized HarfBuzz font, its number,
    /// its place and its advance (pt). Returns the line's width, pt.
    func forEachGlyph(_ body: (OpaquePointer, PangoGlyph, _ x: Double, _ y: Double, _ advance: Double) -> Void)
        -> Double
    {
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
        var x: Int32 = 0
        var link = line.pointee.runs
        while let item = link {
            link = item.pointee.next
            guard let run = item.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let glyphs = run.pointee.glyphs, let font = run.pointee.item.pointee.analysis.font,
                let sized = pango_font_get_hb_font(font)
            else { continue }
            x += run.pointee.start_x_offset
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                let info = glyphs.pointee.glyphs[index]
                let left = x + info.geometry.x_offset
                let top = info.geometry.y_offset - run.pointee.y_offset
                body(sized, info.glyph, points(left), points(top), points(info.geometry.width))
                x += info.geometry.width
            }
            x += run.pointee.end_x_offset
        }
        return points(x)
    }

    private func points(_ units: Int32) -> Double { Double(units) / PangoEngine.unitsPerPoint }
}
