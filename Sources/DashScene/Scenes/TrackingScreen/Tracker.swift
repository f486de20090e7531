/// Draws the parts of an order tracker, as for a screen that runs from left to right.
protocol TrackerDrawing {
    /// Line 1 to 3, filled to a share.
    func line(_ line: Int, fill: Double) -> Node

    /// Step 1 to 4, when `count` of them have been reached.
    func step(_ step: Int, reached count: Int) -> Node

    /// The steps' names, when `count` of them have been reached; none beside glyphs.
    func titles(reached count: Int) -> [Node]
}

extension TrackerDrawing {
    /// A part of a line, its ends round where a radius (pt) is given.
    func bar(_ r: Rect, _ color: Color, radius: Double = 0) -> Node {
        let outline = radius > 0 ? Path.roundedRectangle(r, radius: radius) : .rectangle(r)
        return Node(frame: r, content: .shape(Shape(outline, color)))
    }
}

/// The order tracker in the brand's style.
struct Tracker {
    private let drawing: any TrackerDrawing
    private let direction: LayoutDirection
    private let width: Double

    /// A tracker in a sheet, its top edge at `top` pt where it lies in a row.
    init(brand: Brand, layout: SheetLayout, top: Double, setter: TextSetter) {
        let column = layout.column
        drawing =
            switch (brand.tracker, layout.vertical) {
            case (.circles, _): CircleTracker(brand: brand, column: column, top: top, grid: setter.grid)
            case (.verticalTimeline, let vertical?): VerticalTracker(brand: brand, layout: vertical, setter: setter)
            case (.timeline, _), (.verticalTimeline, nil):
                TimelineTracker(brand: brand, column: column, top: top, setter: setter)
            }
        direction = brand.direction
        width = layout.canvas.width
    }

    /// Line 1 to 3, filled to a share.
    func line(_ line: Int, fill: Double) -> Node { facing(drawing.line(line, fill: fill)) }

    /// Step 1 to 4, when `count` of them have been reached.
    func step(_ step: Int, reached count: Int) -> Node { facing(drawing.step(step, reached: count)) }

    /// The steps' names, when `count` of them have been reached; none beside glyphs.
    func titles(reached count: Int) -> [Node] {
        drawing.titles(reached: count).facing(direction, width: width)
    }

    private func facing(_ node: Node) -> Node {
        direction == .rightToLeft ? node.mirrored(width: width) : node
    }
}
