import Foundation
import Testing

@testable import DashRender
@testable import DashScene

/// No paragraph ends in a line of a word or two, where its lines can share their words better.
@Suite struct WidowTests {
    @Test(arguments: LaidOutClip.real.filter { $0.canvas.width < 400 })
    func lastLinesAreNotLeftAlone(_ clip: LaidOutClip) throws {
        var faults: Set<String> = []
        for graph in try clip.graphs() {
            for node in graph.children.flatMap({ LaidOut($0).all }) {
                guard case .text(let block) = node.content, block.lines.count > 1, let last = block.lines.last,
                    let room = block.room, node.id != "sheet.photo.label.text"
                else { continue }
                if last.width < 0.3 * room { faults.insert("\(node.id): \(block.lines.map(\.string))") }
            }
        }
        #expect(faults.sorted() == [])
    }

    /// Words are only moved.
    @Test(arguments: [
        ("Marcus picked up your order from Lucia's Pizzeria.", 312.0),
        ("Priya picked up your order from Sakura Sushi.", 312),
    ])
    func allWordsStay(_ text: String, _ width: Double) throws {
        let setter = TextSetter(measuring: try TextShaper(try FontCatalog()), grid: PixelGrid(scale: 3))
        let style = TextStyle(family: "Inter", size: 15, weight: 400, lineHeight: 19)
        let node = setter.block(
            "a", text, style: style, color: .black, left: 0, top: 0, width: width, maxLines: 2)
        guard case .text(let block) = node.content else { return }
        #expect(block.lines.map { $0.string.trimmingCharacters(in: .whitespaces) }.joined(separator: " ") == text)
        #expect(block.lines.count == 2 && !block.truncated)
        #expect(block.lines.allSatisfy { $0.width <= width })
        #expect((block.lines.last?.width ?? 0) >= 0.3 * width)
    }
}
