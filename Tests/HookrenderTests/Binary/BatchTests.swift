import Foundation
import Testing

@Suite struct BatchTests {
    private static let scale = "0.5"

    private func batch(_ folder: ScratchFolder, _ arguments: String...) throws -> Hookrender.Outcome {
        try Hookrender(folder: folder.url).run(
            ["batch", "clip.json", "--scale", BatchTests.scale, "--quiet"] + arguments)
    }

    /// Fifty rows: each clip's files are those of a render of a script with the row's values written in.
    @Test func isWhatSingleRendersAre() throws {
        let script = try ShortScript()
        let rows = (1...50).map { "clip \($0),\"Store \"\"\($0)\"\"\",\($0)" }
        try script.folder.write(
            "name,stores.lucias.name,orders[0].minutes\r\n" + rows.joined(separator: "\r\n"), to: "rows.csv")
        let outcome = try batch(script.folder, "--rows", "rows.csv", "-o", "out", "--frames", "5...6")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty)
        let original = try #require(
            try JSONSerialization.jsonObject(with: Data(ShortScript.text().utf8)) as? [String: Any])
        for row in 1...50 {
            try script.folder.write(try written(row, into: original), to: "single.json")
            let single = try Hookrender(folder: script.folder.url).run(
                "render", "single.json", "--scale", BatchTests.scale, "--quiet", "--frames", "5...6", "-o", "one/\(row)"
            )
            #expect(single.code == 0, "\(single.errors)")
            let expected = try DemoClip.contents(of: script.folder, "one/\(row)")
            #expect(expected.count == 3)
            #expect(try DemoClip.contents(of: script.folder, "out/clip \(row)") == expected, "row \(row)")
        }
        #expect(script.folder.files(under: "out").count == 150)
    }

    private func written(_ row: Int, into original: [String: Any]) throws -> String {
        var root = original
        var stores = try #require(root["stores"] as? [String: [String: Any]])
        stores["lucias"]?["name"] = "Store \"\(row)\""
        var orders = try #require(root["orders"] as? [[String: Any]])
        orders[0]["minutes"] = row
        root["stores"] = stores
        root["orders"] = orders
        return String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
    }

    @Test func aBadRowDoesNotStopTheOthers() throws {
        let script = try ShortScript()
        try script.folder.write(
            "name,orders[0].minutes\na,5\nb,soon\nc,7,8\na/b,9\n", to: "rows.csv")
        let outcome = try Hookrender(folder: script.folder.url).run(
            "batch", "clip.json", "--scale", BatchTests.scale, "--rows", "rows.csv", "-o", "out", "--frames", "0...0",
            "--no-video")
        #expect(outcome.code == 65)
        #expect(
            outcome.errorLines.dropLast().filter { !$0.hasPrefix("frame ") } == [
                "hookrender: rows.csv:3:3: orders[0].minutes: must be a whole number of minutes, not \"soon\"",
                "hookrender: rows.csv:4:1: the row has 3 values, the first line 2 values; "
                    + "put a value that holds a comma in double quotes",
            ])
        #expect(outcome.errorLines.last?.hasPrefix("2 clips, 2 frames in ") == true)
        #expect(outcome.errorLines.last?.hasSuffix(" s: out; 2 rows are bad") == true)
        #expect(script.folder.files(under: "out") == ["a-b/frames/00000.png", "a/frames/00000.png"])
    }

    /// Only the row whose own place is taken is bad, and the exit code says that it is a place.
    @Test func aTakenPlaceStopsOnlyItsRow() throws {
        let script = try ShortScript()
        try script.folder.write("name\na\nb\nc\n", to: "rows.csv")
        try FileManager.default.createDirectory(at: script.folder.file("out"), withIntermediateDirectories: true)
        try script.folder.write("mine", to: "out/b")
        let outcome = try batch(
            script.folder, "--rows", "rows.csv", "-o", "out", "--frames", "0...0", "--no-video", "--json", "--jobs", "1"
        )
        #expect(outcome.code == 73)
        #expect(
            outcome.errors == "hookrender: rows.csv:3: out/b: cannot be made: File exists; "
                + "something else has that name; move it away or choose another name\n")
        #expect(outcome.output.contains("\"badRows\": 1"))
        #expect(script.folder.files(under: "out") == ["a/frames/00000.png", "b", "c/frames/00000.png"])
    }

    /// A warning about the script names the row, unless all clips alike have it.
    @Test(arguments: [("a", ["rows.csv:2: "]), ("a\nb", [""])])
    func warningsNameTheirRow(_ rows: String, _ places: [String]) throws {
        let script = try ShortScript()
        let text = try ShortScript.text().replacingOccurrences(
            of: "\"duration\"", with: "\"variables\": { \"idle\": 1 }, \"duration\"")
        try script.folder.write(text, to: "clip.json")
        try script.folder.write("name\n\(rows)\n", to: "rows.csv")
        let outcome = try batch(script.folder, "--rows", "rows.csv", "-o", "out", "--frames", "0...0", "--no-video")
        let end = "warning: variables.idle: is used nowhere; write ${idle} in a string, or remove it"
        let lines = outcome.errorLines.filter { $0.hasSuffix(end) }
        #expect(lines.count == places.count)
        for (line, place) in zip(lines, places) { #expect(line.hasPrefix("hookrender: \(place)clip.json:")) }
    }

    @Test func takesJSONAndTellsAsJSON() throws {
        let script = try ShortScript()
        try script.folder.write("[{ \"orders[0].minutes\": 5 }, { \"id\": 2 }]", to: "rows.json")
        let outcome = try batch(
            script.folder, "--rows", "rows.json", "-o", "out", "--frames", "0...0", "--no-video", "--json",
            "--name-from", "orders[0].minutes")
        #expect(outcome.code == 65)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let summary = try #require(object as? [String: Any])
        #expect(summary["badRows"] as? Int == 1)
        #expect(
            summary["problems"] as? [String] == [
                "rows.json:1:38: id: the script has no place and no variable \"id\""
            ])
        let clips = try #require(summary["clips"] as? [[String: Any]])
        #expect(clips.map { $0["name"] as? String } == ["5"])
        #expect(clips.map { $0["frames"] as? String } == ["out/5/frames"])
        #expect(clips.map { $0["line"] as? Int } == [1])
    }

    /// What is wrong with the table does not hide what is wrong with the script, and is there as JSON too.
    @Test func aBadTableHidesNothing() throws {
        let script = try ShortScript()
        let text = try ShortScript.text().replacingOccurrences(of: "\"duration\"", with: "\"dration\"")
        try script.folder.write(text, to: "clip.json")
        try script.folder.write("name,orders[0].minuts\na,5\n", to: "rows.csv")
        let outcome = try batch(script.folder, "--rows", "rows.csv", "-o", "out", "--json")
        #expect(outcome.code == 65)
        let line = 1 + text.prefix(upTo: try #require(text.range(of: "\"dration\"")).lowerBound).count { $0 == "\n" }
        #expect(
            outcome.errorLines == [
                "hookrender: rows.csv:1:6: the script has no place and no variable \"orders[0].minuts\"; "
                    + "did you mean \"orders[0].minutes\"?",
                "hookrender: clip.json:\(line):3: dration: unknown key; did you mean \"duration\"?",
            ])
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let summary = try #require(object as? [String: Any])
        #expect(summary["badRows"] as? Int == 1)
        #expect((summary["clips"] as? [Any])?.isEmpty == true)
        #expect((summary["problems"] as? [String])?.map { "hookrender: \($0)" } == outcome.errorLines)
    }

    /// Frames beyond the clip are a mistake of the command line, as in a single render.
    @Test func framesBeyondTheClipAreAMistakeOfUse() throws {
        let script = try ShortScript()
        try script.folder.write("name,duration\na,\nb,\n", to: "rows.csv")
        let words = ["--frames", "0...99", "--no-video"]
        let single = try Hookrender(folder: script.folder.url).run(["render", "clip.json", "-o", "one"] + words)
        let outcome = try Hookrender(folder: script.folder.url).run(
            ["batch", "clip.json", "--rows", "rows.csv", "-o", "out", "--quiet"] + words)
        #expect([single.code, outcome.code] == [64, 64])
        #expect(outcome.errors == single.errors.replacingOccurrences(of: "render: --", with: "batch: --"))
        #expect(outcome.errors == "hookrender: batch: --frames 0...99 goes beyond the clip; its frames are 0...29\n")
        try script.folder.write("name,duration\na,\nb,2\n", to: "rows.csv")
        let mixed = try Hookrender(folder: script.folder.url).run(
            ["batch", "clip.json", "--rows", "rows.csv", "-o", "out", "--quiet", "--scale", "0.25"] + words)
        #expect(mixed.code == 64)
        #expect(
            mixed.errors
                == "hookrender: rows.csv:2: --frames 0...99 goes beyond the clip; its frames are 0...29\n")
    }

    struct Case: Sendable {
        let words: [String]
        let code: Int32
        let line: String
    }

    static let cases = [
        Case(
            words: ["clip.json", "--rows", "no.csv", "-o", "out"], code: 66,
            line: "no.csv: no such file; check the name"),
        Case(
            words: ["clip.json", "--rows", "clip.txt", "-o", "out"], code: 64,
            line: "clip.txt: rows are read from .csv and .json files; rename or convert it"),
        Case(
            words: ["clip.json", "--rows", "rows.csv", "-o", "out", "--name-from", "nme"], code: 64,
            line: "rows.csv: --name-from: no column is called \"nme\"; did you mean \"name\"?"),
        Case(
            words: ["clip.json", "--rows", "rows.csv", "-o", "out", "--brand", "dordash"], code: 64,
            line: "clip.json: --brand: no brand is called \"dordash\" (there is no Brands/dordash.json); "
                + "did you mean \"doordash\"?"),
        Case(words: ["clip.json", "--rows", "rows.csv"], code: 64, line: "batch: --output DIR is missing; add it"),
        Case(
            words: ["no.json", "--rows", "rows.csv", "-o", "out"], code: 66,
            line: "no.json: no such script; check the name, or make one with: hookrender new DIR"),
        Case(
            words: ["clip.json", "--rows", "rows.csv", "-o", "rows.csv"], code: 73,
            line: "rows.csv: cannot be made: File exists; something else has that name; "
                + "move it away or choose another name"),
    ]

    @Test(arguments: cases)
    func refuses(_ bad: Case) throws {
        let script = try ShortScript()
        try script.folder.write("name\na\n", to: "rows.csv")
        let outcome = try Hookrender(folder: script.folder.url).run(["batch"] + bad.words)
        #expect(outcome.code == bad.code)
        #expect(outcome.errors == "hookrender: \(bad.line)\n")
        #expect(script.folder.files() == ["clip.json", "rows.csv"])
    }
}
