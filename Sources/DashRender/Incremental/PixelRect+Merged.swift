extension PixelRect {
    /// Above so many rectangles those that fit together best are united.
    private static let mergedLimit = 8
    /// Two are united where that repaints at most this share more pixels than the two by themselves.
    private static let acceptedWaste = 0.25
    /// Pixels that may always be wasted: below that a rectangle of its own costs more than it saves.
    private static let freeWaste = 4096

    /// A few rectangles that share no pixel and hold all of `rects`, from top to bottom.
    static func merged(_ rects: [PixelRect]) -> [PixelRect] {
        var merged: [PixelRect] = []
        for rect in rects where !rect.isEmpty { absorb(rect, into: &merged) }
        while merged.count > mergedLimit { uniteCheapestPair(&merged) }
        return merged.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Adds a rectangle, uniting it with those that it meets or nearly fits, until it fits no more.
    private static func absorb(_ rect: PixelRect, into merged: inout [PixelRect]) {
        var rect = rect
        while let index = merged.firstIndex(where: { belongTogether($0, rect) }) {
            rect = rect.union(merged.remove(at: index))
        }
        merged.append(rect)
    }

    private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
        if !a.intersection(b).isEmpty { return true }
        let waste = a.union(b).area - a.area - b.area
        return waste <= max(freeWaste, Int(acceptedWaste * Double(a.area + b.area)))
    }

    private static func uniteCheapestPair(_ merged: inout [PixelRect]) {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in merged.indices {
            for second in merged.indices where second > first {
                let waste = merged[first].union(merged[second]).area - merged[first].area - merged[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let union = merged[best.first].union(merged[best.second])
        merged.remove(at: best.second)
        merged.remove(at: best.first)
        absorb(union, into: &merged)
    }
}
