import DashScene

/// Sends each kind of content to its painter.
struct ContentPainter {
    let text: TextPainter
    let pictures: PicturePainter
    let maps: MapViewPainter
    let shadows = ShadowPainter()
    /// All pixels of the frame; no sprite reaches beyond them.
    let canvas: PixelRect

    /// The pixels that a content can touch, cut to the canvas.
    func bounds(of content: Node.Content, matrix: Affine) throws -> PixelRect {
        let bounds: PixelRect =
            switch content {
            case .group: .empty
            case .shape(let shape): ShapePainter.bounds(of: shape, matrix: matrix)
            case .shadow(let shadow): ShadowPainter.bounds(of: shadow, matrix: matrix)
            case .text(let block): try text.bounds(of: block, matrix: matrix)
            case .picture(let picture): PicturePainter.bounds(of: picture, matrix: matrix)
            case .map(let view): MapViewPainter.bounds(of: view, matrix: matrix)
            }
        return bounds.intersection(canvas)
    }

    /// The sprites of a content, in painting order; `area` is what `bounds` says.
    func sprites(of content: Node.Content, matrix: Affine, area: PixelRect) throws -> [Sprite] {
        guard !area.isEmpty else { return [] }
        let place = PixelPlace(matrix)
        return try sprites(of: content, at: place, area: area.moved(-place.x, -place.y)).map {
            $0.moved(place.x, place.y)
        }
    }

    private func sprites(of content: Node.Content, at place: PixelPlace, area: PixelRect) throws -> [Sprite] {
        let matrix = place.matrix
        return switch content {
        case .group: []
        case .shape(let shape): try ShapePainter.sprites(of: shape, matrix: matrix, area: area)
        case .shadow(let shadow): try shadows.sprites(of: shadow, matrix: matrix, area: area)
        case .text(let block):
            try text.sprites(of: block, matrix: matrix, canvas: canvas.moved(-place.x, -place.y))
        case .picture(let picture): try pictures.sprites(of: picture, matrix: matrix, area: area)
        case .map(let view): try maps.sprites(of: view, matrix: matrix, area: area)
        }
    }

    /// How many things a content paints one over another.
    static func layerCount(of content: Node.Content) -> Int {
        switch content {
        case .group: 0
        case .shape(let shape): (shape.fill == nil ? 0 : 1) + (shape.stroke == nil ? 0 : 1)
        case .shadow, .text, .picture, .map: 1
        }
    }
}
