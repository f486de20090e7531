/// The bottom sheet of one order: its words, tracker, photo card, courier's row and pills.
struct Sheet {
    private let timeline: OrderTimeline
    private let motion: Motion
    private let clock: FrameClock
    private let ground: Node
    private let parts: [OrderPhase: SheetParts]
    /// The rows' places before and after the photo card has grown, and their nodes after it.
    private let arrivedRow, arrivedPills: [Node]
    private let rowShift, pillShift: Double
    private let card: PhotoCard?
    /// Whether hairline and last row give way to the photo card; beside a timeline that stands it has room of its own.
    private let givesWay: Bool
    /// The lowest that a row may reach, pt.
    private let limit: Double
    private let opening: DetailsMotion
    /// Rows move by whole pixels, so that their words stay the same on their way.
    private let grid: PixelGrid
    private let receipt: [Node]
    private let spring = Spring(damping: 0.6)

    init(builder: SheetBuilder, timeline: OrderTimeline, motion: Motion, fees: Fees, clock: FrameClock) {
        self.timeline = timeline
        self.motion = motion
        self.clock = clock
        ground = builder.ground
        opening = DetailsMotion(beats: timeline.order.beats, fade: motion.detailsFade, clock: clock)
        receipt = timeline.order.beats.details == nil ? [] : builder.details(fees: fees)
        parts = Dictionary(uniqueKeysWithValues: OrderPhase.allCases.map { ($0, builder.parts($0)) })
        let before = builder.layout.underWay()
        let after = builder.layout.arrived()
        arrivedRow = after.row.map { builder.row(top: $0, .complete) } ?? []
        arrivedPills = after.pills.map { builder.pills(top: $0, .complete) } ?? []
        rowShift = (before.row ?? 0) - (after.row ?? 0)
        pillShift = (before.pills ?? 0) - (after.pills ?? 0)
        card = builder.card
        givesWay = builder.layout.vertical == nil
        limit = builder.layout.limit
        grid = builder.layout.grid
    }

    /// Everything of the sheet on a frame.
    func nodes(on frame: Int) -> [Node] {
        let phase = timeline.phase(on: frame)
        guard let now = parts[phase] else { return [] }
        return [ground] + now.header + lines(now, frame) + steps(now, frame)
            + now.stepTitles
            + faded(body(now, phase, frame), opening.rows(on: frame)) + faded(receipt, opening.details(on: frame))
    }

    /// All below the tracker.
    private func body(_ now: SheetParts, _ phase: OrderPhase, _ frame: Int) -> [Node] {
        guard phase == .complete, clock.isReached(timeline.order.beats.photo, by: frame) else {
            return now.helper + [now.hairline].compactMap(\.self) + now.row + now.pills
                + [now.details].compactMap(\.self)
        }
        return now.helper + grown(now, frame)
    }

    private func faded(_ nodes: [Node], _ opacity: Double) -> [Node] {
        opacity > 0 ? nodes.map { $0.moved(0, opacity: opacity) } : []
    }

    private func lines(_ now: SheetParts, _ frame: Int) -> [Node] {
        (1...3).map { line in
            let fill = timeline.fill(ofLine: line, on: frame)
            if fill <= 0 { return now.emptyLines[line - 1] }
            return fill >= 1 ? now.fullLines[line - 1] : now.tracker.line(line, fill: fill)
        }
    }

    private func steps(_ now: SheetParts, _ frame: Int) -> [Node] {
        zip(1..., now.steps).map { step, node in
            var node = node
            if let reached = timeline.reachTime(ofStep: step) {
                let progress = clock.progress(of: frame, from: reached, lasting: motion.stepPop)
                node.transform = .scale(
                    spring.pop(progress, peak: LayoutTokens.Tracker.popPeak), about: node.frame.center)
            }
            return node
        }
    }

    /// The photo card and the rows that it pushes down; what it replaces fades out.
    private func grown(_ now: SheetParts, _ frame: Int) -> [Node] {
        let photo = timeline.order.beats.photo
        let share = Easing.inOut(clock.progress(of: frame, from: photo, lasting: motion.photoGrow))
        let left = givesWay ? 1 - clock.progress(of: frame, from: photo, lasting: motion.detailsFade) : 1
        var nodes: [Node] = []
        if left > 0, let hairline = now.hairline { nodes.append(hairline.moved(0, opacity: left)) }
        if let card { nodes += [card.photo(grown: share), card.label(grown: share)].compactMap(\.self) }
        nodes += arrivedRow.map { $0.moved(grid.snap(rowShift * (1 - share))) }
        nodes += arrivedPills.map { $0.moved(grid.snap(pillShift * (1 - share))) }
        if left > 0, !arrivedPills.isEmpty, let details = now.details {
            // It goes before the pills that come down, but never into the bottom of the screen.
            let room = max(0, limit - details.frame.maxY)
            nodes.append(details.moved(grid.snap(min(-pillShift * share, room)), opacity: left))
        }
        return nodes
    }
}

extension Node {
    /// The node moved down by `dy` pt, at an opacity.
    fileprivate func moved(_ dy: Double, opacity: Double = 1) -> Node {
        guard dy != 0 || opacity != 1 else { return self }
        var node = self
        node.transform = transform.then(.translation(0, dy))
        node.opacity = self.opacity * opacity
        return node
    }
    /// The node upside down about its own middle.
    var flipped: Node {
        var node = self
        let turn = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * frame.midY)
        if case .shape(var shape) = content {
            shape.path = shape.path.applying(turn)
            node.content = .shape(shape)
        }
        return node
    }
}
