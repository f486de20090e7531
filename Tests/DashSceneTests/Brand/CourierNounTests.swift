import DashScene
import Testing

/// A brand's noun for a courier, in its own words and in the script's.
@Suite struct CourierNounTests {
    @Test(arguments: [
        ("doordash", "Top Dasher", "Your Dasher is nearby", "Dasher Tip"),
        ("deliveroo", "Top rider", "Your rider is nearby", "Rider tip"),
        ("grubhub", "Top driver", "Your driver is nearby", "Driver tip"),
    ])
    func aSwapOfBrandsSwapsTheNoun(_ brand: String, _ badge: String, _ title: String, _ tip: String) throws {
        let script = try HookFixture.script(ScriptOverrides(brand: brand))
        #expect(script.orders[0].dasher.badge == badge)
        #expect(script.brand.words.nearbyTitle == title)
        #expect(script.brand.words.courierTip == tip)
    }

    @Test func anOrdersWordsMayNameIt() throws {
        let bytes = try SmallScript.edited([
            ("\"text\": \"On its way\"", "\"text\": \"Your {courier} has it\""),
            ("\"photo\": \"drop.jpg\"", "\"helper\": \"{dasher} is your {courier}.\""),
        ])
        let script = try #require(try SmallScript.outcome(bytes, overrides: ScriptOverrides(brand: "deliveroo")).script)
        #expect(script.orders[0].helper == "Priya is your rider.")
        #expect(script.orders[1].banner?.text == "Your rider has it")
    }
}
