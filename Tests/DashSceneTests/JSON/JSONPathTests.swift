import DashScene
import Testing

@Suite struct JSONPathTests {
    @Test(arguments: [
        "orders[1].banner.title", "$schema", "stores.bay-ridge.menu[0].sizes[12].price", "[0][1]",
        "stores[\"my store\"].name",
        "",
    ])
    func readsWhatItWrites(_ text: String) throws {
        #expect(try #require(JSONPath(parsing: text)).description == text)
    }

    @Test func writesStepsInOrder() {
        let path = JSONPath().appending("orders").appending(1).appending("a.b")
        #expect(path.description == "orders[1][\"a.b\"]")
        #expect(JSONPath(parsing: "orders[1][\"a.b\"]") == path)
    }

    @Test(arguments: [
        ".a", "a.", "a..b", "a[", "a[x]", "a[-1]", "a[1", "a[1]b", "a[\"b", "a[99999999999999999999]", "a[]",
    ])
    func refuses(_ text: String) {
        #expect(JSONPath(parsing: text) == nil)
    }
}
