/// A chevron that points down, with round ends.
enum ChevronGlyph {
    static let path = Path.band(along: [Corner(5, 8.6), Corner(12, 15.4), Corner(19, 8.6)], width: 2.7)
}
