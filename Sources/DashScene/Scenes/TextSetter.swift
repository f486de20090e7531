/// Places text: measures it, shrinks it or ends it with an ellipsis, and makes its node.
struct TextSetter {
    let measuring: any TextMeasuring
    let grid: PixelGrid
    /// The way that paragraphs run; nil for the way of their first letter that has one. What runs from right to left is
    /// mirrored after it has been set, so that every text starts at the left.
    var direction: LayoutDirection?

    /// How text is placed across its space.
    enum Alignment {
        /// At the left.
        case leading
        /// In the middle.
        case center
    }

    /// The advance width of one line, pt.
    func width(_ text: String, _ style: TextStyle) -> Double {
        measuring.measure(text, style: directed(style)).width
    }

    private func directed(_ style: TextStyle) -> TextStyle {
        var style = style
        style.direction = direction
        return style
    }

    /// The style, made smaller (down to `floor` pt) until one line of `text` fits into `width` pt.
    func fitted(_ style: TextStyle, _ text: String, width: Double, floor: Double) -> TextStyle {
        var fitted = style
        while fitted.size > floor, self.width(text, fitted) > width {
            fitted.size = max(floor, fitted.size - 0.5)
        }
        return fitted
    }

    /// Text in lines from `top` on, within `width` pt from `left`.
    func block(
        _ id: String, _ text: String, style: TextStyle, color: Color, left: Double, top: Double, width: Double,
        maxLines: Int = 1, alignment: Alignment = .leading
    ) -> Node {
        let style = directed(style)
        let wrapped = measuring.wrap(text, style: style, width: width, maxLines: maxLines)
        let extent = measuring.measure(text, style: style)
        let rise = (style.lineHeight - extent.ascent - extent.descent) / 2 + extent.ascent
        var lines: [TextLine] = []
        for (i, line) in wrapped.lines.enumerated() {
            let free = width - line.width
            let inset = alignment == .center ? free / 2 : 0
            let baseline = grid.snap(top + rise + Double(i) * style.lineHeight)
            lines.append(TextLine(line.string, origin: Point(left + inset, baseline), width: line.width))
        }
        let x = lines.map(\.origin.x).min() ?? left
        let ends = lines.map { $0.origin.x + $0.width }.max() ?? left
        let frame = Rect(x, top, ends - x, Double(lines.count) * style.lineHeight)
        let block = TextBlock(
            text: text, lines: lines, style: style, color: color, truncated: wrapped.truncated, room: width)
        return Node(id, frame: frame, content: .text(block))
    }

    /// One line whose capitals are centred on `middle`, within `width` pt from `left`.
    func centered(
        _ id: String, _ text: String, style: TextStyle, color: Color, left: Double, middle: Double, width: Double,
        alignment: Alignment = .center
    ) -> Node {
        let extent = measuring.measure(text, style: directed(style))
        let baseline = middle + extent.capHeight / 2
        let rise = (style.lineHeight - extent.ascent - extent.descent) / 2 + extent.ascent
        return block(
            id, text, style: style, color: color, left: left, top: baseline - rise, width: width, alignment: alignment)
    }

    /// How many lines `text` takes within `width` pt.
    func lineCount(_ text: String, style: TextStyle, width: Double, maxLines: Int) -> Int {
        text.isEmpty ? 0 : measuring.wrap(text, style: directed(style), width: width, maxLines: maxLines).lines.count
    }
}
