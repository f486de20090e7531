import DashScene

/// Turns soft shadows into sprites. For one thread.
struct ShadowPainter {
    private let profiles = DiscProfiles()

    /// The pixels that a shadow can touch.
    static func bounds(of shadow: Shadow, matrix: Affine) -> PixelRect {
        PixelRect(covering: matrix.apply(shadow.bounds))
    }

    /// The sprites of a shadow; `area` is what `bounds` says, cut to the canvas.
    func sprites(of shadow: Shadow, matrix: Affine, area: PixelRect) throws -> [Sprite] {
        let scale = matrix.scaleFactor
        let field = ShadowField(
            rect: matrix.apply(shadow.rect), radius: shadow.radius * scale, sigma: shadow.sigma * scale)
        return [.mask(try field.mask(of: area, profiles), x: area.x, y: area.y, shadow.color)]
    }
}
