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
        let wrapped = wrapped(text, style, width: width, maxLines: maxLines)
        let rise = baseline(text, style)
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

    /// The lines of a text; where its last one is a word or two, the others give it some of theirs.
    private func wrapped(_ text: String, _ style: TextStyle, width: Double, maxLines: Int) -> WrappedText {
        typealias Tokens = LayoutTokens.Widow
        let natural = measuring.wrap(text, style: style, width: width, maxLines: maxLines)
        func isWidow(_ wrapped: WrappedText) -> Bool { (wrapped.lines.last?.width ?? 0) < width * Tokens.share }
        guard natural.lines.count > 1, !natural.truncated, isWidow(natural) else { return natural }
        let widths = stride(from: width - Tokens.step, through: width / 2, by: -Tokens.step)
        let narrower = widths.lazy.map { measuring.wrap(text, style: style, width: $0, maxLines: maxLines) }
        return narrower.first { $0.truncated || !isWidow($0) }.flatMap { $0.truncated ? nil : $0 } ?? natural
    }

    /// One line whose capitals are centred on `middle`, within `width` pt from `left`.
    func centered(
        _ id: String, _ text: String, style: TextStyle, color: Color, left: Double, middle: Double, width: Double,
        alignment: Alignment = .center
    ) -> Node {
        let capHeight = measuring.measure(text, style: directed(style)).capHeight
        let top = middle + capHeight / 2 - baseline(text, style)
        return block(
            id, text, style: style, color: color, left: left, top: top, width: width, alignment: alignment)
    }

    /// From the top of a line's box down to its baseline, pt.
    private func baseline(_ text: String, _ style: TextStyle) -> Double {
        let extent = measuring.measure(text, style: directed(style))
        return (style.lineHeight - extent.ascent - extent.descent) / 2 + extent.ascent
    }

    /// The free room between a line's ink and the upper and the lower edge of its box, pt; below 0 where the ink of a
    /// tall script leaves the box.
    func freeRoom(_ text: String, _ style: TextStyle) -> (above: Double, below: Double) {
        let (baseline, ink) = (baseline(text, style), measuring.ink(of: text, style: directed(style)))
        return (baseline - ink.rise, style.lineHeight - baseline - ink.drop)
    }

    /// What must be added to the distance between the boxes of two lines, one above the other, for `least` pt to stay
    /// free between their ink.
    func extraGap(
        below upper: (text: String, style: TextStyle), _ lower: (text: String, style: TextStyle), gap: Double,
        least: Double
    ) -> Double {
        let free = freeRoom(upper.text, upper.style).below + gap + freeRoom(lower.text, lower.style).above
        return max(0, least - free)
    }

    /// How many lines `text` takes within `width` pt.
    func lineCount(_ text: String, style: TextStyle, width: Double, maxLines: Int) -> Int {
        text.isEmpty ? 0 : measuring.wrap(text, style: directed(style), width: width, maxLines: maxLines).lines.count
    }

    /// Whether `text` takes no more than `maxLines` lines within `width` pt, whole.
    func fits(_ text: String, style: TextStyle, width: Double, maxLines: Int) -> Bool {
        !measuring.wrap(text, style: directed(style), width: width, maxLines: maxLines).truncated
    }
}
