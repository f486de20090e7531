import DashScene
import Testing

/// What a script says about its map: tiles that are not there, places that they do not reach, routes that end elsewhere.
@Suite struct ScriptMapTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var edits: [(String, String)] = []
        var problems: [String: String] = [:]
        var southEnd: Double?
        let lines: [String]
        var isGood = true
        var testDescription: String { name }
    }

    private static let advice = "name a folder of z/x/y tiles, or cut one: hookrender tiles cut"
    private static let plain =
        "plain land is drawn there; move it, cut tiles that reach it, or "
        + "write \"tiles\": null for plain land alone"

    static let cases = [
        Case(
            name: "a folder that does not exist", edits: [("\"duration\"", "\"tiles\": \"nope\", \"duration\"")],
            problems: ["nope": "there is no such folder"],
            lines: ["S.json:2:12: tiles: cannot draw the map from \"nope\": there is no such folder; \(advice)"],
            isGood: false),
        Case(
            name: "no standard tiles", problems: ["Tiles": "the folder cannot be read"],
            lines: ["S.json: tiles: cannot draw the map from \"Tiles\": the folder cannot be read; \(advice)"],
            isGood: false),
        Case(
            name: "no map is wanted", edits: [("\"duration\"", "\"tiles\": null, \"duration\"")],
            problems: ["Tiles": "there is no such folder"], southEnd: 41, lines: []),
        Case(
            name: "neither a folder nor none", edits: [("\"duration\"", "\"tiles\": false, \"duration\"")],
            lines: ["S.json:2:12: tiles: must be a file's path, relative to the script or null, not false"],
            isGood: false),
        Case(
            name: "home beyond the tiles", southEnd: 41,
            lines: [
                "S.json:3:11: warning: home: home lies beyond the map's tiles, at [40.67015, -73.98549]; \(plain)"
            ]),
        Case(
            name: "a route beyond the tiles", southEnd: 40.65,
            lines: [
                "S.json:29:23: warning: routes.bay[0]: this point of the route lies beyond the map's tiles, "
                    + "at [40.63446, -74.02317]; \(plain)"
            ]),
        Case(
            name: "an arc beyond the tiles",
            edits: [
                ("[[40.63446, -74.02317], [40.67015, -73.98549]]", "{ \"arc\": { \"from\": [40.63446, -74.02317] } }")
            ],
            southEnd: 40.65,
            lines: [
                "S.json:29:41: warning: routes.bay.arc.from: this point of the route lies beyond the map's tiles, "
                    + "at [40.63446, -74.02317]; \(plain)"
            ]),
        Case(
            name: "a route that nobody takes ends elsewhere",
            edits: [("\"routes\": {", "\"routes\": { \"old\": [[40.6, -74], [40.6702, -73.98549]],")],
            lines: [
                "S.json:29:36: warning: routes.old[1]: no order takes this route, and its last point is 5.6 m away from home; "
                    + "write [40.67015, -73.98549]"
            ]),
        Case(
            name: "a route that nobody takes leaves the tiles",
            edits: [("\"routes\": {", "\"routes\": { \"old\": [[40.5, -74], [40.67015, -73.98549]],")], southEnd: 40.6,
            lines: []),
    ]

    @Test(arguments: cases)
    func says(_ map: Case) throws {
        var files = try MemoryFiles.brands()
        files.tilesProblems = map.problems
        files.southEnd = map.southEnd
        let outcome = try SmallScript.outcome(try SmallScript.edited(map.edits), files: files)
        #expect(outcome.diagnostics.map(\.description) == map.lines)
        #expect((outcome.script != nil) == map.isGood)
    }
}
