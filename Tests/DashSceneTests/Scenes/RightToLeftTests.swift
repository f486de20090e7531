import Testing

@testable import DashScene

/// What a brand that runs from right to left changes beside the mirrored places.
@Suite struct RightToLeftTests {
    private static let opening = "\u{2068}"
    private static let closing = "\u{2069}"

    private func scene(_ direction: String) throws -> HookScene {
        var files = try MemoryFiles.brands()
        let brand = try Repository.text("Brands/doordash.json")
            .replacing("\"direction\": \"leftToRight\"", with: "\"direction\": \"\(direction)\"")
        files.files["Brands/doordash.json"] = Array(brand.utf8)
        let script = FullScript.text.replacing("\"brand\": \"grubhub\"", with: "\"brand\": \"doordash\"")
        let outcome = ScriptDecoder(files: files).decode(Array(script.utf8), file: "S.json")
        return try HookFixture.scene(of: try #require(outcome.script))
    }

    private func texts(_ scene: HookScene) -> [String] { scene.drawnTexts.map(\.block.text) }

    /// Values in words, one isolate each.
    @Test(arguments: [
        "(Priya)", "(Sakura)", "(Priya) is heading to you", "(4.99) ★ · 3,104 deliveries · (Top)",
        "(4.70) ★ · (Sushi) · (3.4 mi)",
        "(Priya) has it from (Sakura).", "2 × (Roll) + (Egg)", "(Tea L)", "(Sakura)!", "(Priya) comes",
        "Arrives (6:37)–(6:47)",
    ])
    func valuesAreIsolated(_ marked: String) throws {
        let shown = marked.replacing("(", with: Self.opening).replacing(")", with: Self.closing)
        #expect(texts(try scene("rightToLeft")).contains(shown))
        let plain = marked.replacing("(", with: "").replacing(")", with: "")
        #expect(texts(try scene("leftToRight")).contains(plain))
    }

    @Test func nothingIsMarkedFromLeftToRight() throws {
        for text in texts(try scene("leftToRight")) {
            #expect(!text.contains(Self.opening) && !text.contains(Self.closing))
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func everyTextHasTheBrandsDirection(_ direction: LayoutDirection) throws {
        let drawn = try scene(direction.rawValue).drawnTexts
        #expect(!drawn.isEmpty)
        #expect(drawn.allSatisfy { $0.block.style.direction == direction })
    }

    @Test func theMarksAreNoNewsInTheGraphAsJSON() throws {
        let graph = try scene("rightToLeft").graph(frame: 250)
        let text = JSONWriter.text(GraphJSON.value(of: graph))
        #expect(text.contains("Priya has it from Sakura."))
        #expect(!text.contains(Self.opening) && !text.contains(Self.closing))
    }

    /// What the third step shows.
    private func symbol(_ direction: String) throws -> Path {
        let step = try #require(try scene(direction).graph(frame: 250).node("order1", "tracker.step.3"))
        guard case .shape(let shape) = step.children.last?.content else { return Path() }
        return shape.path.applying(.translation(-step.frame.midX, -step.frame.midY))
    }

    @Test func theScooterFacesTheWayOfTheTracker() throws {
        let (right, left) = (InkScan(try symbol("leftToRight")), InkScan(try symbol("rightToLeft")))
        #expect(abs(right.centroid.x + left.centroid.x) < 1e-6)
        #expect(abs(right.centroid.y - left.centroid.y) < 1e-6)
        #expect(abs(right.centroid.x) > 0.05)
    }

    @Test(arguments: Glyph.allCases)
    func onlyWhatTravelsIsTurned(_ glyph: Glyph) {
        func path(_ heading: LayoutDirection) -> Path? {
            let node = glyph.node(center: Point(12, 12), side: Glyph.box, color: .black, heading: heading)
            guard case .shape(let shape) = node.content else { return nil }
            return shape.path
        }
        let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: 2 * glyph.bounds.midX, ty: 0)
        let travels = [.scooter, .car, .bicycle, .minivan].contains(glyph)
        #expect(path(.leftToRight) == glyph.path)
        #expect(path(.rightToLeft) == (travels ? glyph.path.applying(mirror) : glyph.path))
    }
}
