import DashScene
import Testing

/// Nothing hidden, touching or cut, on every frame of both orders, on the six canvases, with the real fonts.
@Suite struct LayoutRulesTests {
    /// What the map shows; it lies below the sheet and the controls and has rules of its own.
    static let mapParts: Set = ["map", "route", "pin.home", "pin.store", "dasher", "dasher.halo", "sheet"]
    /// Pairs that are meant to lie on one another.
    static let nested: Set<Set<String>> = [
        ["sheet.photo", "sheet.photo.label"], ["sheet.photo", "sheet.hairline"],
        // The line runs into the circles, and the house step grows over it while it pops.
        ["tracker.line.3", "tracker.step.4"],
    ]

    /// Every frame's order screens on a canvas; equal ones once.
    private func screens(_ canvas: Size) throws -> [(frame: Int, order: LaidOut)] {
        let scene = try HookSession.scene(canvas: canvas)
        return (0..<scene.frameCount).flatMap { frame in scene.graph(frame: frame).orders.map { (frame, $0) } }
    }

    @Test(arguments: HookSession.canvases)
    func partsOfTheSheetNeverOverlap(_ canvas: Size) throws {
        var faults: Set<String> = []
        for (frame, order) in try screens(canvas) {
            let parts = order.children.filter { !Self.mapParts.contains($0.id) && !$0.frame.isEmpty }
            for (i, a) in parts.enumerated() {
                for b in parts[(i + 1)...] where overlaps(a.frame, b.frame) && !Self.nested.contains([a.id, b.id]) {
                    if faults.count < 12 { faults.insert("\(order.id) \(a.id) and \(b.id) on \(frame)") }
                }
            }
        }
        #expect(faults.sorted() == [])
    }

    @Test(arguments: HookSession.canvases)
    func wordsNeverTouchGlyphsOrPictures(_ canvas: Size) throws {
        var faults: Set<String> = []
        for (frame, order) in try screens(canvas) {
            for group in order.children {
                let texts = group.all.filter(\.isText)
                let others = group.all.filter { $0.id.hasSuffix(".glyph") || isPicture($0) }
                for text in texts {
                    for other in others where overlaps(text.frame, other.frame) {
                        faults.insert("\(order.id) \(text.id) and \(other.id) on \(frame)")
                    }
                }
            }
        }
        #expect(faults.sorted().prefix(12) == [])
    }

    @Test(arguments: HookSession.canvases)
    func wordsStayInTheirBoxAndOnTheScreen(_ canvas: Size) throws {
        let screen = Rect(0, 0, canvas.width, canvas.height)
        var faults: Set<String> = []
        for (frame, order) in try screens(canvas) {
            for group in order.children {
                for text in group.all where text.isText {
                    let box = group.isText ? screen.inset(min(24, canvas.width), 0) : group.frame
                    if !box.contains(text.frame, slack: 0.01) { faults.insert("\(order.id) \(text.id) on \(frame)") }
                }
            }
        }
        #expect(faults.sorted().prefix(12) == [])
    }

    @Test(arguments: HookSession.canvases)
    func noRowIsCut(_ canvas: Size) throws {
        // 6 pt above the home indicator, which is 5 pt tall and 8 pt above the screen's edge.
        let limit = canvas.height - 8 - 5 - 6
        var faults: Set<String> = []
        for (frame, order) in try screens(canvas) {
            for part in order.children where !["map", "sheet"].contains(part.id) && part.frame.maxY > limit + 1e-6 {
                faults.insert("\(order.id) \(part.id) ends at \(part.frame.maxY) on \(frame)")
            }
        }
        #expect(faults.sorted().prefix(12) == [])
    }

    @Test(arguments: HookSession.canvases)
    func nothingIsShortenedInTheRealScript(_ canvas: Size) throws {
        let scene = try HookSession.scene(canvas: canvas)
        var cut: Set<String> = []
        for frame in [0, 78, 120, 150, 300, 434, 600] {
            for node in scene.graph(frame: frame).children.flatMap({ LaidOut($0).all }) {
                if case .text(let block) = node.content, block.truncated { cut.insert("\(node.id): \(block.text)") }
            }
        }
        #expect(cut.sorted() == [])
    }

    @Test(arguments: HookSession.canvases)
    func pinsAndCourierKeepClearOfControlsAndBars(_ canvas: Size) throws {
        let sheetTop = (canvas.height * 0.48 * 3).rounded() / 3
        var nearest = Double.infinity
        for (_, order) in try screens(canvas) {
            let controls = order.children.filter { ["close", "help"].contains($0.id) }
            #expect(controls.count == 2)
            for part in order.children where part.id.hasPrefix("pin.") || part.id == "dasher" {
                for (center, radius) in discs(of: part) {
                    nearest = min(nearest, center.y - radius - 54, sheetTop - center.y - radius)
                    for control in controls {
                        nearest = min(nearest, distance(center, toStadium: control.frame) - radius)
                    }
                }
            }
        }
        #expect(nearest >= 4 - 0.01)
    }

    // MARK: Geometry, on its own

    private func isPicture(_ node: LaidOut) -> Bool { if case .picture = node.content { true } else { false } }

    private func overlaps(_ a: Rect, _ b: Rect) -> Bool { a.inset(1e-6).intersects(b.inset(1e-6)) }

    /// Discs that cover a marker, or a pin's head and taper.
    private func discs(of part: LaidOut) -> [(Point, Double)] {
        let frame = part.frame
        guard part.id != "dasher" else { return [(frame.center, frame.width / 2)] }
        let head = frame.width / 2
        return (0...20).map { i in
            let t = Double(i) / 20
            return (Point(frame.midX, frame.minY + head + (frame.height - head) * t), head * (1 - t))
        }
    }

    private func distance(_ p: Point, toStadium r: Rect) -> Double {
        let radius = r.height / 2
        let x = min(r.maxX - radius, max(r.minX + radius, p.x))
        return (p - Point(x, r.midY)).length - radius
    }
}
