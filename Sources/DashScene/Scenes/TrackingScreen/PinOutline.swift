import Foundation

/// The outlines of pins, each with its tip at a point.
enum PinOutline {
    private typealias Tokens = LayoutTokens.Pin

    /// The body of a style, without its glyph.
    static func body(_ style: PinStyle, tip: Point) -> Path {
        switch style {
        case .teardrop: teardrop(tip: tip)
        case .disc: disc(tip: tip)
        case .square: square(tip: tip)
        }
    }

    /// A round head whose sides run down to the tip in a soft curve within the straight tangents.
    private static func teardrop(tip: Point) -> Path {
        let form = Tokens.form(.teardrop)
        let r = form.half
        let head = Point(tip.x, tip.y - form.rise)
        // Where the head passes into the sides: 40 degrees below the horizontal.
        let (c, s) = (0.766044443118978, 0.6427876096865393)
        let right = Point(head.x + r * c, head.y + r * s)
        let left = Point(head.x - r * c, head.y + r * s)
        let tangent = Point(-s, c)
        let reach = r * 0.38
        var path = Path()
        path.move(to: left)
        appendArc(&path, head, r, from: 140, to: 400)
        path.curve(right + tangent * reach, Point(tip.x + 2.6, tip.y - 3.4), to: tip)
        path.curve(Point(tip.x - 2.6, tip.y - 3.4), Point(left.x + s * reach, left.y + c * reach), to: left)
        path.close()
        return path
    }

    /// A disc, a stem and a dot around the tip, in one outline.
    private static func disc(tip: Point) -> Path {
        let form = Tokens.form(.disc)
        let (head, half) = (Point(tip.x, tip.y - form.rise), Tokens.stem / 2)
        // Where the stem meets the disc and the dot, degrees from straight down and straight up.
        let (above, below) = (angle(half, form.half), angle(half, form.foot))
        var path = Path()
        path.move(to: head + Point(-half, cosine(half, form.half)))
        appendArc(&path, head, form.half, from: 90 + above, to: 450 - above)
        path.line(to: tip + Point(half, -cosine(half, form.foot)))
        appendArc(&path, tip, form.foot, from: -90 + below, to: 270 - below)
        path.close()
        return path
    }

    private static func angle(_ aside: Double, _ radius: Double) -> Double { asin(aside / radius) * 180 / .pi }

    private static func cosine(_ aside: Double, _ radius: Double) -> Double {
        (radius * radius - aside * aside).squareRoot()
    }

    /// A square with round corners, its pointer in the middle of its lower side.
    private static func square(tip: Point) -> Path {
        let form = Tokens.form(.square)
        let head = form.head(tip: tip)
        let half = Tokens.pointer / 2
        return .roundedPolygon([
            Corner(Point(head.minX, head.minY), radius: form.corner),
            Corner(Point(head.maxX, head.minY), radius: form.corner),
            Corner(Point(head.maxX, head.maxY), radius: form.corner),
            Corner(Point(tip.x + half, head.maxY), radius: Tokens.pointerBend), Corner(tip, radius: Tokens.pointerTip),
            Corner(Point(tip.x - half, head.maxY), radius: Tokens.pointerBend),
            Corner(Point(head.minX, head.maxY), radius: form.corner),
        ])
    }

    /// A clockwise arc in equal cubic pieces of at most 90°, angles in degrees clockwise from the right.
    private static func appendArc(_ path: inout Path, _ center: Point, _ r: Double, from: Double, to: Double) {
        let pieces = 4
        let step = (to - from) / Double(pieces) * .pi / 180
        let k = Path.arcReach(sweep: step)
        for i in 0..<pieces {
            let a = from * .pi / 180 + step * Double(i)
            let b = a + step
            let start = Point(cos(a), sin(a))
            let end = Point(cos(b), sin(b))
            path.curve(
                center + Point(start.x - k * start.y, start.y + k * start.x) * r,
                center + Point(end.x + k * end.y, end.y - k * end.x) * r, to: center + end * r)
        }
    }
}
