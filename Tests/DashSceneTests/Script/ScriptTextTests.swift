import DashScene
import Testing

@Suite struct ScriptTextTests {
    @Test func namesEveryTextOnce() throws {
        let outcome = try SmallScript.outcome(Array(SmallScript.text.utf8))
        #expect(
            outcome.texts.map { "\($0.path) \($0.text)" } == [
                "stores.sakura.name Sakura", "stores.sakura.initials SS", "dashers.priya.name Priya",
                "orders[1].banner.title Soup", "orders[1].banner.text On its way",
            ])
    }

    @Test func aStoreInTheOrderIsFoundThere() throws {
        let store = "{ \"name\": \"Mom\", \"initials\": \"M\", \"color\": \"#123\" }"
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("\"store\": \"sakura\"", "\"store\": \(store)")]))
        #expect(outcome.texts.first?.path.description == "orders[0].store.name")
    }
}
