import DashScene

/// Where a line differs from the same line with another beginning: a route that shortens changes near its start only.
enum StrokeChange {
    /// The pixels in which two strokes can differ; nil when they are no two strokes that end alike.
    static func bounds(from old: Shape, to new: Shape, matrix: Affine) -> PixelRect? {
        guard old.fill == nil, new.fill == nil, let stroke = new.stroke, old.stroke == stroke, stroke.isRound,
            isOneOpenLine(old.path), isOneOpenLine(new.path)
        else { return nil }
        let before = old.path.elements
        let after = new.path.elements
        let common = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        // Where the common part begins, the direction in which the line arrives may differ, and so may the join.
        guard common > 0, common < min(before.count, after.count) else { return nil }
        let changed = Path(
            Array(before.prefix(before.count - common + 1)) + Array(after.prefix(after.count - common + 1)))
        let reach = ShapePainter.reach(of: stroke, matrix: matrix) + 1
        let box = matrix.apply(changed.controlBounds)
        return PixelRect(covering: Rect(box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach))
    }

    private static func isOneOpenLine(_ path: Path) -> Bool {
        path.elements.indices.allSatisfy { index in
            switch path.elements[index] {
            case .move: index == 0
            case .line, .curve: index > 0
            case .close: false
            }
        }
    }
}
