import CCairo
import CPango
import DashScene
import Foundation

/// One thread's Pango: a font map that sees the catalog's fonts alone, and contexts without hinting or rounding.
final class PangoEngine {
    /// Text is shaped this many times larger than its size in pt, so that Pango's whole units (1/1024) do not show.
    static let magnification = 16.0
    /// Pango's units a pt at the magnified size.
    static let unitsPerPoint = magnification * Double(PANGO_SCALE)

    /// Held by the thread that has Pango at work. cairo, which measures glyphs for Pango, keeps ten font files open, and
    /// to open another it closes one of them, even one that a second thread is just reading (1.16).
    private static let turn = NSLock()

    private let configuration: FontConfiguration
    private let map: UnsafeMutablePointer<PangoFontMap>
    /// Layouts take their direction from their context, so there is one for each; the first is neutral.
    private let context, leftToRight, rightToLeft: OpaquePointer

    init(_ configuration: FontConfiguration) throws(FontError) {
        PangoEngine.turn.lock()
        defer { PangoEngine.turn.unlock() }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .libraryFailed("making a font map")
        }
        hook_pango_font_map_set_config(map, configuration.pointer)
        let directions = [PANGO_DIRECTION_NEUTRAL, PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL]
        let contexts = directions.compactMap { PangoEngine.context(map, $0) }
        guard contexts.count == directions.count else {
            PangoEngine.letGo(contexts, map)
            throw .libraryFailed("making a text context")
        }
        self.configuration = configuration
        self.map = map
        (context, leftToRight, rightToLeft) = (contexts[0], contexts[1], contexts[2])
    }

    deinit {
        PangoEngine.turn.withLock { PangoEngine.letGo([context, leftToRight, rightToLeft], map) }
    }

    private static func letGo(_ contexts: [OpaquePointer], _ map: UnsafeMutablePointer<PangoFontMap>) {
        for context in contexts { hook_g_object_unref(UnsafeMutableRawPointer(context)) }
        hook_g_object_unref(map)
    }

    private static func context(
        _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
    ) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(map) else { return nil }
        turnOffHinting(of: context)
        pango_context_set_round_glyph_positions(context, 0)
        // Line breaks must not depend on the machine's language.
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, direction)
        return context
    }

    private static func turnOffHinting(of context: OpaquePointer) {
        guard let options = cairo_font_options_create() else { return }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// Lays a text out for `body`, which must not keep it; `width` (pt) makes it wrap. Nil where Pango fails.
    func withLayout<R>(
        _ text: String, style: TextStyle, width: Double? = nil, _ body: (PangoParagraph) -> R
    ) -> R? {
        let context =
            switch style.direction {
            case .leftToRight: leftToRight
            case .rightToLeft: rightToLeft
            case nil: context
            }
        return PangoEngine.turn.withLock {
            PangoParagraph(text, style: style, width: width, context: context).map(body)
        }
    }

    /// Calls `body` with the sized HarfBuzz font that a style's first family means; it must not keep it.
    func withPrimaryFont<R>(of style: TextStyle, _ body: (OpaquePointer) -> R?) -> R? {
        PangoEngine.turn.withLock {
            let description = PangoParagraph.description(of: style)
            defer { pango_font_description_free(description) }
            guard let font = pango_font_map_load_font(map, context, description) else { return nil }
            defer { hook_g_object_unref(font) }
            return pango_font_get_hb_font(font).flatMap(body)
        }
    }
}
