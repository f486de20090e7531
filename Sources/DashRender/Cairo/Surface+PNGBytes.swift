import CCairo

extension Surface {
    /// What is left of a PNG that cairo reads piece by piece.
    private struct Source {
        var rest: UnsafeRawBufferPointer
    }

    /// Decodes a PNG in memory into a surface with alpha.
    convenience init(pngBytes: UnsafeRawBufferPointer, operation: String) throws {
        var source = Source(rest: pngBytes)
        let decoded = cairo_image_surface_create_from_png_stream(
            { closure, target, count in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                let source = closure.assumingMemoryBound(to: Source.self)
                let count = Int(count)
                guard source.pointee.rest.count >= count, let start = source.pointee.rest.baseAddress else {
                    return CAIRO_STATUS_READ_ERROR
                }
                target.update(from: start.assumingMemoryBound(to: UInt8.self), count: count)
                source.pointee.rest = UnsafeRawBufferPointer(rebasing: source.pointee.rest.dropFirst(count))
                return CAIRO_STATUS_SUCCESS
            }, &source)
        guard let decoded else { throw CairoError(message: "no surface", operation: operation) }
        defer { cairo_surface_destroy(decoded) }
        try CairoError.check(cairo_surface_status(decoded), operation)
        try self.init(
            width: Int(cairo_image_surface_get_width(decoded)), height: Int(cairo_image_surface_get_height(decoded)),
            format: .alpha)
        let canvas = try Canvas(self)
        cairo_set_source_surface(canvas.context, decoded, 0, 0)
        canvas.paint()
        try canvas.finish(operation)
    }
}
