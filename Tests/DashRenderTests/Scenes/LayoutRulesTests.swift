import DashScene
import Testing

/// Nothing hidden, touching or cut, in the hook, in every remix and with words ten times as long, on the six canvases,
/// with the real fonts.
@Suite struct LayoutRulesTests {
    /// What the map shows; it lies below the sheet and the controls and has rules of its own.
    static let mapParts: Set = ["map", "route", "pin.home", "pin.store", "dasher", "dasher.halo", "sheet"]
    /// Pairs that are meant to lie on one another.
    static let nested: Set<Set<String>> = [
        ["sheet.photo", "sheet.photo.label"], ["sheet.photo", "sheet.hairline"],
        // The lines run into the circles, and a step grows over them while it pops.
        ["tracker.line.1", "tracker.step.2"], ["tracker.line.2", "tracker.step.2"],
        ["tracker.line.2", "tracker.step.3"], ["tracker.line.3", "tracker.step.3"],
        ["tracker.line.3", "tracker.step.4"],
    ]

    @Test(arguments: LaidOutClip.all)
    func partsOfTheSheetNeverOverlap(_ clip: LaidOutClip) throws {
        var faults: Set<String> = []
        for (frame, order) in try clip.screens() {
            let parts = order.children.filter { !Self.mapParts.contains($0.id) && !$0.frame.isEmpty }
            for (i, a) in parts.enumerated() {
                for b in parts[(i + 1)...] where overlaps(a.frame, b.frame) && !Self.nested.contains([a.id, b.id]) {
                    if faults.count < 12 { faults.insert("\(order.id) \(a.id) and \(b.id) on \(frame)") }
                }
            }
        }
        #expect(faults.sorted() == [])
    }

    @Test(arguments: LaidOutClip.all)
    func wordsNeverTouchGlyphsOrPictures(_ clip: LaidOutClip) throws {
        var faults: Set<String> = []
        for (frame, order) in try clip.screens() {
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

    @Test(arguments: LaidOutClip.all)
    func wordsStayInTheirBoxAndOnTheScreen(_ clip: LaidOutClip) throws {
        let screen = Rect(0, 0, clip.canvas.width, clip.canvas.height)
        var faults: Set<String> = []
        for (frame, order) in try clip.screens() {
            for group in order.children {
                for text in group.all where text.isText {
                    let box = group.isText ? screen.inset(24, 0) : group.frame
                    if !box.contains(text.frame, slack: 0.01) { faults.insert("\(order.id) \(text.id) on \(frame)") }
                }
            }
        }
        #expect(faults.sorted().prefix(12) == [])
    }

    @Test(arguments: LaidOutClip.all)
    func noRowIsCut(_ clip: LaidOutClip) throws {
        // 6 pt above the home indicator, which is 5 pt tall and 8 pt above the screen's edge.
        let limit = clip.canvas.height - 8 - 5 - 6
        var faults: Set<String> = []
        for (frame, order) in try clip.screens() {
            for part in order.children where !["map", "sheet"].contains(part.id) && part.frame.maxY > limit + 1e-6 {
                faults.insert("\(order.id) \(part.id) ends at \(part.frame.maxY) on \(frame)")
            }
        }
        #expect(faults.sorted().prefix(12) == [])
    }

    @Test(arguments: LaidOutClip.all)
    func theBannersWordsStayInItAndApart(_ clip: LaidOutClip) throws {
        var faults: Set<String> = []
        for graph in try clip.graphs() {
            for banner in graph.children.filter({ $0.id == "banner" }).map({ LaidOut($0) }) {
                let parts = banner.children.filter { $0.id.hasPrefix("banner.") }
                #expect(parts.map(\.id).sorted() == ["banner.avatar", "banner.text", "banner.title"])
                for (i, a) in parts.enumerated() {
                    if !banner.frame.contains(a.frame, slack: 0.01) { faults.insert("\(a.id) leaves its box") }
                    for b in parts[(i + 1)...] where overlaps(a.frame, b.frame) { faults.insert("\(a.id) and \(b.id)") }
                }
            }
        }
        #expect(faults.sorted() == [])
    }

    @Test(arguments: LaidOutClip.real)
    func nothingIsShortenedInRealScripts(_ clip: LaidOutClip) throws {
        var cut: Set<String> = []
        for graph in try clip.graphs() {
            for node in graph.children.flatMap({ LaidOut($0).all }) {
                if case .text(let block) = node.content, block.truncated { cut.insert("\(node.id): \(block.text)") }
            }
        }
        #expect(cut.sorted() == [])
    }

    @Test(arguments: LaidOutClip.all)
    func pinsAndCourierKeepClearOfControlsAndBars(_ clip: LaidOutClip) throws {
        let sheetTop = (clip.canvas.height * 0.48 * 3).rounded() / 3
        var nearest = Double.infinity
        for (_, order) in try clip.screens() {
            let controls = order.children.filter { ["close", "help"].contains($0.id) }
            #expect(controls.count == 2)
            for part in order.children where part.id.hasPrefix("pin.") || part.id == "dasher" {
                for (center, radius) in try discs(of: part) {
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

    /// The disc that covers a marker, or the points of a pin's outline.
    private func discs(of part: LaidOut) throws -> [(Point, Double)] {
        guard part.id != "dasher" else { return [(part.frame.center, part.frame.width / 2)] }
        let body = try #require(part.children.first { $0.frame == part.frame })
        guard case .shape(let shape) = body.content else { return [] }
        // A path lies where it would without its node's transform, which makes a popping pin larger.
        let corner = shape.path.bounds.origin
        return shape.path.samples.map { (part.frame.origin + ($0 - corner) * part.scale, 0) }
    }

    private func distance(_ p: Point, toStadium r: Rect) -> Double {
        let radius = r.height / 2
        let x = min(r.maxX - radius, max(r.minX + radius, p.x))
        return (p - Point(x, r.midY)).length - radius
    }
}
