import Testing

@testable import DashScene

/// A file that is not there brings the nearest one to mind.
@Suite struct NearestFileTests {
    private static let pictures = [
        "b.jpg", "table1.jpg", "my-very-long-name-of-a-roof.jpg",
        "Assets/dropoff/marcus.jpg", "Assets/dropoff/priya.jpg", "Assets/dropoff/notes.txt", "drop.jpg",
        "Menus/thai.json",
    ]

    @Test(arguments: [
        ("Assets/dropoff/marcs.jpg", "Assets/dropoff/marcus.jpg"),
        ("Assets/dropof/marcus.jpg", "Assets/dropoff/marcus.jpg"),
        ("asets/droppoff/Priya.JPG", "Assets/dropoff/priya.jpg"), ("./drp.jpg", "./drop.jpg"),
        ("Assets/dropoff/priya.jpeg", "Assets/dropoff/priya.jpg"), ("Assets/dropoff/notes.tx", nil),
        ("Assets/dropoff/priya.png", "Assets/dropoff/priya.jpg"), ("a.jpg", nil), ("table2.jpg", nil),
        ("table.jpg", "table1.jpg"), (#"Assets\dropoff\marcus.jpg"#, "Assets/dropoff/marcus.jpg"),
        ("my-very-long-name-of-a-mountain.jpg", nil),
        ("Assets/dropoff/someone-else.jpg", nil), ("marcus.jpg", nil), ("drop.jpg", nil), ("", nil),
    ])
    func finds(_ path: String, _ near: String?) {
        var files = MemoryFiles()
        files.pictures = Self.pictures
        #expect(NearestFile(files: files).match(path) { $0.lowercased().hasSuffix("pg") } == near)
    }

    struct Case: Sendable {
        var edits: [(String, String)]
        var lines: [String]
        var allowsOutside = false
    }

    private static let menu =
        #"[{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]"#

    static let cases = [
        Case(
            edits: [("drop.jpg", "Assets/dropoff/marcs.jpg")],
            lines: [
                "S.json:9:16: warning: orders[0].photo: cannot draw \"Assets/dropoff/marcs.jpg\": no such picture; "
                    + "did you mean \"Assets/dropoff/marcus.jpg\"? until then a plain tile is drawn in its place"
            ]),
        Case(
            edits: [("\"drop.jpg\"", "{ \"file\": \"drip.jpg\" }")],
            lines: [
                "S.json:9:26: warning: orders[0].photo.file: cannot draw \"drip.jpg\": no such picture; "
                    + "did you mean \"drop.jpg\"? until then a plain tile is drawn in its place"
            ]),
        Case(
            edits: [("drop.jpg", "else.jpg")],
            lines: [
                "S.json:9:16: warning: orders[0].photo: cannot draw \"else.jpg\": no such picture; "
                    + "a plain tile is drawn in its place"
            ]),
        Case(
            edits: [("drop.jpg", "../drop.jpg")],
            lines: [
                "S.json:9:16: warning: orders[0].photo: cannot draw \"../drop.jpg\": no such picture; "
                    + "a plain tile is drawn in its place"
            ], allowsOutside: true),
        Case(
            edits: [(menu, "\"Menu/thai.json\"")],
            lines: [
                "S.json:25:15: stores.sakura.menu: there is no file \"Menu/thai.json\"; did you mean \"Menus/thai.json\"?"
            ]),
        Case(
            edits: [("\"duration\"", "\"brand\": \"Brand/dordash.json\", \"duration\"")],
            lines: [
                "S.json:2:12: brand: there is no file \"Brand/dordash.json\"; did you mean \"Brands/doordash.json\"?"
            ]),
        Case(
            edits: [("\"duration\"", "\"tiles\": \"Asets\", \"duration\"")],
            lines: [
                "S.json:2:12: tiles: cannot draw the map from \"Asets\": there is no such folder; did you mean \"Assets\"?"
            ]),
        Case(
            edits: [("\"duration\"", "\"tiles\": \"Tile\", \"duration\"")],
            lines: [
                "S.json:2:12: tiles: cannot draw the map from \"Tile\": there is no such folder; did you mean \"Tiles\"?"
            ]),
    ]

    @Test(arguments: cases)
    func says(_ bad: Case) throws {
        var files = try MemoryFiles.brands()
        files.pictures = Self.pictures
        for name in ["Assets/dropoff/marcs.jpg", "drip.jpg", "else.jpg", "../drop.jpg"] {
            files.pictureProblems[name] = PictureProblem("no such picture", advice: "", isMissing: true)
        }
        for name in ["Asets", "Tile", "Menus", "Brands"] { files.tilesProblems[name] = "there is no such folder" }
        let outcome = try SmallScript.outcome(
            try SmallScript.edited(bad.edits), options: ScriptOptions(allowsOutside: bad.allowsOutside), files: files)
        #expect(outcome.diagnostics.map(\.description) == bad.lines)
    }

    /// The right path is told whole, however long.
    @Test func aLongPathIsNotCut() throws {
        var files = try MemoryFiles.brands()
        let folder = String(repeating: "folder/", count: 20)
        files.pictures = [folder + "drop.jpg"]
        files.pictureProblems = [folder + "drp.jpg": PictureProblem("no such picture", advice: "", isMissing: true)]
        let outcome = try SmallScript.outcome(
            try SmallScript.edited([("drop.jpg", folder + "drp.jpg")]), files: files)
        #expect(
            outcome.diagnostics.first?.suggestion
                == "did you mean \"\(folder)drop.jpg\"? until then a plain tile is drawn in its place")
    }
}
