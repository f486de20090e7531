extension Path {
    /// Control-point distance, in radii, of the cubic that follows a quarter circle best: 4/3·(√2 − 1).
    private static let quarterArc = 0.5522847498307936

    /// A closed rectangle.
    public static func rectangle(_ r: Rect) -> Path {
        polygon([
            Point(r.minX, r.minY), Point(r.maxX, r.minY), Point(r.maxX, r.maxY), Point(r.minX, r.maxY),
        ])
    }

    /// A closed polygon through `points`.
    public static func polygon(_ points: [Point]) -> Path {
        var path = polyline(points)
        path.close()
        return path
    }

    /// An open line through `points`.
    public static func polyline(_ points: [Point]) -> Path {
        guard let first = points.first else { return Path() }
        return Path([.move(first)] + points.dropFirst().map { .line($0) })
    }

    /// A circle of four cubic arcs.
    public static func circle(center: Point, radius: Double) -> Path {
        ellipse(Rect(center: center, radius: radius))
    }

    /// The ellipse inscribed in `r`.
    public static func ellipse(_ r: Rect) -> Path {
        roundedRectangle(r, radii: CornerRadii(all: .infinity), elliptic: true)
    }

    /// A rectangle with circular corners; radii are cut to half the shorter side.
    public static func roundedRectangle(_ r: Rect, radius: Double) -> Path {
        roundedRectangle(r, radii: CornerRadii(all: radius))
    }

    /// A rectangle with a circular radius of its own for each corner.
    public static func roundedRectangle(_ r: Rect, radii: CornerRadii) -> Path {
        roundedRectangle(r, radii: radii, elliptic: false)
    }

    private static func roundedRectangle(_ r: Rect, radii: CornerRadii, elliptic: Bool) -> Path {
        let limit = min(r.width, r.height) / 2
        func corner(_ radius: Double) -> Size {
            elliptic ? Size(r.width / 2, r.height / 2) : Size(min(radius, limit), min(radius, limit))
        }
        let tl = corner(radii.topLeft)
        let tr = corner(radii.topRight)
        let br = corner(radii.bottomRight)
        let bl = corner(radii.bottomLeft)
        let k = 1 - quarterArc
        var p = Path()
        p.move(to: Point(r.minX + tl.width, r.minY))
        p.line(to: Point(r.maxX - tr.width, r.minY))
        p.curve(
            Point(r.maxX - tr.width * k, r.minY), Point(r.maxX, r.minY + tr.height * k),
            to: Point(r.maxX, r.minY + tr.height))
        p.line(to: Point(r.maxX, r.maxY - br.height))
        p.curve(
            Point(r.maxX, r.maxY - br.height * k), Point(r.maxX - br.width * k, r.maxY),
            to: Point(r.maxX - br.width, r.maxY))
        p.line(to: Point(r.minX + bl.width, r.maxY))
        p.curve(
            Point(r.minX + bl.width * k, r.maxY), Point(r.minX, r.maxY - bl.height * k),
            to: Point(r.minX, r.maxY - bl.height))
        p.line(to: Point(r.minX, r.minY + tl.height))
        p.curve(
            Point(r.minX, r.minY + tl.height * k), Point(r.minX + tl.width * k, r.minY),
            to: Point(r.minX + tl.width, r.minY))
        p.close()
        return p
    }
}
