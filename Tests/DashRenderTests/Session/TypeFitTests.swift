import DashScene
import Foundation
import Testing

@testable import DashRender

/// Type styles of any size: words never meet or leave their place without a word about the style.
@Suite struct TypeFitTests {
    private static let file = HookSession.folder.appendingPathComponent("DemoScript.json").path

    /// The hook in its own brand, some styles of which have other sizes.
    private func session(_ sizes: [String: (Double, Double)], _ canvas: Size) throws -> ClipSession {
        let own = try Data(contentsOf: HookSession.folder.appendingPathComponent("Brands/doordash.json"))
        var root = try #require(try JSONSerialization.jsonObject(with: own) as? [String: Any])
        var type = try #require(root["type"] as? [String: Any])
        for (key, (size, lineHeight)) in sizes {
            var style = try #require(type[key] as? [String: Any])
            (style["size"], style["lineHeight"]) = (size, lineHeight)
            type[key] = style
        }
        root["type"] = type
        let brand = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: brand) }
        try JSONSerialization.data(withJSONObject: root).write(to: brand)
        return try ClipSession(
            script: Self.file, overrides: ScriptOverrides(size: canvas, brand: brand.path),
            options: ScriptOptions(allowsOutside: true))
    }

    private func told(_ session: ClipSession) -> [String] {
        session.warnings.filter { $0.path.hasPrefix("type.") && $0.message.contains("pt in lines of") }
            .map { "\($0.path): \($0.message); \($0.suggestion ?? "")" }
    }

    @Test(arguments: [
        (
            "name", 34.0, 42.0,
            "type.name: 34 pt in lines of 42 pt is too large at 440 x 956 pt, where dasher.stats meets pill.tip; "
                + "the largest that fits is 31.5 pt in lines of 39 pt"
        ),
        (
            "help", 72, 86,
            "type.help: 72 pt in lines of 86 pt is too large at 440 x 956 pt, where help.text leaves its place; "
                + "the largest that fits is 39 pt in lines of 47 pt"
        ),
        (
            "stats", 15, 144,
            "type.stats: 15 pt in lines of 144 pt is too large at 440 x 956 pt, where dasher.stats meets pill.tip.text; "
                + "the largest that fits is 15 pt in lines of 54 pt"
        ),
    ])
    func namesTheStyleAndWhatFits(_ key: String, _ size: Double, _ lineHeight: Double, _ line: String) throws {
        #expect(told(try session([key: (size, lineHeight)], Size(440, 956))) == [line])
    }

    @Test func linesThatAreTooLowAreTold() throws {
        #expect(
            told(try session(["bannerText": (17, 6)], Size(360, 640))).allSatisfy {
                $0.hasPrefix("type.bannerText: 17 pt in lines of 6 pt do not fit together at 360 x 640 pt, where ")
            })
    }

    /// All styles larger by a factor: whenever an own search finds words that meet, a style is told of.
    @Test(arguments: [1.3, 1.6, 2, 3], [Size(360, 640), Size(440, 956)])
    func nothingMeetsInSilence(_ factor: Double, _ canvas: Size) throws {
        let sizes = try HookSession.session().script.brand.type.styles.map {
            ($0.key, (min(72, $0.style.size * factor), min(144, $0.style.lineHeight * factor)))
        }
        let session = try session(Dictionary(uniqueKeysWithValues: sizes), canvas)
        let meets = try meetings(session)
        #expect(meets.isEmpty || !told(session).isEmpty, "\(meets.prefix(5))")
        if factor >= 2 { #expect(!told(session).isEmpty) }
    }

    @Test(arguments: HookSession.canvases)
    func theUsualSizesFit(_ canvas: Size) throws {
        #expect(told(try session([:], canvas)) == [])
    }

    /// The words whose letters meet on some frame, found without the product's own finder.
    private func meetings(_ session: ClipSession) throws -> [String] {
        let scene = try session.makeScene()
        let shaper = try TextShaper(try FontCatalog())
        var found: Set<String> = []
        for frame in stride(from: 0, to: scene.frameCount, by: 23) {
            for order in scene.graph(frame: frame).children where order.id.hasPrefix("order") {
                let words = order.children.flatMap { self.words(in: $0, .identity, shaper) }
                for (i, a) in words.enumerated() {
                    for b in words[(i + 1)...] where a.ink.inset(0.5).intersects(b.ink.inset(0.5)) {
                        found.insert("\(a.text) / \(b.text)")
                    }
                }
            }
        }
        return found.sorted()
    }

    private func words(in node: Node, _ outer: Affine, _ shaper: TextShaper) -> [(text: String, ink: Rect)] {
        guard node.opacity > 0 else { return [] }
        let place = node.transform.then(outer)
        var found: [(text: String, ink: Rect)] = []
        if case .text(let block) = node.content {
            found = block.lines.map { line in
                let reach = shaper.ink(of: line.string, style: block.style)
                let box = Rect(line.origin.x, line.origin.y - reach.rise, line.width, reach.rise + reach.drop)
                return (line.string, place.apply(box))
            }
        }
        return found + node.children.flatMap { words(in: $0, place, shaper) }
    }
}
