import DashScene

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number that is often whole, so that edges on pixels and between them both happen.
    mutating func place(_ range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &self)
        return Bool.random(using: &self) ? value.rounded() : value
    }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

/// A scene of random nodes that changes a little from step to step, in all ways that a scene can.
struct RandomScene {
    private(set) var nodes: [Node] = []
    private var numbers: SeededNumbers
    private var nextName = 0

    init(seed: UInt64, count: Int = 8) {
        numbers = SeededNumbers(seed: seed)
        nodes = (0..<count).map { _ in node(depth: 0) }
    }

    /// Changes a few nodes.
    mutating func step() {
        for _ in 0..<Int.random(in: 1...3, using: &numbers) { changeOne() }
    }

    private mutating func changeOne() {
        let index = Int.random(in: 0..<max(1, nodes.count), using: &numbers)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: nodes.insert(node(depth: 0), at: min(index, nodes.count))
        case 1 where nodes.count > 6: nodes.remove(at: index)
        case 2 where !nodes.isEmpty: nodes.swapAt(index, nodes.count - 1)
        default: if !nodes.isEmpty { nodes[index] = changed(nodes[index]) }
        }
    }

    private mutating func changed(_ node: Node) -> Node {
        var node = node
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: node.transform = transform()
        case 1: node.opacity = opacity()
        case 2: node.clip = clip()
        case 3: node.content = shortened(node.content) ?? content()
        case 4: node.content = shortened(node.content) ?? node.content
        case 5 where !node.children.isEmpty:
            node.children[0] = changed(node.children[0])
        default: node.children = children(depth: 1)
        }
        return node
    }

    private mutating func node(depth: Int) -> Node {
        nextName += 1
        var node = Node(numbers.chance(0.7) ? "node\(nextName)" : "", frame: .zero, content: content())
        if numbers.chance(0.3) { node.transform = transform() }
        if numbers.chance(0.3) { node.opacity = opacity() }
        if numbers.chance(0.3) { node.clip = clip() }
        if numbers.chance(0.4) { node.children = children(depth: depth + 1) }
        return node
    }

    private mutating func children(depth: Int) -> [Node] {
        guard depth < 3 else { return [] }
        return (0..<Int.random(in: 0...3, using: &numbers)).map { _ in node(depth: depth) }
    }

    private mutating func transform() -> Affine {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: .identity
        case 1: .translation(numbers.place(-10...10), numbers.place(-10...10))
        case 2: .scale(Double.random(in: 0.4...1.3, using: &numbers), about: point())
        default: Affine(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: numbers.place(0...9), ty: numbers.place(-9...9))
        }
    }

    private mutating func opacity() -> Double {
        [0, 1, 1, 0.25, 0.5, Double.random(in: 0...1, using: &numbers)].randomElement(using: &numbers) ?? 1
    }

    private mutating func clip() -> Node.Clip? {
        numbers.chance(0.3) ? nil : Node.Clip(rect(), radius: numbers.chance(0.5) ? 0 : numbers.place(0...9))
    }

    private mutating func point() -> Point { Point(numbers.place(-5...65), numbers.place(-5...55)) }

    private mutating func rect() -> Rect {
        let corner = point()
        return Rect(corner.x, corner.y, numbers.place(1...40), numbers.place(1...40))
    }

    private mutating func color() -> Color {
        Color(
            .random(in: 0...255, using: &numbers), .random(in: 0...255, using: &numbers),
            .random(in: 0...255, using: &numbers), numbers.chance(0.5) ? 255 : .random(in: 0...255, using: &numbers))
    }

    private mutating func content() -> Node.Content {
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: .group
        case 1: .shape(Shape(.rectangle(rect()), color()))
        case 2: .shape(Shape(.roundedRectangle(rect(), radius: 6), fill: paint(), stroke: stroke()))
        case 3, 4: .shape(Shape(.polyline((0..<6).map { _ in point() }), stroke: stroke()))
        case 5: .shadow(Shadow(rect(), radius: numbers.place(0...20), sigma: numbers.place(0...4), color: color()))
        case 6: .text(text())
        case 7: .picture(PictureContent(file: "any", target: rect()))
        default: .map(map())
        }
    }

    private mutating func paint() -> Paint {
        let stops = [GradientStop(0, color()), GradientStop(1, color())]
        return switch Int.random(in: 0..<3, using: &numbers) {
        case 0: .color(color())
        case 1: .linear(from: point(), to: point(), stops: stops)
        default: .radial(center: point(), radius: numbers.place(1...30), squash: 0.5, stops: stops)
        }
    }

    private mutating func stroke() -> Stroke {
        Stroke(color(), width: numbers.place(0.5...8), isRound: numbers.chance(0.8))
    }

    private mutating func text() -> TextBlock {
        let string = ["Ago", "To 🍣", "Ye", "漢"].randomElement(using: &numbers) ?? ""
        let style = TextStyle(family: "Inter", size: numbers.place(8...24), weight: 600)
        return .line(string, at: point(), style: style, color: color())
    }

    private mutating func map() -> MapView {
        MapView(
            frame: rect(), projection: MapProjection(scale: 256, offset: .zero), tiles: "", palette: .mutedLight,
            labelFamily: "Inter", obstacles: [])
    }

    /// A line whose beginning has moved on, as a route shortens; nil for other contents.
    private mutating func shortened(_ content: Node.Content) -> Node.Content? {
        guard case .shape(var shape) = content, shape.fill == nil else { return nil }
        var points = shape.path.elements.compactMap { element -> Point? in
            switch element {
            case .move(let p), .line(let p): p
            case .curve, .close: nil
            }
        }
        guard points.count > 2 else { return nil }
        points[0] = points[0].mixed(with: points[1], 0.4)
        if numbers.chance(0.3) { points.removeFirst() }
        shape.path = .polyline(points)
        return .shape(shape)
    }
}
