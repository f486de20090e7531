/// Which pixels of a picture are left out of a comparison.
struct DiffArea: Sendable {
    /// 1 for each pixel that is left out, row by row; empty when none is.
    let ignored: [UInt8]
    /// How many pixels are compared.
    let compared: Int

    /// Mask pixels at least this bright and this opaque are ignored.
    private static let half: UInt8 = 128

    init(width: Int, height: Int, options: DiffOptions) throws(DiffError) {
        guard options.mask != nil || !options.ignored.isEmpty else {
            ignored = []
            compared = width * height
            return
        }
        var marks = [UInt8](repeating: 0, count: width * height)
        for rect in options.ignored { try Self.mark(rect, in: &marks, width: width, height: height) }
        if let mask = options.mask { try Self.mark(mask, in: &marks, width: width, height: height) }
        compared = marks.reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
        guard compared > 0 else { throw .nothingLeft }
        ignored = marks
    }

    private static func mark(
        _ rect: PixelRect, in marks: inout [UInt8], width: Int, height: Int
    ) throws(DiffError) {
        let xs = inside(rect.x, rect.width, width), ys = inside(rect.y, rect.height, height)
        guard !xs.isEmpty, !ys.isEmpty else { throw .ignoreOutside(rect: rect, width: width, height: height) }
        for y in ys {
            for x in xs { marks[y * width + x] = 1 }
        }
    }

    private static func mark(
        _ mask: Bitmap, in marks: inout [UInt8], width: Int, height: Int
    ) throws(DiffError) {
        guard mask.width == width, mask.height == height else {
            throw .maskSize(
                mask: PixelSize(width: mask.width, height: mask.height),
                picture: PixelSize(width: width, height: height))
        }
        var count = 0
        for i in marks.indices {
            let p = i * Bitmap.bytesPerPixel
            let isWhite = (0..<Bitmap.bytesPerPixel).allSatisfy { mask.pixels[p + $0] >= half }
            guard isWhite else { continue }
            marks[i] = 1
            count += 1
        }
        guard count > 0 else { throw .maskIsBlack }
    }

    /// The part of `start..<start + length` that lies in `0..<end`; the sum may be beyond what a number holds.
    private static func inside(_ start: Int, _ length: Int, _ end: Int) -> Range<Int> {
        let (sum, isHuge) = start.addingReportingOverflow(length)
        let first = min(max(0, start), end)
        return first..<max(first, isHuge ? end : min(sum, end))
    }
}
