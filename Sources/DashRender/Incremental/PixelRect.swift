import DashScene

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
    /// The left and top edges, px.
    public var x: Int, y: Int
    /// The sides, px.
    public var width: Int, height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// No pixel at all.
    public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// The first column to the right of it.
    public var maxX: Int { x + width }
    /// The first row below it.
    public var maxY: Int { y + height }
    /// How many pixels it covers.
    public var area: Int { width * height }
    /// Whether it covers no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The pixels that both cover.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return .empty }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both; an empty one does not count.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The rectangle at another place, px.
    func moved(_ x: Int, _ y: Int) -> PixelRect {
        PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// The up to four rectangles that `hole`, which lies inside, leaves: above and below it, then beside it.
    func without(_ hole: PixelRect) -> [PixelRect] {
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }

    /// Whether `other` lies wholly inside; an empty one does.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
    }

    /// Cairo keeps coordinates in 1/256 px; what is less than half of that off a pixel's edge is on it.
    static let subpixels = 256.0
    /// Far beyond every surface, yet safe to calculate with.
    private static let farthest = 1e6

    /// The pixels that a rectangle in px touches; empty for one without area.
    init(covering r: Rect) {
        guard r.width > 0, r.height > 0 else {
            self = .empty
            return
        }
        let left = PixelRect.edge(r.minX).rounded(.down)
        let top = PixelRect.edge(r.minY).rounded(.down)
        self.init(
            x: Int(left), y: Int(top), width: Int(PixelRect.edge(r.maxX).rounded(.up) - left),
            height: Int(PixelRect.edge(r.maxY).rounded(.up) - top))
    }

    /// The rectangle itself where all its edges lie on whole pixels; nil where not.
    init?(exactly r: Rect) {
        let edges = [r.minX, r.minY, r.maxX, r.maxY].map(PixelRect.edge)
        guard edges.allSatisfy({ $0 == $0.rounded() }) else { return nil }
        self.init(
            x: Int(edges[0]), y: Int(edges[1]), width: Int(edges[2] - edges[0]), height: Int(edges[3] - edges[1]))
    }

    private static func edge(_ value: Double) -> Double {
        guard !value.isNaN else { return 0 }
        return (max(-farthest, min(farthest, value)) * subpixels).rounded(.toNearestOrEven) / subpixels
    }
}
