import Testing

@testable import DashScene

/// A store's logo that cannot be told from the sheet is told.
@Suite struct LogoContrastTests {
    private static func line(_ place: String, _ path: String) -> String {
        "S.json:\(place): warning: \(path): the contrast of the logo's circle to surface is 1; it cannot be told from it"
    }

    @Test(arguments: [
        ("#FFFFFF", false, true), ("#FDFDFD", false, true), ("#2F485805", false, true), ("#F1F1F1", false, false),
        ("#1C1C1C", false, false), ("#1C1C1C", true, false), ("#FFFFFF", true, false), ("#5F8CA8", true, false),
    ])
    func says(_ color: String, isDark: Bool, isTold: Bool) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("#2F4858", color)]), overrides: ScriptOverrides(isDark: isDark))
        let lines = isTold ? [Self.line("24:16", "stores.sakura.color")] : []
        #expect(outcome.diagnostics.map(\.description) == lines)
        #expect(outcome.script != nil)
    }

    /// On a dark sheet a dark circle has a ring that stands out as WCAG asks of shapes, and only there.
    @Test(arguments: [
        ("#2F4858", true, true), ("#B3261E", true, true), ("#1C1C1C", true, true), ("#2F485805", true, true),
        ("#5F8CA8", true, false), ("#FFFFFF", true, false), ("#2F4858", false, false), ("#FFFFFF", false, false),
    ])
    func darkOnDarkHasARing(_ hex: String, isDark: Bool, hasRing: Bool) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("#2F4858", hex)]), overrides: ScriptOverrides(isDark: isDark))
        let brand = try #require(outcome.script).brand
        let surface = brand.colors.surface
        let store = try #require(outcome.script?.orders.first?.store)
        let setter = TextSetter(measuring: RuledText(), grid: PixelGrid(scale: 3))
        let badge = LogoBadge(store, style: brand.type.initials, setter: setter, on: surface)
        #expect((badge.ring != nil) == hasRing)
        if let ring = badge.ring { #expect((3.0...3.1).contains(ring.contrast(with: surface))) }
    }

    @Test func aStoreInAnOrderToo() throws {
        let store = "\"store\": { \"name\": \"Mom\", \"initials\": \"M\", \"color\": \"#FFF\" }"
        let outcome = try SmallScript.outcome(try SmallScript.edited([("\"store\": \"sakura\"", store)]))
        #expect(outcome.diagnostics.map(\.description) == [Self.line("6:59", "orders[0].store.color")])
    }

    @Test func aStoreThatSellsNothingIsNotShown() throws {
        let idle = "\"stores\": { \"idle\": { \"name\": \"Idle\", \"initials\": \"I\", \"color\": \"#FFF\" },"
        let outcome = try SmallScript.outcome(try SmallScript.edited([("\"stores\": {", idle)]))
        #expect(outcome.diagnostics.map(\.description) == [])
    }
}
