/// The order tracker in the brand's style.
struct Tracker {
    private let style: TrackerStyle
    private let circles: CircleTracker
    private let timeline: TimelineTracker
    private let direction: LayoutDirection
    private let width: Double

    /// A tracker in a column of a screen `width` pt wide, its top edge at `top` pt.
    init(brand: Brand, column: Rect, top: Double, width: Double, setter: TextSetter) {
        style = brand.tracker
        circles = CircleTracker(brand: brand, column: column, top: top, grid: setter.grid)
        timeline = TimelineTracker(brand: brand, column: column, top: top, setter: setter)
        direction = brand.direction
        self.width = width
    }

    /// Line 1 to 3, filled to a share.
    func line(_ line: Int, fill: Double) -> Node {
        facing(style == .circles ? circles.line(line, fill: fill) : timeline.line(line, fill: fill))
    }

    /// Step 1 to 4, when `count` of them have been reached.
    func step(_ step: Int, reached count: Int) -> Node {
        facing(style == .circles ? circles.step(step, reached: count) : timeline.step(step, reached: count))
    }

    /// The steps' names, when `count` of them have been reached; none beside glyphs.
    func titles(reached count: Int) -> [Node] {
        style == .circles ? [] : timeline.titles(reached: count).facing(direction, width: width)
    }

    private func facing(_ node: Node) -> Node {
        direction == .rightToLeft ? node.mirrored(width: width) : node
    }
}
