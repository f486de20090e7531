/// The map of one order with everything on it.
struct MapPane {
    let order: Order
    let brand: Brand
    let timeline: OrderTimeline
    let motion: Motion
    let clock: FrameClock
    /// The way, measured, and where on it the drive starts, m.
    let route: Route
    let start: Double
    /// The map's node, the same on every frame.
    let map: Node
    /// The base map; nil for a script without one.
    let view: MapView?
    private let projection: MapProjection
    private let line: RouteLine
    private let spring = Spring(damping: 0.55)

    /// Frames the order's drive. Throws when no framing exists.
    init(order: Order, script: Script, controls: MapControls, sheetTop: Double) throws(SceneError) {
        self.order = order
        brand = script.brand
        clock = FrameClock(script.frameRate)
        motion = script.motion
        timeline = OrderTimeline(order: order, clock: clock)
        let route = Route(order.route)
        let start = max(0, route.length - (order.startMetres ?? route.length))
        let problem = MapPane.framing(
            route, start, pins: script.brand.pins, canvas: script.canvas, controls: controls, sheetTop: sheetTop)
        guard let projection = problem.solve() else { throw SceneError.noFraming(order: order.id) }
        self.route = route
        self.start = start
        self.projection = projection
        line = RouteLine(MapPane.corners(of: route, from: start, projection), color: script.brand.colors.accent)
        let frame = Rect(0, 0, script.canvas.width, sheetTop + LayoutTokens.Map.bleed)
        let points = route.remainder(from: start).map { projection.screen($0) }
        guard let tiles = script.tiles else {
            view = nil
            map = Node("map", frame: frame, content: .shape(Shape(.rectangle(frame), script.brand.map.land)))
            return
        }
        let view = MapView(
            frame: frame, projection: projection, tiles: tiles, palette: script.brand.map,
            labelFamily: script.brand.type.mapFamily,
            obstacles: MapPane.obstacles(
                points, hasStorePin: start <= 0, style: script.brand.pins, canvas: script.canvas, controls: controls,
                sheetTop: sheetTop))
        self.view = view
        map = Node("map", frame: frame, content: .map(view))
    }

    /// Everything on a frame, the map first.
    func nodes(on frame: Int) -> [Node] {
        let metres = start + (route.length - start) * timeline.driven(on: frame)
        let phase = timeline.phase(on: frame)
        var nodes = [map]
        if phase.isPickedUp && phase != .complete {
            let left = route.remainder(from: metres).map { projection.screen($0) }
            nodes.append(line.node("route", from: metres, left: left))
        }
        nodes += pins(on: frame)
        if phase.isPickedUp { nodes += courier(on: frame, at: projection.screen(route.point(at: metres))) }
        return nodes
    }

    /// Where the drive starts, and the corners beyond.
    private static func corners(of route: Route, from start: Double, _ projection: MapProjection) -> [RouteLine.Place] {
        let ahead = zip(route.distances, route.points).filter { $0.0 > start }
        return ([(start, route.point(at: start))] + ahead).map {
            RouteLine.Place(metres: $0.0, point: projection.screen($0.1))
        }
    }

    private func pins(on frame: Int) -> [Node] {
        let pin = MapPin(style: brand.pins, colors: brand.colors)
        let popped = clock.progress(of: frame, from: order.beats.arrives, lasting: motion.arrive)
        let home = pin.node(
            "pin.home", glyph: .house, tip: projection.screen(route.point(at: route.length)),
            scale: spring.pop(popped, peak: LayoutTokens.Pin.popPeak))
        guard start <= 0 else { return [home] }
        return [
            pin.node("pin.store", glyph: .storefront, tip: projection.screen(route.point(at: 0)), scale: 1), home,
        ]
    }

    private func courier(on frame: Int, at center: Point) -> [Node] {
        let arrived = clock.progress(of: frame, from: order.beats.arrives, lasting: motion.arrive)
        guard arrived < 1 else { return [] }
        let marker = DasherMarker(colors: brand.colors, glyph: order.dasher.glyph ?? brand.courierGlyph)
        let period = motion.haloPeriod.seconds
        let phase = (clock.seconds(of: frame) / period).truncatingRemainder(dividingBy: 1)
        let scale = 1 + (LayoutTokens.Marker.arrivedScale - 1) * Easing.inOut(arrived)
        return [marker.halo(at: center, phase: phase), marker.disc(at: center)].map { part in
            var part = part
            part.transform = .scale(scale, about: center)
            part.opacity = 1 - arrived
            return part
        }
    }
}

// MARK: - Framing

extension MapPane {
    private static func framing(
        _ route: Route, _ start: Double, pins: PinStyle, canvas: Size, controls: MapControls, sheetTop: Double
    ) -> MapFraming {
        let stretch = route.remainder(from: start).map(WebMercator.project)
        let top = LayoutTokens.StatusBar.height
        return MapFraming(
            stretch: stretch, margin: start > 0 ? LayoutTokens.Map.closeMargin : LayoutTokens.Map.wideMargin,
            visible: Rect(0, top, canvas.width, sheetTop - top),
            things: things(stretch, hasStorePin: start <= 0, style: pins),
            controls: [.init(stadium: controls.closeFrame), .init(stadium: controls.helpFrame)],
            clearance: LayoutTokens.Map.clearance)
    }

    private static func things(_ stretch: [Point], hasStorePin: Bool, style: PinStyle) -> [MapFraming.Thing] {
        let form = LayoutTokens.Pin.form(style).scaled(by: LayoutTokens.Pin.popPeak)
        let tips = (hasStorePin ? stretch.prefix(1) : []) + stretch.suffix(1)
        return [.disc(along: stretch, radius: LayoutTokens.Marker.radius)] + tips.map { .pin(tip: $0, form) }
    }

    /// What the map's labels keep clear of: route, Dasher, pins, controls, bars.
    private static func obstacles(
        _ points: [Point], hasStorePin: Bool, style: PinStyle, canvas: Size, controls: MapControls, sheetTop: Double
    ) -> [MapObstacle] {
        typealias Pin = LayoutTokens.Pin
        let form = Pin.form(style)
        let pins = ((hasStorePin ? points.prefix(1) : []) + points.suffix(1)).map { tip -> Rect in
            let above = form.bounds(tip: tip)
            return Rect(above.minX, above.minY, above.width, max(above.maxY, tip.y + Pin.shadowHeight / 2) - above.minY)
        }
        let bars = [
            Rect(0, 0, canvas.width, LayoutTokens.StatusBar.height),
            Rect(0, sheetTop, canvas.width, canvas.height - sheetTop),
        ]
        let fixed = pins + bars + [controls.closeFrame, controls.helpFrame]
        return [.line(points, width: LayoutTokens.Map.routeWidth), dasherWay(points)] + fixed.map { .rect($0) }
    }

    /// What the Dasher's circle covers on its way. Beyond the way's end it shrinks into the pin; a name there may be
    /// written.
    private static func dasherWay(_ points: [Point]) -> MapObstacle {
        let radius = LayoutTokens.Marker.radius
        let walk = LineWalk(points)
        return .way(walk.part(from: 0, to: max(0, walk.length - radius)), width: 2 * radius)
    }
}
