import DashScene

/// Turns base maps into sprites.
struct MapViewPainter {
    let maps: any MapProviding
    let scale: Double

    /// The pixels that a map touches.
    static func bounds(of view: MapView, matrix: Affine) -> PixelRect {
        PixelRect(covering: matrix.apply(view.frame))
    }

    /// The sprites of a map; `area` is what `bounds` says, cut to the canvas.
    func sprites(of view: MapView, matrix: Affine, area: PixelRect) throws -> [Sprite] {
        let surface = try maps.surface(for: view, scale: scale)
        if matrix.isUprightScale(scale), let pixels = PixelRect(exactly: matrix.apply(view.frame)),
            pixels.width == surface.width, pixels.height == surface.height
        {
            return [.image(surface, x: pixels.x, y: pixels.y)]
        }
        let drawn = try ResampledImage.draw(
            surface, into: view.frame, matrix: matrix, area: area, operation: "drawing a map")
        return [.image(drawn, x: area.x, y: area.y)]
    }
}
