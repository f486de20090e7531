/// Finds the square window that holds the most differing pixels, so that a small solid fault is not lost in a big
/// picture's count.
enum DensestWindow {
    private static let side = DiffRegion.windowSide

    /// The window, moved back inside the picture where it would reach beyond, or the whole picture where that is
    /// smaller; the topmost, then leftmost, of equals.
    static func find(in map: DiffMap, bounds: PixelRect) -> DiffRegion {
        // A column of a window holds at most `side`, which a byte can take.
        var columns = [UInt8](repeating: 0, count: bounds.width)
        var best = (count: 0, x: bounds.x, y: bounds.y)
        map.marks.withUnsafeBufferPointer { marks in
            for y in bounds.y..<bounds.y + bounds.height {
                if y - side >= bounds.y { leave(marks, at: (y - side) * map.width + bounds.x, &columns) }
                guard enter(marks, at: y * map.width + bounds.x, &columns) else { continue }
                let (count, x) = densest(columns)
                if count > best.count { best = (count, bounds.x + x, max(bounds.y, y - side + 1)) }
            }
        }
        let width = min(side, map.width), height = min(side, map.height)
        let rect = PixelRect(
            x: min(best.x, map.width - width), y: min(best.y, map.height - height), width: width, height: height)
        return DiffRegion(rect: rect, differing: best.count)
    }

    /// Counts a row in; false when it has nothing to count. Of a mark's bits only the lowest means "differs".
    private static func enter(_ marks: UnsafeBufferPointer<UInt8>, at start: Int, _ columns: inout [UInt8]) -> Bool {
        var any: UInt8 = 0
        columns.withUnsafeMutableBufferPointer { columns in
            for x in 0..<columns.count {
                let mark = marks[start + x] & DiffMap.Mark.differs.rawValue
                columns[x] &+= mark
                any |= mark
            }
        }
        return any != 0
    }

    private static func leave(_ marks: UnsafeBufferPointer<UInt8>, at start: Int, _ columns: inout [UInt8]) {
        columns.withUnsafeMutableBufferPointer { columns in
            for x in 0..<columns.count { columns[x] &-= marks[start + x] & DiffMap.Mark.differs.rawValue }
        }
    }

    /// The largest sum of `side` columns in a row, and where it starts.
    private static func densest(_ columns: [UInt8]) -> (Int, Int) {
        var sum = 0, best = 0, start = 0
        columns.withUnsafeBufferPointer { columns in
            for x in 0..<min(side, columns.count) { sum &+= Int(columns[x]) }
            best = sum
            guard columns.count > side else { return }
            for x in side..<columns.count {
                sum &+= Int(columns[x]) &- Int(columns[x &- side])
                if sum > best { (best, start) = (sum, x &- side &+ 1) }
            }
        }
        return (best, start)
    }
}
