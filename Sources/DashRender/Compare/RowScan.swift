/// Looks at the rows that are stored differently, and counts.
struct RowScan {
    let a: PixelGridView
    let b: PixelGridView
    let isExact: Bool
    let limit: Double
    let ignoresAntialiasing: Bool
    /// Empty when no pixel is left out.
    let ignored: UnsafeBufferPointer<UInt8>
    let marks: UnsafeMutableBufferPointer<UInt8>

    private var differing = 0
    private var antialiased = 0
    private var maxDelta = SIMD4<UInt8>()
    private var left = Int.max
    private var right = Int.min
    private var top = Int.max
    private var bottom = Int.min

    init(
        a: PixelGridView, b: PixelGridView, options: DiffOptions, ignored: UnsafeBufferPointer<UInt8>,
        marks: UnsafeMutableBufferPointer<UInt8>
    ) {
        self.a = a
        self.b = b
        isExact = options.threshold == .exact
        limit = options.threshold.squared
        ignoresAntialiasing = options.ignoresAntialiasing
        self.ignored = ignored
        self.marks = marks
    }

    /// Marks one row.
    mutating func run(_ y: Int) {
        let first = a.row(y), second = b.row(y)
        let before = differing
        var x = 0
        while let next = Self.nextDifference(first, second, from: x, to: a.width) {
            judge(x: next, y: y, first[next], second[next])
            x = next + 1
        }
        if differing > before {
            top = min(top, y)
            bottom = max(bottom, y)
        }
    }

    /// Writes the counts.
    func report(into diff: inout PixelDiff) {
        diff.differing = differing
        diff.antialiased = antialiased
        diff.maxDelta = Int(maxDelta.max())
        guard differing > 0 else { return }
        diff.bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    @inline(__always)
    private mutating func judge(x: Int, y: Int, _ p: SIMD4<UInt8>, _ q: SIMD4<UInt8>) {
        let at = y * a.width + x
        if !ignored.isEmpty, ignored[at] != 0 { return }
        if !isExact, ColorDistance.squared(p, q) <= limit { return }
        if ignoresAntialiasing, Antialiasing.isEdge(a, b, x: x, y: y) {
            marks[at] = DiffMap.Mark.antialiased.rawValue
            antialiased += 1
            return
        }
        marks[at] = DiffMap.Mark.differs.rawValue
        differing += 1
        maxDelta = pointwiseMax(maxDelta, pointwiseMax(p, q) &- pointwiseMin(p, q))
        left = min(left, x)
        right = max(right, x)
    }

    /// Whether 32 bytes are the same; whole words are quicker here than vectors of bytes.
    @inline(__always)
    private static func isEqual(_ p: UnsafeRawPointer, _ q: UnsafeRawPointer) -> Bool {
        var difference: UInt64 = 0
        for offset in stride(from: 0, to: 32, by: 8) {
            difference |=
                p.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ q.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        return difference == 0
    }

    /// The next place at which the two rows are stored differently; equal stretches are skipped eight pixels at once.
    @inline(__always)
    private static func nextDifference(
        _ first: UnsafePointer<SIMD4<UInt8>>, _ second: UnsafePointer<SIMD4<UInt8>>, from start: Int, to end: Int
    ) -> Int? {
        let step = 8
        let p = UnsafeRawPointer(first), q = UnsafeRawPointer(second)
        var x = start
        while x < end {
            if x + step <= end, isEqual(p + x * Bitmap.bytesPerPixel, q + x * Bitmap.bytesPerPixel) {
                x += step
                continue
            }
            for place in x..<min(x + step, end) where first[place] != second[place] { return place }
            x += step
        }
        return nil
    }
}
