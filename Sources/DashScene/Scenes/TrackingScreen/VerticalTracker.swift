/// The four steps of an order as nodes one below another, each with its name beside it.
struct VerticalTracker: TrackerDrawing {
    let brand: Brand
    let layout: VerticalLayout
    let setter: TextSetter

    private typealias Tokens = LayoutTokens.VerticalTimeline

    /// Line 1 to 3, filled from above to a share.
    func line(_ line: Int, fill: Double) -> Node {
        let (from, to) = (layout.node(line), layout.node(line + 1))
        let frame = Rect(from.midX - Tokens.line / 2, from.maxY, Tokens.line, to.minY - from.maxY)
        var parts = [bar(frame, brand.colors.hairline)]
        if fill > 0 {
            // While it fills, the ring of the node above covers its start: what can be seen is filled to the share.
            let hidden = fill < 1 ? Tokens.ring : 0
            let height = hidden + (frame.height - hidden) * fill
            parts.append(bar(Rect(frame.minX, frame.minY, frame.width, height), brand.colors.track))
        }
        return Node("tracker.line.\(line)", frame: frame, fact: .fill(fill), children: parts)
    }

    /// The node of a step, when `count` of the four steps have been reached.
    func step(_ step: Int, reached count: Int) -> Node {
        TimelineNode(colors: brand.colors, stroke: Tokens.stroke, ring: Tokens.ring)
            .node(step, in: layout.node(step), reached: count)
    }

    /// The names of the steps: the present one's the strongest, those ahead in the secondary colour.
    func titles(reached count: Int) -> [Node] {
        brand.words.steps.enumerated().map { index, name in
            let place = layout.name(index + 1)
            return setter.block(
                "tracker.title.\(index + 1)", name, style: style(index + 1, reached: count),
                color: index < count ? brand.colors.ink : brand.colors.secondary, left: place.minX, top: place.minY,
                width: place.width)
        }
    }

    private func style(_ step: Int, reached count: Int) -> TextStyle {
        var style = layout.nameStyle
        if step < count { style.weight = brand.type.details.weight }
        if step > count { style.weight = brand.type.helper.weight }
        return style
    }
}
