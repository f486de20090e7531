/// Four rising bars.
enum SignalGlyph {
    static let path = bars.reduce(into: Path()) { path, bar in
        path.append(.roundedRectangle(bar, radius: 1.1))
    }

    private static let heights = [5.0, 8, 11, 14]
    private static let width = 3.5
    private static let pitch = 5.5

    private static let bars = heights.enumerated().map { index, height in
        Rect(2 + pitch * Double(index), 19 - height, width, height)
    }
}
