/// The way that is left, as a line on the map from the courier to home.
///
/// It is painted from the last of some fixed places that the courier has passed, which the disc hides. A line from the
/// courier's very place would be turned by a hair on every frame, as outlines are rounded to parts of a pixel, and so
/// would flicker and be repainted in its whole length.
struct RouteLine {
    /// A place on the way.
    struct Place: Hashable {
        /// How far along the route it is, m.
        let metres: Double
        /// Where it is on the screen, pt.
        let point: Point
    }

    private let places: [Place]
    /// The line from the first place on; it has the places' points up to its own last one.
    private let line: [Point]
    private let color: Color

    private typealias Tokens = LayoutTokens.Map

    /// Measures the way between `corners`, home the last one.
    init(_ corners: [Place], color: Color) {
        places = RouteLine.places(between: corners)
        line = RouteLine.painted(places.map(\.point))
        self.color = color
    }

    /// The line once the courier is `metres` along the route, and `left` still lies ahead; nothing is painted of one so
    /// short that the courier's disc covers it.
    func node(_ id: String, from metres: Double, left: [Point]) -> Node {
        let passed = places.lastIndex { $0.metres <= metres } ?? 0
        let painted = line.dropFirst(passed)
        let stroke = Stroke(color, width: Tokens.routeWidth)
        let content =
            painted.count < 2 ? Node.Content.group : .shape(Shape(.polyline(Array(painted)), stroke: stroke))
        return Node(id, frame: Rect(enclosing: left), content: content, fact: .points(left))
    }

    /// The corners, and between them so many places that the disc hides the way from one to the next.
    private static func places(between corners: [Place]) -> [Place] {
        var places = Array(corners.prefix(1))
        for (start, end) in zip(corners, corners.dropFirst()) where start.point != end.point {
            let count = max(1, ((end.point - start.point).length / Tokens.routeStep).rounded(.up))
            places += stride(from: 1, to: count, by: 1).map { step in
                let share = step / count
                return Place(
                    metres: start.metres + (end.metres - start.metres) * share,
                    point: start.point + (end.point - start.point) * share)
            }
            places.append(end)
        }
        return places
    }

    /// The part of the way that is ever painted. Its round end touches home, so that nothing shows beyond the pin's tip.
    /// The more the way comes from above, where the narrow tip would not cover the end, the further up in the pin it ends.
    private static func painted(_ way: [Point]) -> [Point] {
        let (walk, half) = (LineWalk(way), Tokens.routeWidth / 2)
        guard let home = way.last, let end = walk.part(shortOfEndBy: half).last else { return [] }
        let above = max(0, home.y - end.y) / half
        return walk.part(shortOfEndBy: half + above * above * Tokens.routeTuck)
    }
}
