/// Finds the square window that holds the most differing pixels, so that a small solid fault is not lost in a big
/// picture's count.
enum DensestWindow {
    private static let side = DiffRegion.windowSide

    /// The window, moved back inside the picture where it would reach beyond, or the whole picture where that is
    /// smaller; the topmost, then leftmost, of equals.
    static func find(in map: DiffMap, bounds: PixelRect) -> DiffRegion {
        var columns = [Int32](repeating: 0, count: bounds.width)
        var best: (count: Int32, x: Int, y: Int) = (0, bounds.x, bounds.y)
        for y in bounds.y..<bounds.maxY {
            add(map, row: y, bounds, to: &columns, 1)
            if y - side >= bounds.y { add(map, row: y - side, bounds, to: &columns, -1) }
            let (count, x) = densest(columns)
            if count > best.count { best = (count, bounds.x + x, max(bounds.y, y - side + 1)) }
        }
        let width = min(side, map.width), height = min(side, map.height)
        let rect = PixelRect(
            x: min(best.x, map.width - width), y: min(best.y, map.height - height), width: width, height: height)
        return DiffRegion(rect: rect, differing: Int(best.count))
    }

    private static func add(
        _ map: DiffMap, row y: Int, _ bounds: PixelRect, to columns: inout [Int32], _ sign: Int32
    ) {
        let start = y * map.width + bounds.x
        map.marks.withUnsafeBufferPointer { marks in
            for x in columns.indices {
                columns[x] &+= marks[start + x] == DiffMap.Mark.differs.rawValue ? sign : 0
            }
        }
    }

    /// The largest sum of `side` columns in a row, and where it starts.
    private static func densest(_ columns: [Int32]) -> (Int32, Int) {
        var sum: Int32 = 0, best: Int32 = 0
        var start = 0
        columns.withUnsafeBufferPointer { columns in
            for x in columns.indices {
                sum &+= columns[x]
                if x >= side { sum &-= columns[x - side] }
                if sum > best {
                    best = sum
                    start = max(0, x - side + 1)
                }
            }
        }
        return (best, start)
    }
}
