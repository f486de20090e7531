/// A filled and/or stroked outline; the fill is painted first.
public struct Shape: Hashable, Sendable {
    /// The outline, pt.
    public var path: Path
    /// What fills it; nil for no fill.
    public var fill: Paint?
    /// Whether overlapping subpaths make holes (even-odd) or not (non-zero winding).
    public var evenOdd: Bool
    /// The line along it; nil for none.
    public var stroke: Stroke?

    /// Makes a shape.
    public init(_ path: Path, fill: Paint? = nil, evenOdd: Bool = false, stroke: Stroke? = nil) {
        self.path = path
        self.fill = fill
        self.evenOdd = evenOdd
        self.stroke = stroke
    }

    /// Makes a shape filled with one colour.
    public init(_ path: Path, _ color: Color) { self.init(path, fill: .color(color)) }
}

/// What covers an outline.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// A circular blend from `center` (stop 0) to `radius` pt away (stop 1); `squash` scales y about the centre.
    case radial(center: Point, radius: Double, squash: Double, stops: [GradientStop])
    /// A straight blend between two points.
    case linear(from: Point, to: Point, stops: [GradientStop])
}

/// One colour of a blend.
public struct GradientStop: Hashable, Sendable {
    /// Where it holds, 0 to 1.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(_ offset: Double, _ color: Color) {
        self.offset = offset
        self.color = color
    }
}

/// A line along an outline, with round caps and joins.
public struct Stroke: Hashable, Sendable {
    /// Its colour.
    public var color: Color
    /// Its width, pt.
    public var width: Double
    /// Round ends and corners where true; butt ends and mitred corners where false.
    public var isRound: Bool

    /// Makes a stroke; round unless said otherwise.
    public init(_ color: Color, width: Double, isRound: Bool = true) {
        self.color = color
        self.width = width
        self.isRound = isRound
    }
}
