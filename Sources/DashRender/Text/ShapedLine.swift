import DashScene

/// One line of text as glyphs at their places, at its style's size; independent of the output's scale.
final class ShapedLine {
    /// A glyph at its place on the baseline, pt.
    struct Glyph {
        let face: FontFace
        let number: UInt32
        let x, y, advance: Double
    }

    /// A colour glyph's picture and where it goes, pt around the line's origin.
    struct PlacedImage {
        let image: GlyphImage
        let box: Rect
    }

    /// From left to right.
    let glyphs: [Glyph]
    /// Advance width, pt.
    let width: Double
    /// The characters that no font has, each once, in order of their numbers.
    let missing: [Unicode.Scalar]
    private let size: Double

    init(glyphs: [Glyph], width: Double, missing: [Unicode.Scalar], size: Double) {
        self.glyphs = glyphs
        self.width = width
        self.missing = missing
        self.size = size
    }

    /// The outline of all letters around the left end of the baseline, pt.
    lazy var path: Path = {
        var path = Path()
        for glyph in glyphs {
            path.append(outline(of: glyph).applying(.translation(glyph.x, glyph.y)))
        }
        return path
    }()

    /// The bounding box of the letters' outlines, pt around the line's origin.
    lazy var pathBounds: Rect = path.controlBounds

    /// The colour glyphs.
    func images() throws -> [PlacedImage] {
        if let known = knownImages { return known }
        let made = try glyphs.compactMap { glyph -> PlacedImage? in
            guard let image = try glyph.face.image(of: glyph.number) else { return nil }
            let box = Affine.scale(size).then(.translation(glyph.x, glyph.y)).apply(image.box)
            return PlacedImage(image: image, box: box)
        }
        knownImages = made
        return made
    }
    private var knownImages: [PlacedImage]?

    /// The outline of one glyph around its own origin, pt.
    func outline(of glyph: Glyph) -> Path {
        glyph.face.outline(of: glyph.number).applying(.scale(size))
    }
}
