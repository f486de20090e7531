import DashScene

/// A level label of one or more centred lines.
struct LabelBlock {
    private let lines: [LetterRun]
    private let lineHeight: Double

    init(_ texts: [String], style: TextStyle, shaper: TextShaper) throws {
        lines = try texts.map { try LetterRun($0, style: style, shaper: shaper) }
        lineHeight = style.lineHeight
    }

    /// The boxes around the lines when the block's middle is at `center`.
    func boxes(center: Point) -> [OrientedBox] {
        zip(lines, middles(center)).map { line, middle in
            let height = line.extent.capHeight + line.extent.descent
            let below = line.extent.descent / 2
            return OrientedBox(
                center: middle + Point(0, below), half: Size(line.width / 2, height / 2))
        }
    }

    /// The letters' outlines on the screen.
    func path(center: Point) -> Path {
        var path = Path()
        for (line, middle) in zip(lines, middles(center)) {
            let left = middle.x - line.width / 2
            let baseline = middle.y + line.extent.capHeight / 2
            for glyph in line.glyphs { path.append(glyph.path.applying(.translation(left + glyph.x, baseline))) }
        }
        return path
    }

    /// The middle of each line's capitals.
    private func middles(_ center: Point) -> [Point] {
        let first = center.y - Double(lines.count - 1) * lineHeight / 2
        return lines.indices.map { Point(center.x, first + Double($0) * lineHeight) }
    }
}
