import DashScene

/// What a node's clip keeps, in px.
enum Cut {
    /// Everything.
    case none
    /// Whole pixels.
    case sharp(PixelRect)
    /// What an outline within `area` covers: corners are round, or edges lie between pixels.
    case soft(Path, area: PixelRect)

    init(_ clip: Node.Clip?, matrix: Affine, canvas: PixelRect) {
        guard let clip else {
            self = .none
            return
        }
        let box = matrix.apply(clip.rect)
        if clip.radius <= 0, matrix.b == 0, matrix.c == 0, let pixels = PixelRect(exactly: box) {
            self = .sharp(pixels)
        } else {
            let path = Path.roundedRectangle(clip.rect, radius: max(0, clip.radius))
            self = .soft(path, area: PixelRect(covering: box).intersection(canvas))
        }
    }

    /// The part of `bounds` that it can keep.
    func bounds(of bounds: PixelRect) -> PixelRect {
        switch self {
        case .none: bounds
        case .sharp(let area), .soft(_, let area): bounds.intersection(area)
        }
    }
}
