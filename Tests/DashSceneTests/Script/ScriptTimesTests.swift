import DashScene
import Testing

@Suite struct ScriptTimesTests {
    /// The small script with its orders replaced.
    private func outcome(orders: [String], edits: [(String, String)] = []) throws -> ScriptOutcome {
        var text = SmallScript.text
        let start = try #require(text.firstRange(of: "\"orders\": ["))
        let end = try #require(text.firstRange(of: "\n  ],\n"))
        let common = "\"store\": \"sakura\", \"dasher\": \"priya\", \"route\": \"bay\", "
        let bodies = orders.map { "    { \(common)\($0) }" }
        text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n" + bodies.joined(separator: ",\n"))
        for (old, new) in edits { text.replaceSubrange(try #require(text.firstRange(of: old)), with: new) }
        return try SmallScript.outcome(Array(text.utf8))
    }

    @Test func aLifeIsTwentyOneSeconds() throws {
        let outcome = try outcome(orders: ["\"life\": true"], edits: [("\"duration\": 6", "\"duration\": 22")])
        #expect(outcome.diagnostics.isEmpty)
        #expect(
            outcome.script?.orders.first?.beats
                == OrderBeats(
                    appears: .zero, confirming: .zero, preparing: .milliseconds(2000), pickedUp: .milliseconds(7000),
                    drives: .milliseconds(7000), arrives: .milliseconds(21_000), photo: .milliseconds(21_200)))
    }

    @Test func ordersChain() throws {
        let banner = "\"title\": \"a\", \"text\": \"b\""
        let outcome = try outcome(orders: [
            "\"beats\": { \"drives\": 0, \"arrives\": 0.5 }",
            "\"banner\": { \"at\": 1, \"pressed\": 1.5, \(banner) }, \"beats\": { \"drives\": 2, \"arrives\": 2.5 }",
            "\"banner\": { \"at\": 3, \"pressed\": 3.5, \(banner) }, \"beats\": { \"drives\": 4, \"arrives\": 5 }",
        ])
        #expect(outcome.diagnostics.map(\.description) == [])
        #expect(outcome.script?.orders.map(\.id) == ["order1", "order2", "order3"])
        #expect(outcome.script?.orders.map(\.beats.appears.seconds) == [0, 1.5, 3.5])
    }

    @Test func aBannerWaitsForTheOneBefore() throws {
        let banner = "\"title\": \"a\", \"text\": \"b\""
        let outcome = try outcome(orders: [
            "\"beats\": { \"drives\": 0, \"arrives\": 0.5 }",
            "\"banner\": { \"at\": 1, \"pressed\": 1.5, \(banner) }, \"beats\": { \"drives\": 1.5, \"arrives\": 2 }",
            "\"banner\": { \"at\": 1.6, \"pressed\": 3.5, \(banner) }, \"beats\": { \"drives\": 4, \"arrives\": 5 }",
        ])
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:7:79: orders[2].banner.at: 1.6 s is before the end (1.75 s) of the fade of orders[1].banner.pressed (1.5 s)",
                "S.json:7:79: orders[2].banner.at: 1.6 s is before the end (1.78 s) of the banner of orders[1].banner.pressed (1.5 s)",
            ])
    }

    @Test func pickUpFollowsTheEarlierStates() throws {
        let outcome = try outcome(orders: ["\"beats\": { \"preparing\": 0, \"drives\": 1, \"arrives\": 2 }"])
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.script?.orders.first?.beats.pickedUp == .milliseconds(1000))
        #expect(outcome.script?.orders.first?.beats.preparing == .zero)
    }

    @Test func lifeMayBeFalseBesideBeats() throws {
        let outcome = try outcome(orders: ["\"life\": false, \"beats\": { \"drives\": 1, \"arrives\": 2 }"])
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test func timesAreExactNanoseconds() throws {
        let outcome = try outcome(
            orders: ["\"beats\": { \"drives\": 0.1, \"arrives\": 72.25e-1, \"photo\": 7.3000000004 }"],
            edits: [("\"duration\": 6", "\"duration\": 8")])
        let beats = outcome.script?.orders.first?.beats
        #expect(beats?.drives.nanoseconds == 100_000_000)
        #expect(beats?.arrives.nanoseconds == 7_225_000_000)
        #expect(beats?.photo.nanoseconds == 7_300_000_000)
    }

    // MARK: Routes

    @Test func anArcIsSmoothAndEndsAtHome() throws {
        let edits = [("[[40.63446, -74.02317], [40.67015, -73.98549]]", "{ \"arc\": { \"from\": [40.66, -73.99] } }")]
        let outcome = try outcome(orders: ["\"beats\": { \"drives\": 0, \"arrives\": 1 }"], edits: edits)
        #expect(outcome.diagnostics.isEmpty)
        let route = try #require(outcome.script?.orders.first?.route)
        #expect(route.count == 25)
        #expect(route.first == Coordinate(40.66, -73.99))
        #expect(route.last == Coordinate(40.67015, -73.98549))
        let middle = route[12]
        // A fifth of the way's length to the right of its middle; the way runs north-east.
        #expect(middle.longitude > -73.987745 && middle.latitude < 40.665075)
        let turns = zip(route, route.dropFirst()).map { ($1.longitude - $0.longitude) / ($1.latitude - $0.latitude) }
        #expect(turns == turns.sorted(by: >))
    }

    @Test func aRouteMayBeWrittenInTheOrder() throws {
        let edits = [("\"route\": \"bay\"", "\"route\": [[40.68, -73.98], [40.67015, -73.98549]]")]
        let outcome = try outcome(orders: ["\"beats\": { \"drives\": 0, \"arrives\": 1 }"], edits: edits)
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.script?.orders.first?.route.first == Coordinate(40.68, -73.98))
    }

    @Test func storeAndDasherMayBeWrittenInTheOrder() throws {
        let edits = [
            ("\"store\": \"sakura\"", "\"store\": { \"name\": \"Mom\", \"initials\": \"M\", \"color\": \"#123\" }"),
            ("\"dasher\": \"priya\"", "\"dasher\": { \"name\": \"Dad\" }"),
        ]
        let outcome = try outcome(
            orders: ["\"items\": [\"Pie\"], \"beats\": { \"drives\": 0, \"arrives\": 1 }"], edits: edits)
        #expect(outcome.diagnostics.isEmpty)
        let order = outcome.script?.orders.first
        #expect(order?.store.name == "Mom")
        #expect(order?.dasher.name == "Dad")
        #expect(order?.items == [OrderItem(name: "Pie")])
        #expect(order?.minutes == 30)
    }

    @Test func aFarRouteIsDoubted() throws {
        let edits = [("[40.63446, -74.02317]", "[10, 20]")]
        let outcome = try outcome(orders: ["\"beats\": { \"drives\": 0, \"arrives\": 1 }"], edits: edits)
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:16:22: warning: routes.bay: is 9617 km long; is the latitude first in every point?"
            ])
        #expect(outcome.script != nil)
    }
}
