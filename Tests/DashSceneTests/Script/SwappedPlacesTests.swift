import DashScene
import Testing

/// A longitude that is written first is told wherever a place may stand, and nothing follows from it.
@Suite struct SwappedPlacesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let edits: [(String, String)]
        let places: [String]
        var testDescription: String { name }
    }

    private static let route = "[[40.63446, -74.02317], [40.67015, -73.98549]]"
    /// The small script's places in Berlin, where both numbers could be a latitude.
    private static let berlin = [
        ("\"home\": [40.67015, -73.98549]", "\"home\": [52.52, 13.405]"), (route, "[[52.5, 13.4], [52.52, 13.405]]"),
    ]
    private static let said = "the latitude comes first, and this looks the other way round; write"

    static let cases = [
        Case(
            name: "home", edits: [("\"home\": [40.67015, -73.98549]", "\"home\": [-73.98549, 40.67015]")],
            places: ["S.json:3:11: home: \(said) [40.67015, -73.98549]"]),
        Case(
            name: "home beyond all latitudes",
            edits: [("\"home\": [40.67015, -73.98549]", "\"home\": [-122.4, 37.770]")],
            places: ["S.json:3:11: home: \(said) [37.770, -122.4]"]),
        Case(
            name: "a point", edits: [("[40.63446, -74.02317]", "[-74.02317, 40.63446]")],
            places: ["S.json:29:23: routes.bay[0]: \(said) [40.63446, -74.02317]"]),
        Case(
            name: "an arc's start", edits: [(route, "{ \"arc\": { \"from\": [-74.02317, 40.63446] } }")],
            places: ["S.json:29:41: routes.bay.arc.from: \(said) [40.63446, -74.02317]"]),
        Case(
            name: "a route in an order", edits: [("\"bay\"", "[[-74.02317, 40.63446], [40.67015, -73.98549]]")],
            places: ["S.json:8:17: orders[0].route[0]: \(said) [40.63446, -74.02317]"]),
        Case(
            name: "home in Berlin",
            edits: [("\"home\": [40.67015, -73.98549]", "\"home\": [13.405, 52.52]"), berlin[1]],
            places: ["S.json:3:11: home: \(said) [52.52, 13.405]"]),
        Case(
            name: "a point in Berlin", edits: [berlin[0], (route, "[[13.4, 52.5], [52.52, 13.405]]")],
            places: ["S.json:29:23: routes.bay[0]: \(said) [52.5, 13.4]"]),
        Case(
            name: "an arc in an order in Berlin",
            edits: berlin + [("\"bay\"", "{ \"arc\": { \"from\": [13.4, 52.5] } }")],
            places: ["S.json:8:35: orders[0].route.arc.from: \(said) [52.5, 13.4]"]),
        Case(name: "all right in Berlin", edits: berlin, places: []),
        Case(
            name: "routes of another town that nobody takes",
            edits: berlin + [
                (
                    "\"routes\": {",
                    "\"routes\": { \"far\": [[40.63, -74.02], [40.67, -73.98]], "
                        + "\"arc\": { \"arc\": { \"from\": [40.6, -74] } }, \"turned\": [[13.4, 52.5], [52.52, 13.405]],"
                )
            ], places: []),
        Case(
            name: "far away for another reason", edits: [("[40.63446, -74.02317]", "[10, 20]")],
            places: [
                "S.json:29:22: warning: routes.bay: is 9617 km long; is the latitude first in every point?"
            ]),
    ]

    @Test(arguments: cases)
    func says(_ bad: Case) throws {
        let outcome = try SmallScript.outcome(try SmallScript.edited(bad.edits))
        #expect(outcome.diagnostics.map(\.description) == bad.places)
    }
}
