/// Finds the point of a rectangle outside all forbidden regions that is nearest to a wish.
///
/// The nearest point is the wish itself, its foot on some boundary, or a corner where two boundaries meet; all of them
/// are tried.
struct PlaceSearch {
    /// The rectangle; may have no width or no height.
    let allowed: Rect
    /// What to keep out of.
    let forbidden: [ForbiddenRegion]
    /// How far a point may lie inside a boundary and still count as on it, pt.
    private let slack = 1e-7

    init(allowed: Rect, forbidden: [ForbiddenRegion]) {
        self.allowed = allowed
        self.forbidden = forbidden
    }

    /// The nearest allowed point, or nil when there is none.
    func nearest(to wish: Point) -> Point? {
        let inside = clamp(wish)
        if isFree(inside) { return inside }
        var best: Point?
        var bestDistance = Double.infinity
        for candidate in candidates(wish) {
            let distance = (candidate - wish).length
            if distance < bestDistance, isAllowed(candidate), isFree(candidate) {
                best = clamp(candidate)
                bestDistance = distance
            }
        }
        return best
    }

    private func clamp(_ p: Point) -> Point {
        Point(min(allowed.maxX, max(allowed.minX, p.x)), min(allowed.maxY, max(allowed.minY, p.y)))
    }

    private func isAllowed(_ p: Point) -> Bool {
        allowed.inset(-slack).contains(Rect(p.x, p.y, 0, 0), slack: 0)
    }

    private func isFree(_ p: Point) -> Bool { !forbidden.contains { $0.contains(p, slack: slack) } }

    private func candidates(_ wish: Point) -> [Point] {
        let corners = [
            Point(allowed.minX, allowed.minY), Point(allowed.maxX, allowed.minY),
            Point(allowed.maxX, allowed.maxY), Point(allowed.minX, allowed.maxY),
        ]
        var segments = zip(corners, corners.dropFirst() + [corners[0]]).map { Segment($0, $1) }
        var circles: [Circle] = []
        for region in forbidden {
            let boundary = region.boundary
            segments += boundary.segments
            circles += boundary.circles
        }
        var found = corners + segments.map { $0.nearest(to: wish) } + circles.map { $0.nearest(to: wish) }
        for (i, s) in segments.enumerated() {
            found += segments[(i + 1)...].compactMap { s.crossing($0) }
            found += circles.flatMap { $0.crossings(s) }
        }
        for (i, c) in circles.enumerated() {
            found += circles[(i + 1)...].flatMap { c.crossings($0) }
        }
        return found
    }
}
