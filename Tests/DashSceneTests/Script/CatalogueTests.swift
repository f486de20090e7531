import DashScene
import Testing

/// Menus in files of their own.
@Suite struct CatalogueTests {
    private func outcome(_ catalogue: String?) throws -> ScriptOutcome {
        var files = try MemoryFiles.brands()
        files.files["food.json"] = catalogue.map { Array($0.utf8) }
        files.unreadable["locked.json"] = "Permission denied"
        let menu = #"[{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]"#
        let bytes = try SmallScript.edited([
            (menu, "\"food.json\""), ("\"photo\": \"drop.jpg\"", "\"items\": [\"Thali\"]"),
        ])
        return try SmallScript.outcome(bytes, files: files)
    }

    @Test func aPlainListOfItems() throws {
        let outcome = try outcome(
            #"[{ "name": "Thali", "description": "Rice and dal", "price": 120, "image": "thali.jpg" }]"#)
        #expect(outcome.diagnostics.map(\.description) == [])
        let order = outcome.script?.orders.first
        #expect(
            order?.store.menu == [
                Dish(name: "Thali", description: "Rice and dal", price: 12_000, image: Picture(file: "thali.jpg"))
            ])
        #expect(order?.items == [OrderItem(name: "Thali", price: 12_000, image: Picture(file: "thali.jpg"))])
    }

    /// However an item names its dish, it has the dish's picture.
    @Test(arguments: [
        #""Thali""#, #"{ "name": "Thali" }"#, #"{ "name": "Thali", "price": 99 }"#, #""Curry L""#,
        #"{ "name": "Curry", "size": "L", "count": 2 }"#,
    ])
    func anItemHasItsDishsPicture(_ item: String) throws {
        var files = try MemoryFiles.brands()
        files.files["food.json"] = Array(
            #"""
            [{ "name": "Thali", "price": 120, "image": "dish.jpg" },
             { "name": "Curry", "sizes": [{ "name": "L", "price": 90 }], "image": "dish.jpg" }]
            """#.utf8)
        let menu = #"[{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]"#
        let bytes = try SmallScript.edited([
            (menu, "\"food.json\""), ("\"photo\": \"drop.jpg\"", "\"items\": [\(item)]"),
        ])
        let outcome = try SmallScript.outcome(bytes, files: files)
        #expect(outcome.diagnostics.map(\.description) == [])
        #expect(outcome.script?.orders.first?.items.map(\.image) == [Picture(file: "dish.jpg")])
    }

    @Test func emptyQuotesAreNone() throws {
        let outcome = try outcome(#"[{ "name": "Thali", "description": "", "price": 120, "image": "" }]"#)
        #expect(outcome.diagnostics.map(\.description) == [])
        #expect(outcome.script?.orders.first?.store.menu == [Dish(name: "Thali", price: 12_000)])
    }

    @Test func addressesAreNotFetched() throws {
        let outcome = try outcome(#"[{ "name": "Thali", "price": 120, "image": "https://a.example/thali.jpg" }]"#)
        #expect(
            outcome.diagnostics.map(\.description) == [
                "food.json:1:44: warning: [0].image: addresses are not fetched, so \"https://a.example/thali.jpg\" is "
                    + "not drawn; save the picture beside the script and name that file; until then a plain tile is "
                    + "drawn in its place"
            ])
        #expect(outcome.script != nil)
    }

    @Test(arguments: [
        (nil, [#"S.json:25:15: stores.sakura.menu: there is no file "food.json""#]),
        ("[{ \"name\": \"Thali\" }]", [#"food.json:1:2: [0]: needs a "price", or "sizes" with prices"#]),
        (
            "[\n  { \"name\": \"Thali\", \"prize\": 120 }\n]",
            [
                #"food.json:2:22: [0].prize: unknown key; did you mean "price"?"#,
                #"food.json:2:3: [0]: needs a "price", or "sizes" with prices"#,
            ]
        ),
        ("{}", ["food.json:1:1: must be a list of dishes, not an object"]),
        (
            #"[{ "name": "Thali", "price": 1 },\#n { "name": "Thali", "price": 2 }]"#,
            [
                #"food.json:2:12: [1].name: two dishes are called "Thali"; the first is on line 1; rename or remove one"#
            ]
        ),
    ])
    func whatIsWrongIsToldByFileAndPlace(_ catalogue: String?, _ lines: [String]) throws {
        let outcome = try outcome(catalogue)
        #expect(outcome.script == nil)
        let told = outcome.diagnostics.map(\.description)
        for line in lines { #expect(told.contains(line), "\(told)") }
    }
}
