import Foundation
import Testing

/// Bad scripts end with exit code 65 and one clear line each, whatever the command.
@Suite struct BadScriptTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let what: String
        let edit: @Sendable (String) -> String
        /// The line after `hookrender: bad.json`.
        let line: String

        init(_ what: String, _ line: String, _ edit: @escaping @Sendable (String) -> String) {
            self.what = what
            self.edit = edit
            self.line = line
        }

        /// Replaces one part of the real script; a part that is not there would make the case prove nothing.
        init(_ what: String, _ old: String, _ new: String, _ line: String) {
            self.init(what, line) { text in
                precondition(text.contains(old), "the script no longer holds \(old)")
                return text.replacingOccurrences(of: old, with: new)
            }
        }

        var testDescription: String { what }
    }

    static let cases = [
        Case("an empty file", ":1:1: the file is empty") { _ in "" },
        Case("not JSON", ":1:1: expected a value, found \"<\"") { _ in "<clip/>" },
        Case(
            "a wrong type", "\"duration\": 11", "\"duration\": \"long\"",
            ":5:15: duration: must be a number of seconds, not \"long\""),
        Case(
            "a missing field", "  \"home\": [40.67015, -73.98549],\n", "",
            ":1:1: \"home\" is missing; it must be [latitude, longitude]"),
        Case(
            "an unknown field", "\"duration\": 11", "\"duration\": 11, \"colour\": 1",
            ":5:19: colour: unknown key; known here: $schema, variables, canvas, fps, duration, clock, brand, dark, "
                + "tiles, home, motion, fees, stores, dashers, routes, orders"),
        Case(
            "times out of order", "\"arrives\": 1.30", "\"arrives\": 1.60",
            ":23:71: orders[0].beats.photo: 1.5 s is before orders[0].beats.arrives (1.6 s)"),
        Case(
            "not a number", "\"duration\": 11", "\"duration\": NaN", ":5:15: NaN is no JSON number; write a finite one"),
        Case(
            "a huge number", "\"duration\": 11", "\"duration\": 1e300",
            ":5:15: duration: must be from 0.001 to 600 s, not 1e300"),
        Case(
            "a route of one point", "\"bay-ridge\": [", "\"bay-ridge\": [[40.67015, -73.98549]], \"x\": [",
            ":169:18: routes.bay-ridge: must hold at least 2 points, not 1"),
        Case(
            "a route of equal points", "\"bay-ridge\": [",
            "\"bay-ridge\": [[40.67015, -73.98549], [40.67015, -73.98549]], \"x\": [",
            ":169:18: routes.bay-ridge: all its points are equal"),
        Case(
            "a latitude of 95", "[40.67440, -73.98195]", "[95, -73.98195]",
            ":166:8: routes.lucias[0][0]: latitude must be from -85 to 85 degrees, not 95"),
        Case(
            "a folder of tiles that does not exist", "\"tiles\": \"Tiles\"", "\"tiles\": \"nope\"",
            ":9:12: tiles: cannot draw the map from \"nope\": there is no such folder; "
                + "name a folder of z/x/y tiles, or cut one: hookrender tiles cut"),
        Case(
            "tiles that are no folder", "\"tiles\": \"Tiles\"", "\"tiles\": \"bad.json\"",
            ":9:12: tiles: cannot draw the map from \"bad.json\": there is no such folder; "
                + "name a folder of z/x/y tiles, or cut one: hookrender tiles cut"),
        Case(
            "no frames a second", "\"fps\": 60", "\"fps\": 0",
            ":4:10: fps: must be from 0.0001 to 1000 frames a second, not 0"),
        Case(
            "control characters in a name", "\"Marcus\"", "\"M\u{1}ar\u{2}cus\"",
            ":46:17: the control character 0x01 in a string; write it as an escape"),
    ]

    @Test(arguments: cases, ["render", "validate"])
    func endsWithOneClearLine(_ bad: Case, command: String) throws {
        let folder = try ScratchFolder("bad")
        try folder.addPictures()
        let original = try String(
            contentsOf: Hookrender.project.appendingPathComponent("DemoScript.json"), encoding: .utf8)
        try folder.write(bad.edit(original), to: "bad.json")
        let outcome = try Hookrender(folder: folder.url).run(
            [command, "bad.json"] + (command == "render" ? ["-o", "out"] : []))
        #expect(outcome.code == 65)
        #expect(outcome.errors == "hookrender: bad.json\(bad.line)\n")
        #expect(outcome.output.isEmpty)
        #expect(folder.files() == ["bad.json"])
    }

    /// Mistakes of all kinds, and what only shows when the script is laid out.
    @Test(arguments: ["render", "validate"])
    func tellsAllAtOnce(_ command: String) throws {
        let folder = try ScratchFolder("bad")
        try folder.addPictures()
        let edits = [
            ("\"store\": \"sakura\"", "\"store\": \"sakra\""), ("\"clock\"", "\"clok\": 1, \"clock\""),
            ("Sakura Sushi 🍣", "Sakura Sushi and the long name of a place 𓀀"),
            ("Assets/dropoff/marcus.jpg", "Assets/dropoff/marcs.jpg"), ("\"arrives\": 8.60", "\"arrives\": 8.90"),
        ]
        var text = try String(contentsOf: Hookrender.project.appendingPathComponent("DemoScript.json"), encoding: .utf8)
        for (old, new) in edits {
            try #require(text.contains(old), "the script no longer holds \(old)")
            text = text.replacingOccurrences(of: old, with: new)
        }
        try folder.write(text, to: "bad.json")
        let outcome = try Hookrender(folder: folder.url).run([command, "bad.json"])
        #expect(outcome.code == 65)
        #expect(
            outcome.errorLines
                == [
                    "6:3: clok: unknown key; did you mean \"clock\"?",
                    "22:26: warning: orders[0].photo.file: cannot draw \"Assets/dropoff/marcs.jpg\": no such picture; "
                        + "did you mean \"Assets/dropoff/marcus.jpg\"? until then a plain tile is drawn in its place",
                    "29:18: warning: orders[1].banner.title: no font has a glyph for \"𓀀\"; "
                        + "add \"Noto Sans Egyptian Hieroglyphs\" to \"fallbackFamilies\" in the brand's \"type\", or change the text",
                    "29:18: warning: orders[1].banner.title: \"Sakura Sushi and the long name of a place 𓀀\" does not fit at "
                        + "440 x 956 pt: banner.title has room for 1 line of 326 pt; shorten it",
                    "32:16: orders[1].store: no store is called \"sakra\"; did you mean \"sakura\"?",
                    "40:60: orders[1].beats.photo: 8.8 s is before orders[1].beats.arrives (8.9 s)",
                ].map { "hookrender: bad.json:\($0)" })
        #expect(folder.files() == ["bad.json"])
    }
}
