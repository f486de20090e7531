/// The four steps of an order as small nodes on a line, each with its name below.
struct TimelineTracker: TrackerDrawing {
    let brand: Brand
    let column: Rect
    /// The tracker's top edge, pt.
    let top: Double
    let setter: TextSetter

    private typealias Tokens = LayoutTokens.Timeline

    /// The node of step 1 to 4.
    private func node(_ step: Int) -> Rect {
        let pitch = (column.width - Tokens.node) / 3
        return Rect(
            setter.grid.snap(column.minX + pitch * Double(step - 1)), top + Tokens.nodeTop, Tokens.node, Tokens.node)
    }

    /// Line 1 to 3, filled to a share.
    func line(_ line: Int, fill: Double) -> Node {
        let (from, to) = (node(line), node(line + 1))
        let frame = Rect(from.maxX, from.midY - Tokens.line / 2, to.minX - from.maxX, Tokens.line)
        var parts = [bar(frame, brand.colors.hairline)]
        if fill > 0 {
            parts.append(bar(Rect(frame.minX, frame.minY, frame.width * fill, frame.height), brand.colors.track))
        }
        return Node("tracker.line.\(line)", frame: frame, fact: .fill(fill), children: parts)
    }

    /// The node of a step, when `reached` of the four steps have been reached.
    func step(_ step: Int, reached: Int) -> Node {
        TimelineNode(colors: brand.colors, stroke: Tokens.stroke, ring: Tokens.ring)
            .node(step, in: node(step), reached: reached)
    }

    /// The names of the steps, when `reached` of them have been reached.
    func titles(reached: Int) -> [Node] {
        let (style, places) = TimelineNames(brand: brand, column: column, setter: setter)
            .places((1...4).map { node($0).midX })
        return brand.words.steps.enumerated().map { index, name in
            setter.block(
                "tracker.title.\(index + 1)", name, style: style,
                color: index < reached ? brand.colors.ink : brand.colors.secondary, left: places[index].left,
                top: top + Tokens.titleTop, width: places[index].width)
        }
    }
}
