/// Text that is already broken into lines, cut, sized and placed.
public struct TextBlock: Hashable, Sendable {
    /// The whole text that was asked for.
    public var text: String
    /// What is drawn, a line at a time.
    public var lines: [TextLine]
    /// The type it is set in.
    public var style: TextStyle
    /// Its colour (colour emoji keep their own).
    public var color: Color
    /// Whether some of `text` had to be left out.
    public var truncated: Bool
    /// The width that its lines had to fit into, pt; nil where none was set.
    public var room: Double?

    /// Makes a block.
    public init(
        text: String, lines: [TextLine], style: TextStyle, color: Color, truncated: Bool = false, room: Double? = nil
    ) {
        self.text = text
        self.lines = lines
        self.style = style
        self.color = color
        self.truncated = truncated
        self.room = room
    }
}

/// One line of text at its place.
public struct TextLine: Hashable, Sendable {
    /// What is drawn, ellipsis included.
    public var string: String
    /// The left end of its baseline, pt.
    public var origin: Point
    /// Its advance width, pt.
    public var width: Double

    /// Makes a line.
    public init(_ string: String, origin: Point, width: Double) {
        self.string = string
        self.origin = origin
        self.width = width
    }
}

/// The type a text is set in.
public struct TextStyle: Hashable, Sendable {
    /// The font family, as fontconfig names it ("Inter", "Inter Display"); may be a comma-separated list.
    public var family: String
    /// Em size, pt.
    public var size: Double
    /// CSS weight, 100 to 900.
    public var weight: Int
    /// Extra space after each letter, pt.
    public var tracking: Double
    /// Whether it is italic.
    public var isItalic: Bool
    /// The least distance between baselines, pt; also the height of a one-line box.
    public var lineHeight: Double
    /// The way that its paragraphs run; nil for the way of their first letter that has one.
    public var direction: LayoutDirection?

    /// Makes a style; upright, no tracking, line height 1.2 em rounded unless given.
    public init(
        family: String, size: Double, weight: Int, tracking: Double = 0, isItalic: Bool = false,
        lineHeight: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.tracking = tracking
        self.isItalic = isItalic
        self.lineHeight = lineHeight ?? (size * 1.2).rounded()
    }
}
