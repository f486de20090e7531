/// Everything that one frame shows, as a value: two equal graphs are two equal pictures.
public struct SceneGraph: Hashable, Sendable {
    /// The frame's number in the clip.
    public var frame: Int
    /// The frame's time, s.
    public var time: Double
    /// The canvas, pt.
    public var size: Size
    /// What shows where nothing is painted.
    public var background: Color
    /// The elements, painted in order.
    public var children: [Node]

    /// Makes a graph.
    public init(frame: Int, time: Double, size: Size, background: Color, children: [Node]) {
        self.frame = frame
        self.time = time
        self.size = size
        self.background = background
        self.children = children
    }
}
