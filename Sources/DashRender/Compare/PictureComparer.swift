import Foundation

/// Compares pictures of one size with the same options, again and again.
///
/// Not to be shared between threads; give each worker its own copy.
public struct PictureComparer: Sendable {
    /// What counts as a difference.
    public let options: DiffOptions
    private var area: DiffArea?
    private var areaSize: PixelSize?

    /// Makes a comparer.
    public init(_ options: DiffOptions = DiffOptions()) { self.options = options }

    /// Compares two pictures; different sizes are a difference, not an error.
    ///
    /// - Throws: `DiffError` when the mask or a rectangle does not suit the pictures.
    public mutating func compare(_ a: Bitmap, _ b: Bitmap) throws(DiffError) -> PictureComparison {
        let first = a.size, second = b.size
        guard first == second else { return PictureComparison(difference: .sizes(first, second)) }
        let area = try area(for: first)
        var diff = PixelDiff(size: first, compared: area.compared)
        let map = PixelGridView.over(a, b) { Self.scan($0, $1, area, options, &diff) } ?? nil
        guard let map else { return PictureComparison(difference: .pixels(diff)) }
        if let bounds = diff.bounds {
            diff.densest = DensestWindow.find(in: map, bounds: bounds)
            diff.regions = DiffRegions.find(in: map, bounds: bounds)
        }
        return PictureComparison(difference: .pixels(diff), map: map)
    }

    /// Throws when the mask or a rectangle does not suit pictures of this size.
    mutating func check(_ size: PixelSize) throws(DiffError) { _ = try area(for: size) }

    private mutating func area(for size: PixelSize) throws(DiffError) -> DiffArea {
        if let area, areaSize == size { return area }
        let made = try DiffArea(width: size.width, height: size.height, options: options)
        area = made
        areaSize = size
        return made
    }

    /// Marks what differs, row by row; nil when no pixel is even stored differently.
    private static func scan(
        _ a: PixelGridView, _ b: PixelGridView, _ area: DiffArea, _ options: DiffOptions, _ diff: inout PixelDiff
    ) -> DiffMap? {
        let rowBytes = a.width * Bitmap.bytesPerPixel
        guard let start = (0..<a.height).first(where: { memcmp(a.row($0), b.row($0), rowBytes) != 0 }) else {
            return nil
        }
        var map = DiffMap(width: a.width, height: a.height)
        map.marks.withUnsafeMutableBufferPointer { marks in
            area.ignored.withUnsafeBufferPointer { ignored in
                var scan = RowScan(a: a, b: b, options: options, ignored: ignored, marks: marks)
                for y in start..<a.height where memcmp(a.row(y), b.row(y), rowBytes) != 0 { scan.run(y) }
                scan.report(into: &diff)
            }
        }
        return map
    }
}

/// What a comparison of two pictures gives.
public struct PictureComparison: Sendable {
    /// How the pictures differ.
    public let difference: PictureDifference
    /// What was found at each pixel; nil when the sizes differ or all bytes are the same.
    public let map: DiffMap?

    init(difference: PictureDifference, map: DiffMap? = nil) {
        self.difference = difference
        self.map = map
    }
}

/// How two pictures differ.
public enum PictureDifference: Hashable, Sendable {
    /// Their sizes differ.
    case sizes(PixelSize, PixelSize)
    /// They have one size; how their pixels differ, if at all.
    case pixels(PixelDiff)
}
