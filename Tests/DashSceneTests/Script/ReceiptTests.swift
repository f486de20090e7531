import Testing

@testable import DashScene

@Suite struct ReceiptTests {
    private func order(_ items: [OrderItem], tip: Int = 0) throws -> Order {
        var order = try #require(try HookFixture.script().orders.first)
        order.items = items
        order.tip = tip
        return order
    }

    @Test func addsUpInExactCents() throws {
        let items = [
            OrderItem(name: "Margherita 18\"", price: 2450, addOns: ["Hot honey"]),
            OrderItem(name: "Garlic Knots", count: 2, price: 650), OrderItem(name: "Water"),
        ]
        let fees = Fees(
            delivery: 0, service: Percentage(tenThousandths: 150_000), tax: Percentage(tenThousandths: 88_750))
        let receipt = Receipt(order: try order(items, tip: 500), fees: fees)
        #expect(receipt.items.map(\.name) == ["Margherita 18\" + Hot honey", "2 × Garlic Knots", "Water"])
        #expect(receipt.items.map(\.amount) == [2450, 1300, 0])
        #expect(receipt.subtotal == 3750)
        // 562.5 and 332.8125 cents.
        #expect([receipt.delivery, receipt.service, receipt.tax, receipt.tip] == [0, 563, 333, 500])
        #expect(receipt.total == 5146)
    }

    @Test(arguments: [
        (88_750, 3750, 333), (150_000, 3750, 563), (0, 99, 0), (1_000_000, 99, 99), (1, 499_999, 0), (1, 500_000, 1),
        (1_000_000, 99_000_000_000_000, 99_000_000_000_000), (333_333, 99_000_000_000_000, 32_999_967_000_000),
    ])
    func percentages(_ tenThousandths: Int, _ amount: Int, _ expected: Int) {
        #expect(Percentage(tenThousandths: tenThousandths).of(amount) == expected)
    }
}
