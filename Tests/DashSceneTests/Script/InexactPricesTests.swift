import DashScene
import Testing

/// Prices that the brand's money cannot say matter where an order's details show them.
@Suite struct InexactPricesTests {
    private static let menu =
        #"[{ "name": "Soup", "price": 4.005, "addOns": [{ "name": "Egg", "price": 0.001 }] }, "#
        + #"{ "name": "Rice", "price": 1.001 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2.001 }] }]"#

    private func told(
        items: String, isOpen: Bool, menu: String = menu
    ) throws -> [String] {
        let old = #"[{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]"#
        let details = isOpen ? ", \"details\": 1" : ""
        var files = try MemoryFiles.brands()
        files.files["food.json"] = Array(Self.menu.utf8)
        let bytes = try SmallScript.edited(
            [
                (old, menu), ("\"photo\": \"drop.jpg\"", "\"items\": [\(items)], \"tip\": 0.001"),
                ("\"arrives\": 2", "\"arrives\": 2\(details)"),
                ("\"duration\"", "\"fees\": { \"delivery\": 0.001 }, \"duration\""),
            ])
        return try SmallScript.outcome(bytes, files: files).diagnostics.map(\.description)
    }

    private static let said = "has more decimals than the brand's money, which has 2"

    @Test func nothingIsToldOfWhatIsNotShown() throws {
        #expect(try told(items: #""Soup", "Tea S", { "name": "Soup", "addOns": ["Egg"] }"#, isOpen: false) == [])
    }

    @Test func whatIsShownIsToldOnceAtItsPlace() throws {
        let items = #""Soup", "Tea S", { "name": "Soup", "addOns": ["Egg"] }, { "name": "Gift", "price": 7.001 }"#
        #expect(
            try told(items: items, isOpen: true) == [
                "S.json:2:25: fees.delivery: 0.001 \(Self.said)",
                "S.json:9:100: orders[0].items[3].price: 7.001 \(Self.said)",
                "S.json:9:117: orders[0].tip: 0.001 \(Self.said)",
                "S.json:25:43: stores.sakura.menu[0].price: 4.005 \(Self.said)",
                "S.json:25:87: stores.sakura.menu[0].addOns[0].price: 0.001 \(Self.said)",
                "S.json:25:186: stores.sakura.menu[2].sizes[0].price: 2.001 \(Self.said)",
            ])
    }

    @Test func inACatalogueToo() throws {
        let told = try told(items: "\"Rice\"", isOpen: true, menu: "\"food.json\"")
        #expect(told.last == "food.json:1:112: [1].price: 1.001 \(Self.said)")
    }

    /// The stock script, whose menus have cents, under a brand that has none.
    @Test func theStockScriptTakesAnyMoney() throws {
        let text = try Repository.text("Brands/doordash.json").replacing("\"decimals\": 2", with: "\"decimals\": 0")
        var files = try MemoryFiles.brands()
        files.files["Brands/whole.json"] = Array(text.utf8)
        let outcome = ScriptDecoder(files: files, overrides: ScriptOverrides(brand: "whole"))
            .decode(try Repository.bytes("DemoScript.json"), file: "DemoScript.json")
        #expect(outcome.diagnostics.map(\.description) == [])
    }
}
