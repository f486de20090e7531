import DashScene

/// Turns pictures into sprites.
struct PicturePainter {
    let pictures: any PictureProviding
    let scale: Double

    /// The pixels that a picture touches.
    static func bounds(of picture: PictureContent, matrix: Affine) -> PixelRect {
        PixelRect(covering: matrix.apply(picture.target))
    }

    /// The sprites of a picture; `area` is what `bounds` says, cut to the canvas.
    func sprites(of picture: PictureContent, matrix: Affine, area: PixelRect) throws -> [Sprite] {
        if let pixels = PixelRect(exactly: matrix.apply(picture.target)), matrix.isUprightScale(scale) {
            let surface = try surface(picture, pixels.width, pixels.height)
            return [.image(surface, x: pixels.x, y: pixels.y)]
        }
        // Where it moves or grows, one size is made ready for the whole way.
        let size = PixelRect(
            covering: Affine.scale(scale).apply(Rect(0, 0, picture.target.width, picture.target.height)))
        let surface = try surface(picture, size.width, size.height)
        let drawn = try ResampledImage.draw(
            surface, into: picture.target, matrix: matrix, area: area, operation: "drawing a picture")
        return [.image(drawn, x: area.x, y: area.y)]
    }

    private func surface(_ picture: PictureContent, _ width: Int, _ height: Int) throws -> Surface {
        try pictures.surface(for: picture, pixelWidth: max(1, width), pixelHeight: max(1, height))
    }
}

extension Affine {
    /// Whether it does nothing but scale by `factor` and move.
    func isUprightScale(_ factor: Double) -> Bool { b == 0 && c == 0 && a == factor && d == factor }
}
