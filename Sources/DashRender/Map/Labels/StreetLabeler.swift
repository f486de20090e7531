import DashScene

/// Writes names along streets.
struct StreetLabeler {
    let view: MapView
    let style: LabelStyle
    let shaper: TextShaper

    /// A street with all its pieces in view, pt on the screen.
    struct Street {
        var name: String
        /// The highest class of its pieces.
        var street: StreetClass
        var pieces: [[Point]]

        /// Whether its name is written before another's: wider first, then longer.
        func comesBefore(_ other: Street) -> Bool {
            let order = StreetClass.allCases
            let (a, b) = (order.firstIndex(of: street) ?? 0, order.firstIndex(of: other.street) ?? 0)
            if a != b { return a < b }
            return length == other.length ? name < other.name : length > other.length
        }

        var length: Double { pieces.reduce(0) { $0 + LineWalk($1).length } }
    }

    /// Free way before and after a name, pt.
    private static let endMargin = 5.0
    /// How finely places along a street are tried, pt.
    private static let step = 2.0

    /// How far apart two labels of one street stay, pt: so far that a phone's width shows a name once.
    private var repeatDistance: Double { max(isNear ? 150 : 260, 0.7 * view.frame.width) }
    /// How far street labels stay off all else.
    private var margins: LabelSpace.Margins {
        LabelSpace.Margins(edge: 6, lines: 4, ways: 1, fixtures: 4, labels: isNear ? 10 : 12)
    }
    private var isNear: Bool { style.zoom >= 15.5 }

    /// Places the names and says what became of each.
    func place(
        _ streets: [Street], _ space: inout LabelSpace
    ) throws -> (labels: [MapLabel], fates: [String: StreetLabelFate]) {
        var labels: [MapLabel] = []
        var fates: [String: StreetLabelFate] = [:]
        for street in streets.sorted(by: { $0.comesBefore($1) }) {
            guard isNamed(street.street) else {
                fates[street.name] = .tooMinor
                continue
            }
            let (own, fate) = try place(street, &space)
            labels += own
            fates[street.name] = fate
        }
        return (labels, fates)
    }

    /// The scales at which the classes are named.
    private func isNamed(_ street: StreetClass) -> Bool {
        switch street {
        case .motorway, .primary: style.zoom >= 11
        case .secondary: style.zoom >= 12.3
        case .residential: style.zoom >= 14.8
        case .service, .path, .link: style.zoom >= 16
        }
    }

    private func place(_ street: Street, _ space: inout LabelSpace) throws -> ([MapLabel], StreetLabelFate) {
        let text = StreetName.short(street.name)
        let run = try LetterRun(text, style: style.type(.street), shaper: shaper)
        let needed = run.width + 2 * StreetLabeler.endMargin
        let lines = LineChains(street.pieces).lines.map { LineWalk(upright($0)) }.filter { $0.length >= needed }
        guard !lines.isEmpty else { return ([], .tooShort) }
        var fits = false
        var stretches: [Stretch] = []
        for line in lines { stretches += free(line, run, space, &fits) }
        var labels: [MapLabel] = []
        for stretch in stretches.sorted(by: { $0.room > $1.room }) {
            guard let label = best(in: stretch, run, street.name, text, space),
                labels.allSatisfy({ ($0.center - label.center).length >= repeatDistance })
            else { continue }
            labels.append(label)
            space.take(label.boxes)
        }
        return (labels, labels.isEmpty ? (fits ? .hidden : .tooShort) : .written(labels.count))
    }

    /// The line in the direction that one reads it: to the right, or straight up.
    private func upright(_ line: [Point]) -> [Point] {
        guard let first = line.first, let last = line.last else { return line }
        let way = last - first
        let isUpright = abs(way.x) < 0.02 * abs(way.y) ? way.y < 0 : way.x > 0
        return isUpright ? line : line.reversed()
    }

    /// Neighbouring places along a line at all of which the name could start.
    private struct Stretch {
        let line: LineWalk
        var starts: [Double]
        var room: Double { (starts.last ?? 0) - (starts.first ?? 0) }
    }

    private func free(_ line: LineWalk, _ run: LetterRun, _ space: LabelSpace, _ fits: inout Bool) -> [Stretch] {
        var stretches: [Stretch] = []
        var current = Stretch(line: line, starts: [])
        var start = StreetLabeler.endMargin
        while start + run.width + StreetLabeler.endMargin <= line.length {
            let boxes = run.boxes(on: line, start: start)
            if boxes != nil { fits = true }
            if let boxes, space.isFree(boxes, margins) {
                current.starts.append(start)
            } else if !current.starts.isEmpty {
                stretches.append(current)
                current.starts = []
            }
            start += StreetLabeler.step
        }
        return current.starts.isEmpty ? stretches : stretches + [current]
    }

    /// The label nearest to the stretch's middle that is upright.
    private func best(
        in stretch: Stretch, _ run: LetterRun, _ name: String, _ text: String, _ space: LabelSpace
    ) -> MapLabel? {
        let middle = ((stretch.starts.first ?? 0) + (stretch.starts.last ?? 0)) / 2
        for start in stretch.starts.sorted(by: { abs($0 - middle) < abs($1 - middle) }) {
            let center = stretch.line.place(at: start + run.width / 2).point
            guard let boxes = run.boxes(on: stretch.line, start: start),
                boxes.allSatisfy({ $0.axis.x >= -0.05 }), space.isFree(boxes, margins)
            else { continue }
            return MapLabel(
                name: name, text: text, center: center, boxes: boxes, kind: .street,
                letters: run.path(on: stretch.line, start: start))
        }
        return nil
    }
}
