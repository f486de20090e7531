import DashScene
import Testing

/// The real script as a scene, with text and pictures measured by simple rules instead of files.
enum HookFixture {
    static let home = Coordinate(40.67015, -73.98549)
    static let lucias = [Coordinate(40.67440, -73.98195), home]
    static let bayRidge = [
        Coordinate(40.63446, -74.02317), Coordinate(40.63462, -74.02353), Coordinate(40.63677, -74.02265),
        Coordinate(40.63822, -74.02103), Coordinate(40.63987, -74.02170), Coordinate(40.64143, -74.02096),
        Coordinate(40.66608, -73.99520), Coordinate(40.67146, -73.99102), Coordinate(40.66917, -73.98630), home,
    ]
    static let canvases = [
        Size(360, 640), Size(390, 844), Size(402, 874), Size(430, 932), Size(440, 956), Size(768, 1024),
    ]

    /// The real script, with overrides.
    static func script(_ overrides: ScriptOverrides = ScriptOverrides()) throws -> Script {
        let outcome = ScriptDecoder(files: try MemoryFiles.brands(), overrides: overrides)
            .decode(try Repository.bytes("DemoScript.json"), file: "DemoScript.json")
        #expect(outcome.diagnostics.map(\.description) == [])
        return try #require(outcome.script)
    }

    /// The real script's scene.
    static func scene(_ overrides: ScriptOverrides = ScriptOverrides()) throws -> HookScene {
        try scene(of: script(overrides))
    }

    /// Any script's scene.
    static func scene(of script: Script) throws -> HookScene {
        try HookScene(
            script: script, environment: SceneEnvironment(text: RuledText(), pictures: SquarePictures()))
    }
}

/// Text of which every letter is half an em wide.
struct RuledText: TextMeasuring {
    func measure(_ text: String, style: TextStyle) -> TextExtent {
        TextExtent(
            width: Double(text.count) * style.size / 2, ascent: style.size, descent: style.size / 4,
            capHeight: style.size * 0.7)
    }

    func ink(of text: String, style: TextStyle) -> InkReach {
        InkReach(rise: style.size * 0.75, drop: style.size * 0.2)
    }

    func wrap(_ text: String, style: TextStyle, width: Double, maxLines: Int) -> WrappedText {
        let perLine = max(1, Int(width / (style.size / 2)))
        var rest = Substring(text)
        var lines: [WrappedText.Line] = []
        while lines.count < maxLines, !rest.isEmpty || lines.isEmpty {
            let line = rest.prefix(perLine)
            rest = rest.dropFirst(perLine)
            lines.append(.init(string: String(line), width: measure(String(line), style: style).width))
        }
        return WrappedText(lines: lines, truncated: !rest.isEmpty)
    }
}

/// Pictures that all exist.
struct SquarePictures: PictureSizing {
    func size(of file: String) -> Size? { Size(600, 400) }
}

extension Node {
    /// All nodes below and including this one.
    var all: [Node] { [self] + children.flatMap(\.all) }

    /// The first text below and including this one.
    var text: String? {
        all.lazy.compactMap { node in
            if case .text(let block) = node.content { block.text } else { nil }
        }.first
    }
}

extension SceneGraph {
    /// The screen of an order.
    func order(_ id: String) -> Node? { children.first { $0.id == id } }

    /// A direct child of an order's screen.
    func node(_ order: String, _ id: String) -> Node? { self.order(order)?.children.first { $0.id == id } }

    /// The words of a direct child of an order's screen.
    func text(_ order: String, _ id: String) -> String? { node(order, id)?.text }

    /// How many tracker steps are black.
    func stepsReached(_ order: String) -> Int {
        (1...4).filter { node(order, "tracker.step.\($0)")?.fact == .reached(true) }.count
    }

    /// How much of a tracker line is filled.
    func fill(_ order: String, line: Int) -> Double? {
        if case .fill(let share) = node(order, "tracker.line.\(line)")?.fact { share } else { nil }
    }

    /// The route's points.
    func routePoints(_ order: String) -> [Point]? {
        if case .points(let points) = node(order, "route")?.fact { points } else { nil }
    }
}
