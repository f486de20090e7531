import CPango
import DashScene

/// Measures, breaks and outlines text. Layout and drawing both ask it, so they agree. One per thread.
///
/// All answers are in pt and do not depend on the output's scale. Line breaks in a text count as spaces: a text is one
/// paragraph. Answers are remembered, so asking again for each frame costs nothing.
public final class TextShaper: TextMeasuring {
    private struct Key: Hashable {
        let text: String
        let style: TextStyle
    }
    private struct WrapKey: Hashable {
        let key: Key
        let width: Double
        let maxLines: Int
    }

    /// How many answers of a kind are kept; beyond it all are forgotten, so that memory stays bounded.
    private static let memoryLimit = 4096

    let engine: PangoEngine
    private let pen: GlyphPen
    private var faces: [FontFace.Key: FontFace] = [:]
    private var primaryFaces: [TextStyle: FontFace] = [:]
    private var lines: [Key: ShapedLine] = [:]
    private var wraps: [WrapKey: WrappedText] = [:]

    /// Starts a shaper on the catalog's fonts.
    ///
    /// - Throws: `FontError.libraryFailed` when Pango cannot start.
    public init(_ fonts: FontCatalog) throws(FontError) {
        engine = try PangoEngine(fonts.configuration)
        pen = try GlyphPen()
    }

    /// The measures of one line of text, without wrapping; no tracking after the last letter.
    public func measure(_ text: String, style: TextStyle) -> TextExtent {
        let width = line(text, style: style).width
        guard let face = primaryFace(of: style) else {
            return TextExtent(width: width, ascent: 0, descent: 0, capHeight: 0)
        }
        return TextExtent(
            width: width, ascent: face.ascent * style.size, descent: face.descent * style.size,
            capHeight: face.capHeight * style.size)
    }

    /// How far the ink of one line of text reaches; colour glyphs are left out.
    public func ink(of text: String, style: TextStyle) -> InkReach {
        let bounds = line(text, style: style).pathBounds
        return InkReach(rise: max(0, -bounds.minY), drop: max(0, bounds.maxY))
    }

    /// Breaks text into at most `maxLines` lines no wider than `width` pt; what does not fit ends in an ellipsis.
    public func wrap(_ text: String, style: TextStyle, width: Double, maxLines: Int) -> WrappedText {
        let key = WrapKey(key: Key(text: text, style: style), width: width, maxLines: maxLines)
        if let known = wraps[key] { return known }
        let made = LineBreaker(shaper: self, style: style, width: width, maxLines: max(1, maxLines)).wrap(text)
        if wraps.count >= TextShaper.memoryLimit { wraps.removeAll() }
        wraps[key] = made
        return made
    }

    /// The characters of a text that no font of the catalog has, each once, in order of their numbers.
    public func missingGlyphs(in text: String, style: TextStyle) -> [Unicode.Scalar] {
        line(text, style: style).missing
    }

    /// The letters of a short text as outlines that can be placed one by one, from left to right.
    ///
    /// - Throws: `FontError.missingFamily` when no font at all serves the style.
    public func outline(of text: String, style: TextStyle) throws -> [GlyphOutline] {
        guard primaryFace(of: style) != nil else { throw FontError.missingFamily(style.family, searched: []) }
        let line = line(text, style: style)
        return line.glyphs.map { GlyphOutline(path: line.outline(of: $0), x: $0.x, width: $0.advance) }
    }

    /// The glyphs of one line.
    func line(_ text: String, style: TextStyle) -> ShapedLine {
        let key = Key(text: text, style: style)
        if let known = lines[key] { return known }
        let made = shape(TextShaper.oneParagraph(text), style: style)
        if lines.count >= TextShaper.memoryLimit { lines.removeAll() }
        lines[key] = made
        return made
    }

    /// The text with every line break made a space.
    static func oneParagraph(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isBreak) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : $0 }))
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private func shape(_ text: String, style: TextStyle) -> ShapedLine {
        var glyphs: [ShapedLine.Glyph] = []
        var missing: Set<Unicode.Scalar> = []
        // How much wider the boxes for unknown characters are than Pango's own, so far.
        var shift = 0.0
        func add(_ sized: OpaquePointer, _ glyph: PangoGlyph, _ x: Double, _ y: Double, _ advance: Double) {
            guard glyph != TextShaper.emptyGlyph, let face = face(of: sized) else { return }
            guard glyph & TextShaper.unknownFlag != 0 else {
                glyphs.append(ShapedLine.Glyph(face: face, number: glyph, x: x + shift, y: y, advance: advance))
                return
            }
            let unknown = Unicode.Scalar(glyph & ~TextShaper.unknownFlag)
            // Marks that are never seen need no glyph, and no box in its place.
            if unknown?.properties.isDefaultIgnorableCodePoint == true {
                shift -= advance
                return
            }
            if let unknown { missing.insert(unknown) }
            let own = face.advance(of: TextShaper.unknownGlyph) * style.size + style.tracking
            glyphs.append(
                ShapedLine.Glyph(face: face, number: TextShaper.unknownGlyph, x: x + shift, y: y, advance: own))
            shift += own - advance
        }
        let width = engine.withLayout(text, style: style) { $0.forEachGlyph(add) }
        return ShapedLine(
            glyphs: glyphs, width: (width ?? 0) + shift, missing: missing.sorted(), size: style.size)
    }

    /// The first glyph of every font stands for what it does not have.
    private static let unknownGlyph: UInt32 = 0
    // PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, macros with casts that Swift does not see.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownFlag: PangoGlyph = 0x1000_0000

    private func primaryFace(of style: TextStyle) -> FontFace? {
        if let known = primaryFaces[style] { return known }
        let made = engine.withPrimaryFont(of: style) { face(of: $0) }
        primaryFaces[style] = made
        return made
    }

    private func face(of sized: OpaquePointer) -> FontFace? {
        guard let key = FontFace.key(of: sized) else { return nil }
        if let known = faces[key] { return known }
        let made = try? FontFace(key, pen: pen)
        faces[key] = made
        return made
    }
}
