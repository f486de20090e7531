/// The four steps of an order as circles with glyphs, and the lines between them.
struct CircleTracker: TrackerDrawing {
    let brand: Brand
    let column: Rect
    /// The circles' top edge, pt.
    let top: Double
    let grid: PixelGrid

    private typealias Tokens = LayoutTokens.Tracker

    /// The circle of step 1 to 4.
    func circle(_ step: Int) -> Rect {
        let pitch = (column.width - Tokens.circle) / 3
        return Rect(grid.snap(column.minX + pitch * Double(step - 1)), top, Tokens.circle, Tokens.circle)
    }

    /// Line 1 to 3, filled to a share.
    func line(_ line: Int, fill: Double) -> Node {
        let (from, to) = (circle(line), circle(line + 1))
        let frame = Rect(from.maxX, from.midY - Tokens.line / 2, to.minX - from.maxX, Tokens.line)
        // The ends hide below the circles, so that no gap shows beside their curve.
        let hidden = Tokens.line
        let whole = Rect(frame.minX - hidden, frame.minY, frame.width + 2 * hidden, frame.height)
        var parts = [bar(whole, brand.colors.hairline, radius: Tokens.line / 2)]
        if fill > 0 {
            let end = fill < 1 ? frame.minX + frame.width * fill : whole.maxX
            let filled = Rect(whole.minX, whole.minY, end - whole.minX, whole.height)
            parts.append(bar(filled, brand.colors.track, radius: Tokens.line / 2))
        }
        return Node("tracker.line.\(line)", frame: frame, fact: .fill(fill), children: parts)
    }

    /// Step 1 to 4, when `count` of them have been reached.
    func step(_ step: Int, reached count: Int) -> Node {
        let frame = circle(step)
        let reached = step <= count
        let ground = reached ? brand.colors.track : brand.colors.chip
        let ink = reached ? brand.colors.onTrack : brand.colors.ink
        let disc = Shape(.circle(center: frame.center, radius: frame.width / 2), ground)
        return Node(
            "tracker.step.\(step)", frame: frame, fact: .reached(reached),
            children: [Node(frame: frame, content: .shape(disc)), symbol(step, at: frame.center, ink)])
    }

    /// None: the glyphs tell what the steps are.
    func titles(reached count: Int) -> [Node] { [] }

    private func symbol(_ step: Int, at center: Point, _ color: Color) -> Node {
        switch step {
        case 1: mark(at: center, color)
        case 2: Glyph.storefront.node(center: center, side: Tokens.glyph, color: color)
        case 3:
            brand.vehicleGlyph.node(
                center: center, side: Tokens.glyph, color: color, heading: brand.direction)
        default: Glyph.house.node(center: center, side: Tokens.glyph, color: color)
        }
    }

    private func mark(at center: Point, _ color: Color) -> Node {
        let natural = (Tokens.markArea / brand.markAspect).squareRoot()
        let height = min(natural, Tokens.markLimit, Tokens.markLimit / brand.markAspect)
        let frame = Rect(center: center, size: Size(height * brand.markAspect, height))
        let place = Affine.scale(height).then(.translation(frame.minX, frame.minY))
        return Node(frame: frame, content: .shape(Shape(brand.mark.applying(place), color)))
    }
}
