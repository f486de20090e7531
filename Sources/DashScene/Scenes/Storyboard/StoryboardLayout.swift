/// A contact sheet: frames in rows, each under its time, its number and what happens on it. One pt is one px.
public struct StoryboardLayout: Hashable, Sendable {
    /// One frame's place.
    public struct Tile: Hashable, Sendable {
        /// The frame's number.
        public var frame: Int
        /// The first line above it: time and number.
        public var title: String
        /// The second line above it: what happens; empty on the frames between.
        public var caption: String
        /// Where the picture goes.
        public var picture: Rect
    }

    /// The whole sheet.
    public let size: Size
    /// The tiles in reading order.
    public let tiles: [Tile]

    /// Lays frames out; `picture` is the size of one of them.
    public init(frames: [Int], events: [ClipEvent], rate: FrameRate, picture: Size) {
        let columns = StoryboardLayout.columns(count: frames.count, picture: picture)
        let rows = (frames.count + columns - 1) / columns
        let names = Dictionary(events.map { ($0.frame, $0.what) }) { first, _ in first }
        let clock = FrameClock(rate)
        let step = Size(picture.width + Metrics.gap, picture.height + Metrics.gap + Metrics.captionHeight)
        tiles = frames.enumerated().map { index, frame in
            let left = Metrics.margin + Double(index % columns) * step.width
            let top = Metrics.margin + Metrics.captionHeight + Double(index / columns) * step.height
            return Tile(
                frame: frame, title: "\(DecimalText.fixed(clock.seconds(of: frame), digits: 3)) s · frame \(frame)",
                caption: names[frame] ?? "", picture: Rect(left, top, picture.width, picture.height))
        }
        size = Size(
            2 * Metrics.margin + Double(columns) * step.width - Metrics.gap,
            2 * Metrics.margin + Double(rows) * step.height - Metrics.gap)
    }

    /// The sheet without its pictures: ground, words, and a thin line around each place.
    public func graph(brand: Brand, text: any TextMeasuring) -> SceneGraph {
        let setter = TextSetter(measuring: text, grid: PixelGrid(scale: 1))
        let children = tiles.flatMap { tile in
            [outline(tile, brand)] + words(tile, brand, setter)
        }
        return SceneGraph(frame: 0, time: 0, size: size, background: brand.colors.surface, children: children)
    }

    private func outline(_ tile: Tile, _ brand: Brand) -> Node {
        let box = tile.picture.inset(-Metrics.outline / 2)
        let stroke = Stroke(brand.colors.hairline, width: Metrics.outline, isRound: false)
        return Node(frame: box, content: .shape(Shape(.rectangle(box), stroke: stroke)))
    }

    private func words(_ tile: Tile, _ brand: Brand, _ setter: TextSetter) -> [Node] {
        let lines =
            [(tile.title, brand.type.name.family, 600, brand.colors.ink)]
            + [(tile.caption, brand.type.helper.family, 400, brand.colors.secondary)]
        return lines.enumerated().filter { !$0.element.0.isEmpty }.map { index, line in
            let style = TextStyle(family: line.1, size: Metrics.textSize, weight: line.2)
            let top = tile.picture.minY - Metrics.captionHeight + Double(index) * style.lineHeight
            return setter.block(
                "", line.0, style: style, color: line.3, left: tile.picture.minX, top: top, width: tile.picture.width)
        }
    }

    /// As many columns as make the sheet about as wide as it is high.
    private static func columns(count: Int, picture: Size) -> Int {
        let height = picture.height + Metrics.captionHeight
        let square = (Double(count) * height / max(1, picture.width)).squareRoot()
        return max(1, min(count, Int(square.rounded())))
    }

    private enum Metrics {
        static let margin = 24.0
        static let gap = 16.0
        static let captionHeight = 40.0
        static let textSize = 13.0
        static let outline = 1.0
    }
}
