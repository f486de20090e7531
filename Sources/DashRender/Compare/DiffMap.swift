/// What a comparison found at each pixel.
public struct DiffMap: Hashable, Sendable {
    /// What was found at one pixel.
    public enum Mark: UInt8, Sendable {
        /// Equal, ignored, or within the threshold.
        case same = 0
        /// Different.
        case differs = 1
        /// Different, but part of an antialiased edge, and these are ignored.
        case antialiased = 2
    }

    /// The sides, px.
    public let width: Int, height: Int
    /// A mark's raw value for each pixel, row by row.
    var marks: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        marks = [UInt8](repeating: Mark.same.rawValue, count: width * height)
    }

    /// What was found at `(x, y)`; both must be inside.
    public subscript(x: Int, y: Int) -> Mark { Mark(rawValue: marks[y * width + x]) ?? .same }
}
