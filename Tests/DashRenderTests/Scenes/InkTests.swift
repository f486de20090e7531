import DashScene
import Testing

@testable import DashRender

/// The letters of one row never meet those of the next, however tall the script is.
@Suite struct InkTests {
    /// One above the other, and the least distance of their ink, pt; whole pixels may take one of them.
    static let neighbours = [
        ("sheet.title", "sheet.subtitle", 3.0), ("dasher.name", "dasher.stats", 2.0),
        ("banner.title", "banner.text", 2.0),
    ]

    @Test(arguments: ExampleScripts.names, HookSession.canvases)
    func rowsStayApart(_ name: String, _ canvas: Size) throws {
        let session = try ExampleScripts.session(name, ScriptOverrides(size: canvas))
        let scene = try session.makeScene()
        let shaper = try session.makeRasterizer().shaper
        var faults: Set<String> = []
        var seen = 0
        for frame in ClipEvent.keyFrames(of: session.script) {
            for group in scene.graph(frame: frame).children.map({ LaidOut($0) }) {
                for (upper, lower, least) in Self.neighbours {
                    guard let above = ink(upper, group, shaper), let below = ink(lower, group, shaper) else { continue }
                    seen += 1
                    if below.top - above.bottom < least {
                        faults.insert("\(group.id) \(upper) and \(lower): \(below.top - above.bottom) pt")
                    }
                }
                guard let stats = ink("dasher.stats", group, shaper),
                    let vehicle = group.children.first(where: { $0.id == "dasher.vehicle" })
                else { continue }
                let isBeside = vehicle.frame.minX >= stats.box.maxX + 8 || vehicle.frame.maxX <= stats.box.minX - 8
                if !isBeside, stats.top - vehicle.frame.maxY < 4.5 {
                    faults.insert("\(group.id) vehicle: \(stats.top - vehicle.frame.maxY) pt")
                }
            }
        }
        #expect(seen > 0)
        #expect(faults.sorted() == [])
    }

    /// Where the ink of a text is, its lines taken together.
    private func ink(
        _ id: String, _ group: LaidOut, _ shaper: TextShaper
    ) -> (top: Double, bottom: Double, box: Rect)? {
        guard let node = group.children.first(where: { $0.id == id }), case .text(let block) = node.content,
            let first = block.lines.first, let last = block.lines.last
        else { return nil }
        // The node may have been moved since it was set.
        let reaches = block.lines.map { shaper.ink(of: $0.string, style: block.style) }
        let shift = node.frame.minY - (first.origin.y - baseline(block, shaper))
        return (
            first.origin.y - (reaches.first?.rise ?? 0) + shift, last.origin.y + (reaches.last?.drop ?? 0) + shift,
            node.frame
        )
    }

    private func baseline(_ block: TextBlock, _ shaper: TextShaper) -> Double {
        let extent = shaper.measure(block.text, style: block.style)
        return (block.style.lineHeight - extent.ascent - extent.descent) / 2 + extent.ascent
    }
}
