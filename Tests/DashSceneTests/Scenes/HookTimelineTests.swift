import DashScene
import Testing

/// What the real script says on which frame, read from the graph.
@Suite struct HookTimelineTests {
    struct Moment: Sendable, CustomTestStringConvertible {
        let frame: Int
        let order: String
        let title: String
        let subtitle: String
        let helper: String
        let steps: Int
        let canRate: Bool
        var testDescription: String { "\(order) on \(frame)" }
    }

    static let nearby1 = (
        "Your Dasher is nearby", "Arriving now", "Marcus picked up your order from Lucia's Pizzeria."
    )
    static let moments: [Moment] =
        [0, 1, 39, 77].map { nearby("order1", $0, "Marcus picked up your order from Lucia's Pizzeria.") }
        + [78, 79, 89, 90, 131, 182].map { complete("order1", $0, "Marcus") }
        + [168, 169, 183, 186, 300, 433].map {
            Moment(
                frame: $0, order: "order2", title: "Priya is heading to you", subtitle: "Arrives 10:19",
                helper: "Priya picked up your order from Sakura Sushi.", steps: 3, canRate: false)
        }
        + [434, 480, 515].map { nearby("order2", $0, "Priya picked up your order from Sakura Sushi.") }
        + [516, 528, 546, 659].map { complete("order2", $0, "Priya") }

    static func nearby(_ order: String, _ frame: Int, _ helper: String) -> Moment {
        Moment(
            frame: frame, order: order, title: "Your Dasher is nearby", subtitle: "Arriving now", helper: helper,
            steps: 3, canRate: false)
    }

    static func complete(_ order: String, _ frame: Int, _ dasher: String) -> Moment {
        Moment(
            frame: frame, order: order, title: "Order Complete", subtitle: "Arrived at 9:41",
            helper: "\(dasher) left your order at your door.", steps: 4, canRate: true)
    }

    @Test(arguments: moments)
    func wordsAndSteps(_ m: Moment) throws {
        let graph = try HookFixture.scene().graph(frame: m.frame)
        #expect(graph.text(m.order, "sheet.title") == m.title)
        #expect(graph.text(m.order, "sheet.subtitle") == m.subtitle)
        #expect(graph.text(m.order, "sheet.helper") == m.helper)
        #expect(graph.stepsReached(m.order) == m.steps)
        #expect((graph.node(m.order, "pill.rate") != nil) == m.canRate)
    }

    @Test func whoseNameAndNumbersAreShown() throws {
        let scene = try HookFixture.scene()
        let (first, second) = (scene.graph(frame: 0), scene.graph(frame: 300))
        #expect(first.text("order1", "dasher.name") == "Marcus")
        #expect(first.text("order1", "dasher.stats") == "4.97 ★ · 2,418 deliveries · Top Dasher")
        #expect(second.text("order2", "dasher.name") == "Priya")
        #expect(second.text("order2", "dasher.stats") == "4.99 ★ · 3,104 deliveries")
    }

    @Test(arguments: [
        (0, "order1", 0.5), (39, "order1", 0.75), (77, "order1", 0.5 + 0.5 * 77 / 78), (78, "order1", 1),
        (186, "order2", 0), (351, "order2", 0.5), (516, "order2", 1), (168, "order2", 0), (659, "order2", 1),
    ])
    func fillOfTheLastLine(_ frame: Int, _ order: String, _ fill: Double) throws {
        let graph = try HookFixture.scene().graph(frame: frame)
        #expect(abs(try #require(graph.fill(order, line: 3)) - fill) < 1e-12)
        #expect(graph.fill(order, line: 1) == 1 && graph.fill(order, line: 2) == 1)
    }

    @Test(arguments: [
        (0, ["order1"]), (131, ["order1"]), (132, ["order1", "banner"]), (167, ["order1", "banner"]),
        (168, ["order1", "order2", "banner"]), (182, ["order1", "order2", "banner"]), (183, ["order2", "banner"]),
        (184, ["order2", "banner"]), (185, ["order2"]), (659, ["order2"]),
    ])
    func whatIsOnTheScreen(_ frame: Int, _ ids: [String]) throws {
        #expect(
            try HookFixture.scene().graph(frame: frame).children.map(\.id) == ids + ["statusbar", "home.indicator"])
    }

    @Test func theSecondScreenFadesInLinearly() throws {
        let scene = try HookFixture.scene()
        for frame in 168...183 {
            let graph = scene.graph(frame: frame)
            #expect(abs(try #require(graph.order("order2")).opacity - Double(frame - 168) / 15) < 1e-12)
            if let below = graph.order("order1") { #expect(below.opacity == 1) }
        }
    }

    @Test func aClipOfTheRealScriptHas660Frames() throws { #expect(try HookFixture.scene().frameCount == 660) }
}
