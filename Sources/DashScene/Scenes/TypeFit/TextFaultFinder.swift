/// Finds words that meet others, or leave their place, in the key frames of a clip. What counts is the letters' ink.
struct TextFaultFinder {
    let text: any TextMeasuring

    /// What the map shows, which lies below the rest.
    private static let mapParts: Set = ["map", "route", "pin.home", "pin.store", "dasher", "dasher.halo", "sheet"]
    /// How far ink may reach into its neighbour's before it counts, pt.
    private static let slack = 0.75

    /// Some words where they lie on the screen.
    private struct Words {
        var id: String
        /// One box a line.
        var lines: [Rect]
        /// The box of the part that they must stay in.
        var place: Rect
        /// The place of that part among all.
        var part: Int
    }

    /// Something else that words must keep clear of.
    private struct Solid {
        var id: String
        var frame: Rect
        var part: Int
    }

    /// All faults of a scene, each once, in the order they come up.
    func faults(in scene: HookScene) -> [TextFault] {
        var faults = scene.leftOut.flatMap(\.rows).map { TextFault(id: $0, kind: .isLeftOut) }
        let canvas = scene.script.canvas
        let screen = Rect(0, 0, canvas.width, SheetLayout.limit(of: canvas))
        for frame in ClipEvent.keyFrames(of: scene.script) {
            for node in scene.graph(frame: frame).children {
                faults += self.faults(in: node, screen: screen)
            }
        }
        var seen: Set<TextFault> = []
        return faults.filter { seen.insert($0).inserted }
    }

    private func faults(in root: Node, screen: Rect) -> [TextFault] {
        let place = root.transform
        let isPart = root.children.contains { $0.id.isEmpty }
        let box = isPart ? place.apply(root.frame) : screen
        var (words, solids) = ([Words](), [Solid]())
        for (index, part) in root.children.enumerated() where !TextFaultFinder.mapParts.contains(part.id) {
            collect(part, place, part: index, name: part.id, place: self.box(of: part, place) ?? box, &words, &solids)
        }
        return words.flatMap(alone) + pairs(words) + words.flatMap { meetings(of: $0, solids) }
    }

    /// The box that the words of a part must stay in: that of its ground; nil where it has none.
    private func box(of part: Node, _ outer: Affine) -> Rect? {
        guard part.children.contains(where: { $0.id.isEmpty && $0.frame == part.frame }) else { return nil }
        return part.transform.then(outer).apply(part.frame)
    }

    private func collect(
        _ node: Node, _ outer: Affine, part: Int, name: String, place: Rect, _ words: inout [Words],
        _ solids: inout [Solid]
    ) {
        guard node.opacity > 0 else { return }
        let transform = node.transform.then(outer)
        let name = node.id.isEmpty ? name : node.id
        switch node.content {
        case .text(let block):
            words.append(
                Words(id: name, lines: ink(of: block).map { transform.apply($0) }, place: place, part: part))
        case .shape, .picture:
            solids.append(Solid(id: name, frame: transform.apply(node.frame), part: part))
        case .group, .shadow, .map: break
        }
        for child in node.children {
            collect(child, transform, part: part, name: name, place: place, &words, &solids)
        }
    }

    private func ink(of block: TextBlock) -> [Rect] {
        block.lines.map { line in
            let reach = text.ink(of: line.string, style: block.style)
            return Rect(line.origin.x, line.origin.y - reach.rise, line.width, reach.rise + reach.drop)
        }
    }

    private func alone(_ words: Words) -> [TextFault] {
        let leaves = words.lines.contains { !words.place.contains($0, slack: TextFaultFinder.slack) }
        let meets = zip(words.lines, words.lines.dropFirst()).contains { meet($0, $1) }
        return (leaves ? [TextFault(id: words.id, kind: .leaves)] : [])
            + (meets ? [TextFault(id: words.id, kind: .meetsItself)] : [])
    }

    private func pairs(_ words: [Words]) -> [TextFault] {
        words.enumerated().flatMap { index, first in
            words[(index + 1)...].filter { second in
                first.lines.contains { line in second.lines.contains { meet(line, $0) } }
            }.map { TextFault(id: first.id, kind: .meets($0.id)) }
        }
    }

    /// What words meet of other parts, and of their own but for the ground that they stand on.
    private func meetings(of words: Words, _ solids: [Solid]) -> [TextFault] {
        solids.filter { solid in
            if isBelow(words, solid) { return false }
            return words.lines.contains { meet($0, solid.frame) }
        }.map { TextFault(id: words.id, kind: .meets($0.id)) }
    }

    /// Whether words are meant to lie on something.
    private func isBelow(_ words: Words, _ solid: Solid) -> Bool {
        if words.id.hasPrefix("sheet.photo.label") && solid.id == "sheet.photo" { return true }
        return words.part == solid.part && !solid.id.hasSuffix(".glyph")
    }

    private func meet(_ a: Rect, _ b: Rect) -> Bool {
        let half = TextFaultFinder.slack / 2
        return !a.isEmpty && !b.isEmpty && a.inset(half).intersects(b.inset(half))
    }
}
