/// One element of a frame: what it shows, where, and what lies inside it.
///
/// All coordinates of a node and its children are screen points before `transform`; a parent's transform, opacity and
/// clip hold for its children too. Children are painted after (above) the node's own content, in order.
public struct Node: Hashable, Sendable {
    /// The name that tools and tests find it by; empty for a nameless part.
    public var id: String
    /// The box that the element takes up, without shadow or halo, pt, before `transform`.
    public var frame: Rect
    /// What the node itself paints.
    public var content: Content
    /// Moves and scales the node with its children.
    public var transform: Affine = .identity
    /// 0 (invisible) to 1; below 1 the node and its children fade as one image.
    public var opacity: Double = 1
    /// What the node's content and children are cut to, before `transform`; nil for no cut.
    public var clip: Clip?
    /// A fact about the element that tools may want and painters do not.
    public var fact: Fact?
    /// The parts, painted in order above the content.
    public var children: [Node]

    /// Makes a node; group content, no clip and no fact unless given.
    public init(
        _ id: String = "", frame: Rect, content: Content = .group, fact: Fact? = nil, children: [Node] = []
    ) {
        self.id = id
        self.frame = frame
        self.content = content
        self.fact = fact
        self.children = children
    }

    /// The few kinds of things that can be painted; each has one painter.
    public enum Content: Hashable, Sendable {
        /// Nothing of its own.
        case group
        /// A filled or stroked outline.
        case shape(Shape)
        /// The soft shadow of a rounded rectangle.
        case shadow(Shadow)
        /// Lines of text.
        case text(TextBlock)
        /// A picture from a file.
        case picture(PictureContent)
        /// The base map.
        case map(MapView)
    }

    /// A rounded rectangle that content is cut to.
    public struct Clip: Hashable, Sendable {
        /// The rectangle, pt.
        public var rect: Rect
        /// Its corner radius, pt.
        public var radius: Double

        /// Makes a clip; square corners unless a radius is given.
        public init(_ rect: Rect, radius: Double = 0) {
            self.rect = rect
            self.radius = radius
        }
    }

    /// Facts that `inspect` prints.
    public enum Fact: Hashable, Sendable {
        /// How much of a tracker line is filled, 0 to 1.
        case fill(Double)
        /// Whether a tracker step has been reached.
        case reached(Bool)
        /// The points of a route, pt.
        case points([Point])
    }
}
