/// The way that is left, as a line on the map from the courier to home.
struct RouteLine {
    /// Its corners on the screen, home the last one.
    let points: [Point]
    let color: Color

    private typealias Tokens = LayoutTokens.Map

    /// The line; nothing is painted of one so short that the courier's disc covers it.
    func node(_ id: String) -> Node {
        let line = painted
        let stroke = Stroke(color, width: Tokens.routeWidth)
        let content = line.isEmpty ? Node.Content.group : .shape(Shape(.polyline(line), stroke: stroke))
        return Node(id, frame: Rect(enclosing: points), content: content, fact: .points(points))
    }

    /// The part that is painted. Its round end touches home, so that nothing shows beyond the pin's tip. The more the way
    /// comes from above, where the narrow tip would not cover the end, the further up in the pin it ends.
    private var painted: [Point] {
        let (walk, half) = (LineWalk(points), Tokens.routeWidth / 2)
        guard let home = points.last, let end = walk.part(shortOfEndBy: half).last else { return [] }
        let above = max(0, home.y - end.y) / half
        return walk.part(shortOfEndBy: half + above * above * Tokens.routeTuck)
    }
}
