import DashScene

/// The room that labels share: what is free, and what is taken.
struct LabelSpace {
    /// Labels stay inside.
    let area: Rect
    /// What nothing may cover.
    private let obstacles: [(box: OrientedBox, bounds: Rect)]
    private var taken: [(box: OrientedBox, bounds: Rect)] = []

    /// How far labels stay off the map's edge, obstacles, and the route, pt.
    static let edgeMargin = 6.0, obstacleMargin = 4.0

    init(_ view: MapView) {
        area = view.frame.inset(LabelSpace.edgeMargin)
        obstacles = view.obstacles.flatMap(LabelSpace.boxes).map { ($0, $0.bounds) }
    }

    private static func boxes(_ obstacle: MapObstacle) -> [OrientedBox] {
        switch obstacle {
        case .rect(let rect): [OrientedBox(rect)]
        case .line(let points, let width):
            zip(points, points.dropFirst()).map { OrientedBox(from: $0, to: $1, width: width) }
        }
    }

    /// Whether all boxes lie in the area, clear of obstacles, and `margin` pt away from every label so far.
    func isFree(_ boxes: [OrientedBox], margin: Double) -> Bool {
        let all = boxes.reduce(Rect.zero) { $0.union($1.bounds) }
        guard area.contains(all) else { return false }
        return !touches(boxes, all, obstacles, margin: LabelSpace.obstacleMargin)
            && !touches(boxes, all, taken, margin: margin)
    }

    private func touches(
        _ boxes: [OrientedBox], _ all: Rect, _ others: [(box: OrientedBox, bounds: Rect)], margin: Double
    ) -> Bool {
        let reach = all.inset(-margin)
        return others.contains { other in
            guard other.bounds.intersects(reach) else { return false }
            return boxes.contains { $0.grown(by: margin).intersects(other.box) }
        }
    }

    /// Takes the room of a label.
    mutating func take(_ boxes: [OrientedBox]) { taken += boxes.map { ($0, $0.bounds) } }
}
