import CCairo
import DashScene

/// Turns lines of text into sprites: letters as one mask a line, colour glyphs as pictures.
struct TextPainter {
    let shaper: TextShaper

    /// The pixels that the text's ink can touch.
    func bounds(of block: TextBlock, matrix: Affine) throws -> PixelRect {
        try block.lines.reduce(PixelRect.empty) { bounds, line in
            let shaped = shaper.line(line.string, style: block.style)
            let place = Affine.translation(line.origin.x, line.origin.y).then(matrix)
            return try shaped.images().reduce(
                bounds.union(PixelRect(covering: place.apply(shaped.pathBounds)))
            ) { $0.union(PixelRect(covering: place.apply($1.box))) }
        }
    }

    /// The sprites of all lines, cut to `canvas`.
    func sprites(of block: TextBlock, matrix: Affine, canvas: PixelRect) throws -> [Sprite] {
        try block.lines.flatMap { line in
            let shaped = shaper.line(line.string, style: block.style)
            let place = Affine.translation(line.origin.x, line.origin.y).then(matrix)
            return try letters(of: shaped, color: block.color, place: place, canvas: canvas)
                + shaped.images().compactMap { try picture($0, place: place, canvas: canvas) }
        }
    }

    private func letters(of line: ShapedLine, color: Color, place: Affine, canvas: PixelRect) throws -> [Sprite] {
        let area = PixelRect(covering: place.apply(line.pathBounds)).intersection(canvas)
        guard !area.isEmpty else { return [] }
        let mask = try ShapePainter.mask(line.path, evenOdd: false, matrix: place, area: area)
        return [.mask(mask, x: area.x, y: area.y, color)]
    }

    private func picture(_ placed: ShapedLine.PlacedImage, place: Affine, canvas: PixelRect) throws -> Sprite? {
        let area = PixelRect(covering: place.apply(placed.box)).intersection(canvas)
        guard !area.isEmpty else { return nil }
        let image = try ResampledImage.draw(
            placed.image.surface, into: placed.box, matrix: place, area: area, operation: "drawing an emoji")
        return .image(image, x: area.x, y: area.y)
    }
}
