import DashScene
import Testing

/// A store's logo that cannot be told from the sheet is told.
@Suite struct LogoContrastTests {
    private static func line(_ place: String, _ path: String) -> String {
        "S.json:\(place): warning: \(path): the contrast of the logo's circle to surface is 1; it cannot be told from it"
    }

    @Test(arguments: [
        ("#FFFFFF", false, true), ("#FDFDFD", false, true), ("#2F485805", false, true), ("#F1F1F1", false, false),
        ("#1C1C1C", false, false), ("#1C1C1C", true, true), ("#FFFFFF", true, false), ("#5F8CA8", true, false),
    ])
    func says(_ color: String, isDark: Bool, isTold: Bool) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("#2F4858", color)]), overrides: ScriptOverrides(isDark: isDark))
        let lines = isTold ? [Self.line("24:16", "stores.sakura.color")] : []
        #expect(outcome.diagnostics.map(\.description) == lines)
        #expect(outcome.script != nil)
    }

    /// On a dark sheet a dark circle must stand out as WCAG asks of shapes; on a light one a light circle need not.
    @Test(arguments: [
        ("#2F4858", true, "1.7"), ("#B3261E", true, "2.6"), ("#5F8CA8", true, nil), ("#2F4858", false, nil),
        ("#E8A33D", false, nil),
    ])
    func darkOnDarkIsTold(_ color: String, isDark: Bool, ratio: String?) throws {
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("#2F4858", color)]), overrides: ScriptOverrides(isDark: isDark))
        let lines = ratio.map {
            "S.json:24:16: warning: stores.sakura.color: the contrast of the logo's circle to surface is \($0); "
                + "WCAG AA asks for 3 on a dark ground"
        }
        #expect(outcome.diagnostics.map(\.description) == [lines].compactMap(\.self))
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
