import Testing

@testable import DashScene

/// One wrong price is one problem, wherever the dish is ordered and however many stores have the menu.
@Suite struct BadPricesTests {
    private static let menu =
        #"[{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]"#
    private static let details = ("\"drives\": 0, \"arrives\": 2", "\"drives\": 0, \"details\": 0.5, \"arrives\": 2")

    @Test(arguments: [
        (
            "\"price\": 4", "\"price\": -4", "[\"Soup\"]",
            ["stores.sakura.menu[0].price: must be from 0 to 1000000, not -4"]
        ),
        (
            "\"price\": 4", "\"price\": \"4,50\"", "[{ \"name\": \"Soup\" }]",
            ["stores.sakura.menu[0].price: must be a price like \"5.50\", not \"4,50\""]
        ),
        (
            "\"price\": 2", "\"price\": \"two\"", "[\"Tea S\", { \"name\": \"Tea\", \"size\": \"S\" }]",
            ["stores.sakura.menu[1].sizes[0].price: must be a price like \"5.50\", not \"two\""]
        ),
        (
            "\"price\": 2", "\"price\": 2", "[{ \"name\": \"Cake\", \"price\": \"two\" }]",
            ["orders[0].items[0].price: must be a price like \"5.50\", not \"two\""]
        ),
    ])
    func areToldOnce(_ old: String, _ new: String, _ items: String, _ lines: [String]) throws {
        for more in [[], [Self.details]] {
            let edits = [(old, new), ("\"photo\": \"drop.jpg\"", "\"items\": \(items)")] + more
            let outcome = try SmallScript.outcome(try SmallScript.edited(edits))
            let told = outcome.diagnostics.filter { !$0.path.hasPrefix("orders[0].beats") }
            #expect(told.map { "\($0.path): \($0.message)" } == lines)
        }
    }

    @Test func twoStoresOfOneMenu() throws {
        var files = try MemoryFiles.brands()
        files.files["food.json"] = Array(#"[{ "name": "Thali", "price": -1 }, { "name": "Roti", "prize": 2 }]"#.utf8)
        let other =
            "\"other\": { \"name\": \"Other\", \"initials\": \"O\", \"color\": \"#2F4858\", \"menu\": \"food.json\" }, \"sakura\""
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([(Self.menu, "\"food.json\""), ("\"sakura\": {", other + ": {")]), files: files)
        #expect(
            outcome.diagnostics.map(\.description) == [
                "food.json:1:30: [0].price: must be from 0 to 1000000, not -1",
                "food.json:1:36: [1]: needs a \"price\", or \"sizes\" with prices",
                "food.json:1:54: [1].prize: unknown key; did you mean \"price\"?",
            ])
    }
}
