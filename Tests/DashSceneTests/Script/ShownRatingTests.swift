import DashScene
import Testing

/// Ratings are shown as they are written, but for a zero's minus sign.
@Suite struct ShownRatingTests {
    @Test(arguments: [("4.90", "4.90"), ("-0.0", "0.0"), ("-0", "0"), ("0", "0"), ("\"-0.0\"", "-0.0")])
    func isShown(_ written: String, _ shown: String) throws {
        let edits = [
            ("\"name\": \"Priya\"", "\"name\": \"Priya\", \"rating\": \(written)"),
            ("\"name\": \"Sakura\"", "\"name\": \"Sakura\", \"rating\": \(written)"),
        ]
        let script = try #require(try SmallScript.outcome(try SmallScript.edited(edits)).script)
        #expect([script.orders[0].dasher.rating, script.orders[0].store.rating] == [shown, shown])
    }
}
