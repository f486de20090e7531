import CCairo
import DashScene

/// Draws unit-world shapes on a canvas whose unit is the screen's point.
struct MapCanvas {
    let canvas: Canvas
    let projection: MapProjection
    /// How many whole worlds to the right the shapes are shown.
    var lap = 0

    private func place(_ world: Point) -> Point { projection.screen(Point(world.x + Double(lap), world.y)) }

    /// Adds closed rings to the current outline.
    func add(rings: [[Point]]) {
        for ring in rings {
            add(line: ring)
            cairo_close_path(canvas.context)
        }
    }

    /// Adds an open line to the current outline.
    func add(line: [Point]) {
        guard let first = line.first else { return }
        let start = place(first)
        cairo_move_to(canvas.context, start.x, start.y)
        for point in line.dropFirst() {
            let p = place(point)
            cairo_line_to(canvas.context, p.x, p.y)
        }
    }

    /// Strokes the current outline with round ends and corners, and forgets it.
    func stroke(_ color: Color, width: Double) {
        canvas.setSource(color)
        canvas.stroke(width: width)
    }

    /// Fills the current outline and keeps it.
    func fillKeeping(_ color: Color) {
        canvas.setSource(color)
        cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(canvas.context)
    }

    /// Fills the current outline and forgets it.
    func fill(_ color: Color) {
        canvas.setSource(color)
        canvas.fill()
    }
}
