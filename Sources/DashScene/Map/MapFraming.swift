import Foundation

/// Finds the largest scale, and at that scale the most central position, at which a stretch of route fits the visible
/// part of the map and nothing that matters hides behind the controls.
public struct MapFraming: Sendable {
    /// The stretch that keeps its margins, unit-world points.
    public var stretch: [Point]
    /// Its margin on every side of the visible part, pt.
    public var margin: Double
    /// The map's visible part: below the status bar, above the sheet, pt.
    public var visible: Rect
    /// Things on the map that must stay clear.
    public var things: [Thing]
    /// Round-ended controls that they stay clear of.
    public var controls: [Control]
    /// The least distance between a thing and a control or the visible part's top and bottom, pt.
    public var clearance: Double
    /// The largest zoom, for stretches so short that they would fill the screen with one house.
    public var maximumZoom: Double

    /// Something drawn on the map: a disc that moves along a line, or a pin.
    public enum Thing: Hashable, Sendable {
        /// A disc of `radius` pt that goes along a line of unit-world points.
        case disc(along: [Point], radius: Double)
        /// A pin of a form, its tip on a unit-world point.
        case pin(tip: Point, PinForm)
    }

    /// A control: all points within `radius` of the segment from `a` to `b`, pt.
    public struct Control: Hashable, Sendable {
        /// The ends of the core segment; equal for a circle.
        public var a, b: Point
        /// The radius around it, pt.
        public var radius: Double

        /// The stadium that fills a rectangle (a circle where it is square).
        public init(stadium r: Rect) {
            radius = min(r.width, r.height) / 2
            a = Point(r.minX + radius, r.minY + radius)
            b = Point(r.maxX - radius, r.maxY - radius)
        }
    }

    /// Makes a framing problem.
    public init(
        stretch: [Point], margin: Double, visible: Rect, things: [Thing], controls: [Control], clearance: Double,
        maximumZoom: Double = 18.5
    ) {
        self.stretch = stretch
        self.margin = margin
        self.visible = visible
        self.things = things
        self.controls = controls
        self.clearance = clearance
        self.maximumZoom = maximumZoom
    }

    /// Solves it; nil when no scale down to a whole country on the screen works.
    public func solve() -> MapProjection? {
        let largest = largestScaleByExtent()
        guard largest > 0 else { return nil }
        guard let best = largestScale(upTo: largest) else { return nil }
        let center = Rect(enclosing: stretch).center
        return MapProjection(scale: best.scale, offset: best.place - center * best.scale)
    }
}

// MARK: - Scale

extension MapFraming {
    /// The relative step of the search downwards; feasible scales in a narrower band than this may be missed.
    private static let scanStep = 0.998
    /// Fourteen halvings of the zoom at most.
    private static let scanLimit = 5000

    /// Searches downwards for a scale that works, then halves the last step until it is exact.
    private func largestScale(upTo largest: Double) -> (scale: Double, place: Point)? {
        if let place = place(at: largest) { return (largest, place) }
        var high = largest
        for _ in 0..<MapFraming.scanLimit {
            let low = high * MapFraming.scanStep
            if let place = place(at: low) { return refine(low, place, below: high) }
            high = low
        }
        return nil
    }

    private func refine(_ scale: Double, _ place: Point, below: Double) -> (scale: Double, place: Point) {
        var (low, high, best) = (scale, below, place)
        while high / low - 1 > 1e-11 {
            let middle = (low + high) / 2
            if let found = self.place(at: middle) { (low, best) = (middle, found) } else { high = middle }
        }
        return (low, best)
    }

    /// The largest scale that the margins, the top and the bottom allow by themselves.
    private func largestScaleByExtent() -> Double {
        let center = Rect(enclosing: stretch).center
        var scale = MapProjection.scale(zoom: maximumZoom)
        for limits in [horizontalLimits(center), verticalLimits(center)] {
            for low in limits {
                for high in limits where high.place - low.place > 0 {
                    scale = min(scale, (high.high - low.low) / (high.place - low.place))
                }
            }
        }
        return scale
    }
}

// MARK: - Position

extension MapFraming {
    /// At `place` · scale + t, a thing must lie between `low` and `high`.
    private struct Limit {
        let place, low, high: Double
    }

    private func horizontalLimits(_ center: Point) -> [Limit] {
        stretch.map {
            Limit(place: $0.x - center.x, low: visible.minX + margin, high: visible.maxX - margin)
        }
    }

    private func verticalLimits(_ center: Point) -> [Limit] {
        let top = visible.minY + clearance
        let bottom = visible.maxY - clearance
        let margins = stretch.map {
            Limit(place: $0.y - center.y, low: visible.minY + margin, high: visible.maxY - margin)
        }
        return margins
            + things.flatMap { thing -> [Limit] in
                switch thing {
                case .disc(let line, let radius):
                    line.map { Limit(place: $0.y - center.y, low: top + radius, high: bottom - radius) }
                case .pin(let tip, let form):
                    [Limit(place: tip.y - center.y, low: top + form.rise + form.half, high: bottom - form.foot)]
                }
            }
    }

    private static func interval(_ limits: [Limit], scale: Double) -> (low: Double, high: Double) {
        limits.reduce((-Double.infinity, Double.infinity)) {
            (max($0.0, $1.low - $1.place * scale), min($0.1, $1.high - $1.place * scale))
        }
    }

    /// The allowed place of the stretch's centre that is nearest to the visible part's centre; nil for none.
    func place(at scale: Double) -> Point? {
        let center = Rect(enclosing: stretch).center
        let slack = 1e-9
        let x = MapFraming.interval(horizontalLimits(center), scale: scale)
        let y = MapFraming.interval(verticalLimits(center), scale: scale)
        guard x.high - x.low >= -slack, y.high - y.low >= -slack else { return nil }
        let allowed = Rect(x.low, y.low, max(0, x.high - x.low), max(0, y.high - y.low))
        let forbidden = regions(center: center, scale: scale).filter { $0.bounds.inset(-1).touches(allowed) }
        return PlaceSearch(allowed: allowed, forbidden: forbidden).nearest(to: visible.center)
    }

    /// Where the stretch's centre may not be because a thing would come too near to a control.
    private func regions(center: Point, scale: Double) -> [ForbiddenRegion] {
        func local(_ p: Point) -> Point { (p - center) * scale }
        return controls.flatMap { control -> [ForbiddenRegion] in
            let core = control.a == control.b ? [control.a] : [control.a, control.b]
            func region(_ moving: [Point], _ radius: Double) -> ForbiddenRegion {
                ForbiddenRegion(moving: moving, fixed: core, radius: control.radius + radius + clearance)
            }
            return things.flatMap { thing -> [ForbiddenRegion] in
                switch thing {
                case .disc(let line, let radius):
                    let points = line.map(local)
                    return points.count == 1
                        ? [region(points, radius)]
                        : zip(points, points.dropFirst()).map { region([$0, $1], radius) }
                case .pin(let tip, let form):
                    let tip = local(tip)
                    return [region(form.corners(tip: tip), form.corner), region(form.taper(tip: tip), 0)]
                        + (form.foot > 0 ? [region([tip], form.foot)] : [])
                }
            }
        }
    }
}

extension MapProjection {
    /// Points a world width at a slippy-map zoom: 256 · 2^zoom.
    public static func scale(zoom: Double) -> Double { 256 * exp2(zoom) }
}

extension Rect {
    /// Whether the two share a point; unlike `intersects` also for rectangles without area.
    fileprivate func touches(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
