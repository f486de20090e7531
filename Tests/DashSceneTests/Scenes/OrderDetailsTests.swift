import Testing

@testable import DashScene

/// "Order details", opened in the sheet.
@Suite struct OrderDetailsTests {
    private func script(_ canvas: Size = Size(440, 956), brand: String? = nil, items count: Int = 3) throws -> Script {
        var script = try HookFixture.script(ScriptOverrides(size: canvas, brand: brand))
        script.fees = Fees(
            service: Percentage(tenThousandths: 150_000), tax: Percentage(tenThousandths: 88_750))
        script.orders[1].tip = 400
        script.orders[1].items = (0..<count).map { OrderItem(name: "Dish \($0)", price: 950) }
        script.orders[1].beats.details = .milliseconds(4000)
        return script
    }

    private func ids(_ graph: SceneGraph) -> [String] { graph.order("order2")?.children.map(\.id) ?? [] }

    private func amount(_ graph: SceneGraph, _ id: String) -> String? {
        graph.node("order2", id)?.children.last?.text
    }

    @Test func theSums() throws {
        let graph = try HookFixture.scene(of: script()).graph(frame: 300)
        let told = ["item.1", "subtotal", "delivery", "service", "tax", "tip", "total"].map {
            amount(graph, "receipt.\($0)")
        }
        #expect(told == ["$9.50", "$28.50", "$0.00", "$4.28", "$2.53", "$4.00", "$39.31"])
    }

    @Test(arguments: [("deliveroo", "£39.31"), ("grubhub", "$39.31")])
    func inTheBrandsMoney(_ brand: String, _ total: String) throws {
        #expect(amount(try HookFixture.scene(of: script(brand: brand)).graph(frame: 300), "receipt.total") == total)
    }

    /// The row that stands for others says how many dishes they are, not how many lines.
    @Test(arguments: HookFixture.canvases)
    func dishesAreCounted(_ canvas: Size) throws {
        var many = try script(canvas, items: 41)
        many.orders[1].items[40].count = 12
        let graph = try HookFixture.scene(of: many).graph(frame: 300)
        let shown = ids(graph).filter { $0.hasPrefix("receipt.item.") }.count
        let label = shown == 0 ? "52 items" : "\(52 - shown) more"
        #expect(graph.node("order2", "receipt.more")?.text == label)
    }

    /// It opens at 4 s (frame 240): the rows are gone on frame 246, the details there on frame 252, and the arrival on
    /// frame 516 closes them.
    @Test(arguments: [
        (239, true, false), (240, true, false), (246, false, false), (252, false, true), (515, false, true),
        (516, true, false),
    ])
    func rowsAndDetailsTakeTurns(_ frame: Int, _ hasRows: Bool, _ hasDetails: Bool) throws {
        let ids = ids(try HookFixture.scene(of: script()).graph(frame: frame))
        #expect(ids.contains("dasher.name") == hasRows)
        #expect(ids.contains("receipt.total") == hasDetails)
        #expect(ids.contains("sheet.title") && ids.contains("tracker.step.4"))
        #expect(ids.count == Set(ids).count)
    }

    /// Beside a timeline that stands the rows get smaller where that keeps them whole, and only there.
    @Test(arguments: [
        ("Garlic Knots", 15.0, false), ("Margherita 18\" + Hot honey", 13, false),
        (String(repeating: "Long ", count: 9), 15, true),
    ])
    func rowsOfANarrowRoom(_ name: String, _ size: Double, _ isCut: Bool) throws {
        var narrow = try script(Size(390, 844), brand: "grubhub")
        narrow.orders[1].items[0].name = name
        let row = try HookFixture.scene(of: narrow).graph(frame: 300).node("order2", "receipt.item.1")
        guard case .text(let block)? = row?.children.first?.content else {
            Issue.record("receipt.item.1 has no label")
            return
        }
        #expect(block.style.size == size)
        #expect(block.truncated == isCut)
    }

    @Test(arguments: HookFixture.canvases, [1, 3, 8, 100])
    func theTotalIsAlwaysThere(_ canvas: Size, _ count: Int) throws {
        let graph = try HookFixture.scene(of: script(canvas, items: count)).graph(frame: 300)
        let rows = graph.order("order2")?.children.filter { $0.id.hasPrefix("receipt.") } ?? []
        #expect(rows.last?.id == "receipt.total")
        #expect((rows.last?.frame.maxY ?? .infinity) <= canvas.height - 19)
        let shown = rows.filter { $0.id.hasPrefix("receipt.item.") }.count
        #expect(rows.contains { $0.id == "receipt.more" } == (shown < count))
        if canvas == Size(768, 1024), count == 8 { #expect(shown == 8) }
    }
}
