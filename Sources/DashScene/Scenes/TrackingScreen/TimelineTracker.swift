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

    private func bar(_ r: Rect, _ color: Color) -> Node {
        Node(frame: r, content: .shape(Shape(.rectangle(r), color)))
    }

    /// The node of a step, when `reached` of the four steps have been reached.
    func step(_ step: Int, reached: Int) -> Node {
        TimelineNode(colors: brand.colors, stroke: Tokens.stroke, ring: Tokens.ring)
            .node(step, in: node(step), reached: reached)
    }

    /// The names of the steps, when `reached` of them have been reached.
    func titles(reached: Int) -> [Node] {
        let names = brand.words.steps
        var style = brand.type.photoLabel
        style.size = min(style.size, Tokens.titleSize)
        style.lineHeight = Tokens.titleHeight
        let fits = names.enumerated().map { index, name in
            setter.fitted(style, name, width: room(index).width, floor: Tokens.titleFloor).size
        }
        style.size = fits.min() ?? style.size
        return names.enumerated().map { index, name in
            title(index, name, style, index < reached ? brand.colors.ink : brand.colors.secondary)
        }
    }

    private func title(_ index: Int, _ name: String, _ style: TextStyle, _ color: Color) -> Node {
        let room = room(index)
        // The last name ends where the column does.
        let width = index == 3 ? min(room.width, setter.width(name, style)) : room.width
        return setter.block(
            "tracker.title.\(index + 1)", name, style: style, color: color, left: room.maxX - width,
            top: room.minY, width: width, alignment: (1...2).contains(index) ? .center : .leading)
    }

    /// Where a name may lie: the first and the last at the column's ends, the others below their nodes.
    private func room(_ index: Int) -> Rect {
        let pitch = (column.width - Tokens.node) / 3
        let width = (pitch + Tokens.node / 2 - Tokens.titleGap) / 1.5
        let top = top + Tokens.titleTop
        switch index {
        case 0: return Rect(column.minX, top, width, Tokens.titleHeight)
        case 3: return Rect(column.maxX - width, top, width, Tokens.titleHeight)
        default:
            return Rect(node(index + 1).midX - width / 2, top, width, Tokens.titleHeight)
        }
    }
}
