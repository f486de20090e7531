import Foundation

/// A pin on the map: a black teardrop with its tip on the place.
struct MapPin {
    let colors: ColorRoles

    private typealias Tokens = LayoutTokens.Pin

    /// The pin with its tip at a point, at a scale about the tip.
    func node(_ id: String, glyph: Glyph, tip: Point, scale: Double) -> Node {
        let frame = Rect(tip.x - Tokens.radius, tip.y - Tokens.height, 2 * Tokens.radius, Tokens.height)
        let head = Point(tip.x, tip.y - Tokens.rise)
        let body = Node(frame: frame, content: .shape(Shape(MapPin.outline(tip: tip), colors.pin)))
        let symbol = glyph.node(center: head, side: Tokens.glyph, color: colors.onPin, id: "\(id).glyph")
        var node = Node(id, frame: frame, children: [groundShadow(tip), body, symbol])
        node.transform = .scale(scale, about: tip)
        return node
    }

    private func groundShadow(_ tip: Point) -> Node {
        let size = Size(Tokens.shadowWidth, Tokens.shadowHeight)
        let frame = Rect(center: tip, size: size)
        let dark = colors.shadow.faded(Tokens.shadowOpacity)
        let paint = Paint.radial(
            center: tip, radius: size.width / 2, squash: size.height / size.width,
            stops: [GradientStop(0, dark), GradientStop(0.45, dark.faded(0.7)), GradientStop(1, dark.faded(0))])
        return Node(frame: frame, content: .shape(Shape(.ellipse(frame), fill: paint)))
    }

    /// The teardrop: a round head whose sides run down to the tip in a soft curve within the straight tangents.
    static func outline(tip: Point) -> Path {
        let r = Tokens.radius
        let head = Point(tip.x, tip.y - Tokens.rise)
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

    /// A clockwise arc in equal cubic pieces of at most 65°, angles in degrees clockwise from the right.
    private static func appendArc(_ path: inout Path, _ center: Point, _ r: Double, from: Double, to: Double) {
        let pieces = 4
        let step = (to - from) / Double(pieces) * .pi / 180
        let k = 4.0 / 3.0 * tan(step / 4)
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
