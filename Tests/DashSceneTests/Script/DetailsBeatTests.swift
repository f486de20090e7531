import Testing

@testable import DashScene

/// The moment at which order details open.
@Suite struct DetailsBeatTests {
    private func told(_ details: String, items: String = "\"Soup\"") throws -> [String] {
        let bytes = try SmallScript.edited([
            ("\"arrives\": 2", "\"arrives\": 2, \"details\": \(details)"),
            ("\"photo\": \"drop.jpg\"", "\"items\": [\(items)]"),
        ])
        return try SmallScript.outcome(bytes).diagnostics.map(\.description)
    }

    @Test(arguments: ["0", "1", "1.8", "2.5", "2.6"])
    func opensOnTheWayOrAfterThePhotoCard(_ details: String) throws {
        #expect(try told(details) == [])
    }

    @Test(arguments: [
        (
            "1.9",
            "S.json:10:56: orders[0].beats.details: with motion.detailsFade twice (0.2 s) ends at 2.1 s, after orders[0].beats.arrives (2 s)"
        ),
        ("2", "S.json:10:56: orders[0].beats.details: 2 s is before the end (2.5 s) of orders[0].beats.photo (2.2 s)"),
        (
            "2.4",
            "S.json:10:56: orders[0].beats.details: 2.4 s is before the end (2.5 s) of orders[0].beats.photo (2.2 s)"
        ),
    ])
    func neverWhileTheSheetMoves(_ details: String, _ line: String) throws {
        #expect(try told(details) == [line])
    }

    /// In any state of a life, too.
    @Test(arguments: ["2.9", "3.1", "4.8", "5.5"])
    func opensInALife(_ details: String) throws {
        let life =
            "\"life\": { \"starts\": 2.6, \"confirming\": 0.5, \"preparing\": 0.5, \"drive\": 1.4, \"details\": \(details) }"
        let bytes = try SmallScript.edited([
            (
                "\"banner\": { \"at\": 2.6, \"pressed\": 3, \"title\": \"Soup\", \"text\": \"On its way\" }",
                "\"items\": [\"Soup\"]"
            ),
            ("\"beats\": { \"drives\": 3.5, \"arrives\": 5 }", life),
        ])
        let outcome = try SmallScript.outcome(bytes)
        #expect(outcome.diagnostics.map(\.description) == [])
        let order = try #require(outcome.script?.orders.last)
        #expect(order.beats.details?.decimalSeconds == details)
        let scene = try HookFixture.scene(of: try #require(outcome.script))
        let frame = FrameClock(.sixty).firstFrame(at: try #require(order.beats.details) + .milliseconds(150))
        #expect(scene.graph(frame: frame).node("order2", "receipt.total") != nil)
    }

    @Test func everyItemNeedsAPrice() throws {
        #expect(
            try told("1", items: "") == ["S.json:10:56: orders[0].beats.details: the order has no \"items\" to show"])
        let bytes = try SmallScript.edited([
            ("\"arrives\": 2", "\"arrives\": 2, \"details\": 1"),
            ("\"photo\": \"drop.jpg\"", "\"items\": [\"Pie\"]"),
            ("\"store\": \"sakura\"", "\"store\": { \"name\": \"Mom\", \"initials\": \"M\", \"color\": \"#123\" }"),
        ])
        #expect(
            try SmallScript.outcome(bytes).diagnostics.map(\.description) == [
                "S.json:9:17: orders[0].items[0]: the order's details need the price of \"Pie\"; give the store a menu, or the item a \"price\""
            ])
    }
}
