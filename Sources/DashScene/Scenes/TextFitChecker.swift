/// Finds the texts that a laid-out clip had to cut, and the places of the script that they come from.
public struct TextFitChecker {
    private let scene: HookScene
    private let outcome: ScriptOutcome

    /// Makes a checker of a scene that was made from the outcome's script.
    public init(scene: HookScene, outcome: ScriptOutcome) {
        self.scene = scene
        self.outcome = outcome
    }

    /// A text that was cut, where it stands on the screen.
    private struct Cut: Hashable {
        var node: String
        /// The order's place in the script; nil for what belongs to none.
        var order: Int?
        var block: TextBlock
    }

    /// One diagnostic a text and place, in the order they come up in the clip.
    public func problems(_ severity: Diagnostic.Severity = .warning) -> [Diagnostic] {
        var seen: Set<String> = []
        return cuts().compactMap { cut in
            let path = owner(of: cut)?.path ?? JSONPath().appending("brand")
            guard seen.insert("\(path) \(cut.node)").inserted else { return nil }
            return outcome.diagnostic(severity, at: path, message: message(cut), suggestion: "shorten it")
        }
    }

    private func message(_ cut: Cut) -> String {
        let canvas = scene.script.canvas
        let lines = cut.block.lines.count
        let room = DecimalText.shortest(cut.block.room ?? 0, digits: 1)
        let place = "\(NumberRule.short(canvas.width)) x \(NumberRule.short(canvas.height)) pt"
        return "\(Quoted.text(cut.block.text)) does not fit at \(place): \(cut.node) has room for "
            + "\(lines) \(lines == 1 ? "line" : "lines") of \(room) pt"
    }

    /// The script's text that a cut one is, or the longest that is a part of it; nil for the brand's words alone.
    private func owner(of cut: Cut) -> ScriptText? {
        let texts = cut.order.map(outcome.texts(ofOrder:)) ?? outcome.texts
        let whole = texts.first { $0.text == cut.block.text }
        return whole
            ?? texts.filter { !$0.text.isEmpty && cut.block.text.contains($0.text) }
            .max { $0.text.count < $1.text.count }
    }

    private func cuts() -> [Cut] {
        var cuts: [Cut] = []
        var seen: Set<Cut> = []
        for frame in ClipEvent.keyFrames(of: scene.script) {
            for node in scene.graph(frame: frame).children {
                let order = scene.script.orders.firstIndex { $0.id == node.id }
                collect(node, name: node.id, order: order) { cut in
                    if seen.insert(cut).inserted { cuts.append(cut) }
                }
            }
        }
        return cuts
    }

    private func collect(_ node: Node, name: String, order: Int?, _ visit: (Cut) -> Void) {
        let name = node.id.isEmpty ? name : node.id
        if case .text(let block) = node.content, block.truncated {
            visit(Cut(node: name, order: order, block: block))
        }
        for child in node.children { collect(child, name: name, order: order, visit) }
    }
}
