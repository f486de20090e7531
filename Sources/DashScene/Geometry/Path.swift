/// A vector outline: subpaths of straight lines and cubic Bézier curves, in points.
public struct Path: Hashable, Sendable {
    /// One drawing step.
    public enum Element: Hashable, Sendable {
        /// Starts a subpath.
        case move(Point)
        /// A straight line from the current point.
        case line(Point)
        /// A cubic Bézier from the current point: two control points, then the end.
        case curve(Point, Point, Point)
        /// Closes the subpath with a line to its start.
        case close

        /// The point that a step leads to; nil where it closes.
        var end: Point? {
            switch self {
            case .move(let p), .line(let p), .curve(_, _, let p): p
            case .close: nil
            }
        }
    }

    /// The steps in drawing order.
    public private(set) var elements: [Element]

    /// Makes a path from its steps.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Starts a subpath at `p`.
    public mutating func move(to p: Point) { elements.append(.move(p)) }
    /// Adds a straight line to `p`.
    public mutating func line(to p: Point) { elements.append(.line(p)) }
    /// Adds a cubic Bézier to `p`.
    public mutating func curve(_ c1: Point, _ c2: Point, to p: Point) { elements.append(.curve(c1, c2, p)) }
    /// Closes the current subpath.
    public mutating func close() { elements.append(.close) }
    /// Adds all steps of another path.
    public mutating func append(_ other: Path) { elements += other.elements }

    /// The same outline under an affine map.
    public func applying(_ m: Affine) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let p): .move(m.apply(p))
                case .line(let p): .line(m.apply(p))
                case .curve(let c1, let c2, let p): .curve(m.apply(c1), m.apply(c2), m.apply(p))
                case .close: .close
                }
            })
    }

    /// The bounding box of all end and control points; holds the outline, and is exact for lines and circles.
    public var controlBounds: Rect {
        Rect(
            enclosing: elements.lazy.flatMap { element -> [Point] in
                switch element {
                case .move(let p), .line(let p): [p]
                case .curve(let c1, let c2, let p): [c1, c2, p]
                case .close: []
                }
            })
    }
}
