import CCairo
import DashScene

/// A blend of colours as cairo draws it, in the coordinates of the outline that it fills.
final class Gradient {
    let pattern: OpaquePointer

    init(_ paint: Paint) throws {
        guard let made = Gradient.pattern(for: paint) else {
            throw CairoError(message: "no pattern", operation: "making a gradient")
        }
        pattern = made
        cairo_pattern_set_extend(made, CAIRO_EXTEND_PAD)
        try CairoError.check(cairo_pattern_status(made), "making a gradient")
    }

    deinit { cairo_pattern_destroy(pattern) }

    private static func pattern(for paint: Paint) -> OpaquePointer? {
        switch paint {
        case .color(let color):
            let opaque = GradientStop(0, color)
            return add([opaque], to: cairo_pattern_create_linear(0, 0, 1, 0))
        case .linear(let from, let to, let stops):
            return add(stops, to: cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
        case .radial(let center, let radius, let squash, let stops):
            let pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
            // Maps the squashed ellipse back to the circle that cairo blends in.
            var matrix = cairo_matrix_t()
            let stretch = 1 / max(squash, 1e-6)
            cairo_matrix_init(&matrix, 1, 0, 0, stretch, 0, center.y * (1 - stretch))
            cairo_pattern_set_matrix(pattern, &matrix)
            return add(stops, to: pattern)
        }
    }

    private static func add(_ stops: [GradientStop], to pattern: OpaquePointer?) -> OpaquePointer? {
        for stop in stops {
            let c = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset, Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255,
                Double(c.alpha) / 255)
        }
        return pattern
    }
}
