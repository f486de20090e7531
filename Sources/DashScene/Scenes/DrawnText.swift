/// A text as it stands on the screen.
struct DrawnText: Hashable {
    /// The id of its node, or of the nearest one above that has one.
    var node: String
    /// The place in the script of the order whose screen it is on; nil for what belongs to none.
    var order: Int?
    /// The text, laid out.
    var block: TextBlock

    /// What it says, without the marks that are never seen.
    var text: String { Isolate.removed(from: block.text) }
}

extension HookScene {
    /// Every text that the clip's key frames show, each once, in the order they come up.
    var drawnTexts: [DrawnText] {
        var texts: [DrawnText] = []
        var seen: Set<DrawnText> = []
        for frame in ClipEvent.keyFrames(of: script) {
            for node in graph(frame: frame).children {
                let order = script.orders.firstIndex { $0.id == node.id }
                HookScene.collect(node, name: node.id, order: order) { text in
                    if seen.insert(text).inserted { texts.append(text) }
                }
            }
        }
        return texts
    }

    private static func collect(_ node: Node, name: String, order: Int?, _ visit: (DrawnText) -> Void) {
        let name = node.id.isEmpty ? name : node.id
        if case .text(let block) = node.content { visit(DrawnText(node: name, order: order, block: block)) }
        for child in node.children { collect(child, name: name, order: order, visit) }
    }
}
