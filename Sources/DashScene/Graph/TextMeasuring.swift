/// What the scene must know about text; the renderer answers, so that layout and drawing agree.
public protocol TextMeasuring {
    /// The measures of one line of text, without wrapping.
    func measure(_ text: String, style: TextStyle) -> TextExtent

    /// How far the ink of one line of text reaches; colour glyphs are left out.
    func ink(of text: String, style: TextStyle) -> InkReach

    /// Breaks text into at most `maxLines` lines no wider than `width` pt; what does not fit ends in an ellipsis.
    func wrap(_ text: String, style: TextStyle, width: Double, maxLines: Int) -> WrappedText
}

/// The measures of one line of text, pt.
public struct TextExtent: Hashable, Sendable {
    /// Advance width.
    public var width: Double
    /// From the baseline up to the font's ascender line.
    public var ascent: Double
    /// From the baseline down to the font's descender line.
    public var descent: Double
    /// Height of a flat capital letter.
    public var capHeight: Double

    /// Makes an extent.
    public init(width: Double, ascent: Double, descent: Double, capHeight: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}

/// How far the ink of one line of text reaches from its baseline, pt; 0 where it has none.
public struct InkReach: Hashable, Sendable {
    /// Upwards.
    public var rise: Double
    /// Downwards.
    public var drop: Double

    /// Makes a reach.
    public init(rise: Double, drop: Double) {
        self.rise = rise
        self.drop = drop
    }
}

/// Text broken into lines.
public struct WrappedText: Hashable, Sendable {
    /// One fitted line.
    public struct Line: Hashable, Sendable {
        /// What is drawn, ellipsis included.
        public var string: String
        /// Its advance width, pt.
        public var width: Double

        /// Makes a line.
        public init(string: String, width: Double) {
            self.string = string
            self.width = width
        }
    }

    /// The lines from top to bottom; at least one.
    public var lines: [Line]
    /// Whether some text was left out.
    public var truncated: Bool
    /// Whether the paragraph runs from right to left.
    public var isRightToLeft: Bool

    /// Makes a wrapped text.
    public init(lines: [Line], truncated: Bool, isRightToLeft: Bool = false) {
        self.lines = lines
        self.truncated = truncated
        self.isRightToLeft = isRightToLeft
    }
}
