import DashScene

/// The room that labels share: what is free, and what is taken.
struct LabelSpace {
    /// What a label stays clear of, and how far, pt.
    struct Margins {
        /// The map's edge.
        var edge: Double
        /// Lines that nothing may cover: the route.
        var lines: Double
        /// Ways of what moves; nil for labels that it may cover.
        var ways: Double?
        /// Pins, controls and bars.
        var fixtures: Double
        /// Other labels.
        var labels: Double
    }

    private typealias Place = (box: OrientedBox, bounds: Rect)

    private let frame: Rect
    private let lines: [Place]
    private let ways: [Place]
    private let fixtures: [Place]
    private var taken: [Place] = []

    init(_ view: MapView) {
        frame = view.frame
        var lines: [OrientedBox] = []
        var ways: [OrientedBox] = []
        var fixtures: [OrientedBox] = []
        for obstacle in view.obstacles {
            switch obstacle {
            case .rect(let rect): fixtures.append(OrientedBox(rect))
            case .line(let points, let width): lines += LabelSpace.boxes(points, width)
            case .way(let points, let width): ways += LabelSpace.boxes(points, width)
            }
        }
        self.lines = lines.map { ($0, $0.bounds) }
        self.ways = ways.map { ($0, $0.bounds) }
        self.fixtures = fixtures.map { ($0, $0.bounds) }
    }

    private static func boxes(_ line: [Point], _ width: Double) -> [OrientedBox] {
        zip(line, line.dropFirst()).map { OrientedBox(from: $0, to: $1, width: width) }
    }

    /// Whether all boxes keep their margins.
    func isFree(_ boxes: [OrientedBox], _ margins: Margins) -> Bool {
        let all = boxes.reduce(Rect.zero) { $0.union($1.bounds) }
        guard frame.inset(margins.edge).contains(all) else { return false }
        if let margin = margins.ways, touches(boxes, all, ways, margin: margin) { return false }
        return !touches(boxes, all, lines, margin: margins.lines)
            && !touches(boxes, all, fixtures, margin: margins.fixtures)
            && !touches(boxes, all, taken, margin: margins.labels)
    }

    private func touches(_ boxes: [OrientedBox], _ all: Rect, _ others: [Place], margin: Double) -> Bool {
        let reach = all.inset(-margin)
        return others.contains { other in
            guard other.bounds.intersects(reach) else { return false }
            return boxes.contains { $0.grown(by: margin).intersects(other.box) }
        }
    }

    /// Takes the room of a label.
    mutating func take(_ boxes: [OrientedBox]) { taken += boxes.map { ($0, $0.bounds) } }
}
