import CCairo
import DashScene

/// Turns outlines into sprites.
enum ShapePainter {
    /// How far the lines that stand for a curve may be from it, px. Cairo's own 0.1 makes a small circle visibly lighter
    /// than it is, and lets it change while it moves.
    private static let curveTolerance = 0.02
    /// From so many pixels on it pays to part a shape.
    private static let largeArea = 65_536

    /// The pixels that a shape can touch.
    static func bounds(of shape: Shape, matrix: Affine) -> PixelRect {
        var bounds = PixelRect.empty
        let box = matrix.apply(shape.path.controlBounds)
        if shape.fill != nil { bounds = PixelRect(covering: box) }
        if let stroke = shape.stroke {
            bounds = bounds.union(PixelRect(covering: box.inset(-reach(of: stroke, matrix: matrix))))
        }
        return bounds
    }

    /// How far a stroke can reach beside its outline, px.
    static func reach(of stroke: Stroke, matrix: Affine) -> Double {
        // The pen is a polygon that may stick out of its circle a little.
        let penSlack = 0.5
        // Cairo cuts mitres at ten times the half width.
        let mitre = stroke.isRound ? 1 : 10.0
        return stroke.width / 2 * mitre * matrix.greatestStretch + penSlack
    }

    /// The sprites of a shape: its fill, then its stroke. `area` is what `bounds` says, cut to the canvas.
    static func sprites(of shape: Shape, matrix: Affine, area: PixelRect) throws -> [Sprite] {
        var sprites: [Sprite] = []
        if let fill = shape.fill {
            sprites += try filled(shape.path, evenOdd: shape.evenOdd, with: fill, matrix: matrix, area: area)
        }
        if let stroke = shape.stroke {
            let mask = try Surface(width: area.width, height: area.height, format: .mask)
            let canvas = try canvas(on: mask, matrix: matrix, area: area)
            canvas.setPath(shape.path)
            canvas.stroke(width: stroke.width, isRound: stroke.isRound)
            try canvas.finish("stroking a shape")
            sprites.append(.mask(mask, x: area.x, y: area.y, stroke.color))
        }
        return sprites
    }

    /// The coverage of an outline.
    static func mask(_ path: Path, evenOdd: Bool, matrix: Affine, area: PixelRect) throws -> Surface {
        if let disc = disc(path, matrix) { return try disc.mask(of: area) }
        let mask = try Surface(width: area.width, height: area.height, format: .mask)
        let canvas = try canvas(on: mask, matrix: matrix, area: area)
        canvas.setPath(path)
        canvas.fill(evenOdd: evenOdd)
        try canvas.finish("filling a shape")
        return mask
    }

    /// The disc that an outline becomes; nil where it is no circle, or too small a one.
    private static func disc(_ path: Path, _ matrix: Affine) -> DiscMask? {
        guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0, let circle = path.asCircle,
            circle.radius * matrix.a >= DiscMask.leastRadius
        else { return nil }
        return DiscMask(center: matrix.apply(circle.center), radius: circle.radius * matrix.a)
    }

    private static func filled(
        _ path: Path, evenOdd: Bool, with paint: Paint, matrix: Affine, area: PixelRect
    ) throws -> [Sprite] {
        guard case .color(let color) = paint else {
            let image = try Surface(width: area.width, height: area.height, format: .alpha)
            let canvas = try canvas(on: image, matrix: matrix, area: area)
            let gradient = try Gradient(paint)
            cairo_set_source(canvas.context, gradient.pattern)
            canvas.setPath(path)
            canvas.fill(evenOdd: evenOdd)
            try canvas.finish("filling a shape with a gradient")
            return [.image(image, x: area.x, y: area.y)]
        }
        if let rect = path.axisParallelRectangle, matrix.b == 0, matrix.c == 0,
            let pixels = PixelRect(exactly: matrix.apply(rect))
        {
            return [.solid(pixels.intersection(area), color)]
        }
        let plain = plainPart(of: path, matrix: matrix, area: area)
        let masks = try area.without(plain).map { part in
            let mask = try mask(path, evenOdd: evenOdd, matrix: matrix, area: part)
            return Sprite.mask(mask, x: part.x, y: part.y, color)
        }
        return masks + (plain.isEmpty ? [] : [.solid(plain, color)])
    }

    /// The rows of a large shape that it covers all along, between its round ends; empty where there are none. A mask
    /// of them would be most of it, and say nothing.
    private static func plainPart(of path: Path, matrix: Affine, area: PixelRect) -> PixelRect {
        guard area.area >= largeArea, matrix.b == 0, matrix.c == 0,
            let band = path.uprightBand.map({ matrix.apply($0) }),
            band.minX <= Double(area.x), band.maxX >= Double(area.maxX)
        else { return .empty }
        let top = Int(band.minY.rounded(.up)), bottom = Int(band.maxY.rounded(.down))
        return PixelRect(x: area.x, y: top, width: area.width, height: max(0, bottom - top)).intersection(area)
    }

    /// A canvas for the part `area` of the frame, in the coordinates of `matrix`.
    static func canvas(on surface: Surface, matrix: Affine, area: PixelRect) throws -> Canvas {
        let canvas = try Canvas(surface)
        cairo_set_tolerance(canvas.context, curveTolerance)
        canvas.concatenate(matrix.then(.translation(Double(-area.x), Double(-area.y))))
        return canvas
    }
}

extension Affine {
    /// The most that any length grows: the greater singular value.
    var greatestStretch: Double {
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
    }
}

extension Path {
    /// The rectangle that the path is, where it is just one with sides along the axes.
    var axisParallelRectangle: Rect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close
        else { return nil }
        let isLevelFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isUprightFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isLevelFirst || isUprightFirst else { return nil }
        return Rect(min(a.x, c.x), min(a.y, c.y), abs(a.x - c.x), abs(a.y - c.y))
    }
}
