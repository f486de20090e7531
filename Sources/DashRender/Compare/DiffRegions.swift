/// Gathers differing pixels that lie together into regions.
///
/// The picture is cut into tiles; tiles that hold differing pixels and touch, corners included, make one region.
struct DiffRegions {
    private struct Tile {
        var count = 0
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min

        mutating func add(x: Int, y: Int) {
            count += 1
            left = min(left, x)
            top = min(top, y)
            right = max(right, x)
            bottom = max(bottom, y)
        }

        mutating func join(_ other: Tile) {
            count += other.count
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
        }

        var region: DiffRegion {
            let rect = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            return DiffRegion(rect: rect, differing: count)
        }
    }

    private static let side = DiffRegion.windowSide

    private let columns: Int
    private let rows: Int
    private var tiles: [Tile]

    /// The regions, the largest count first, then from the top left; at most `DiffRegion.most`.
    static func find(in map: DiffMap, bounds: PixelRect) -> [DiffRegion] {
        var grid = DiffRegions(map, bounds)
        var found: [DiffRegion] = []
        for index in grid.tiles.indices where grid.tiles[index].count > 0 { found.append(grid.takeGroup(from: index)) }
        found.sort { ($1.differing, $0.rect.y, $0.rect.x) < ($0.differing, $1.rect.y, $1.rect.x) }
        return Array(found.prefix(DiffRegion.most))
    }

    private init(_ map: DiffMap, _ bounds: PixelRect) {
        columns = (map.width + Self.side - 1) / Self.side
        rows = (map.height + Self.side - 1) / Self.side
        tiles = [Tile](repeating: Tile(), count: columns * rows)
        map.marks.withUnsafeBytes { marks in
            for y in bounds.y..<bounds.y + bounds.height {
                Self.forEachDifference(marks, y * map.width + bounds.x, bounds.width) { x in
                    let x = bounds.x + x
                    tiles[y / Self.side * columns + x / Self.side].add(x: x, y: y)
                }
            }
        }
    }

    /// Calls `body` for each place that differs, skipping empty stretches eight at once.
    @inline(__always)
    private static func forEachDifference(
        _ marks: UnsafeRawBufferPointer, _ start: Int, _ count: Int, _ body: (Int) -> Void
    ) {
        let step = MemoryLayout<UInt64>.size
        var x = 0
        while x < count {
            let end = min(x + step, count)
            let isEmpty = end == x + step && marks.loadUnaligned(fromByteOffset: start + x, as: UInt64.self) == 0
            if !isEmpty {
                for place in x..<end where marks[start + place] == DiffMap.Mark.differs.rawValue { body(place) }
            }
            x = end
        }
    }

    /// Takes a tile, and all that hang together with it, out of the grid.
    private mutating func takeGroup(from index: Int) -> DiffRegion {
        var group = Tile()
        var waiting = [index]
        while let next = waiting.popLast() {
            guard tiles[next].count > 0 else { continue }
            group.join(tiles[next])
            tiles[next].count = 0
            waiting += neighbours(of: next)
        }
        return group.region
    }

    private func neighbours(of index: Int) -> [Int] {
        let column = index % columns, row = index / columns
        var found: [Int] = []
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            for x in max(0, column - 1)...min(columns - 1, column + 1) where tiles[y * columns + x].count > 0 {
                found.append(y * columns + x)
            }
        }
        return found
    }
}
