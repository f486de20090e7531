import Foundation
import Testing

@Suite struct NewTests {
    @Test(arguments: ["start", "a/b c", "."])
    func makesAFolderThatValidatesAndDrawsAtOnce(_ name: String) throws {
        let folder = try ScratchFolder()
        let outcome = try Hookrender(folder: folder.url).run("new", name)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let word = name == "a/b c" ? "'a/b c'" : name
        #expect(outcome.output.hasSuffix("DemoScript.json is ready; go on with: cd \(word) && hookrender validate\n"))
        let start = name == "." ? folder.url : folder.file(name)
        let tool = Hookrender(folder: start)
        let verdict = try tool.run("validate", "--strict")
        #expect(verdict.output == "DemoScript.json: no problems; 660 frames, 11 s, 1320 x 2868 px\n")
        let still = try tool.run("still", "--frame", "0", "--scale", "0.25", "-o", "a.png", "--strict")
        #expect(still.code == 0, "\(still.errors)")
        let here = try Hookrender().run(
            "still", "--frame", "0", "--scale", "0.25", "-o", folder.file("b.png").path)
        #expect(here.code == 0)
        #expect(
            try Data(contentsOf: start.appendingPathComponent("a.png")) == Data(contentsOf: folder.file("b.png")))
        for part in [
            "DemoScript.schema.json", "Brand.schema.json", "README.md", "Brands/doordash.json", "Tiles/CREDITS.md",
        ] {
            #expect(FileManager.default.fileExists(atPath: start.appendingPathComponent(part).path), "\(part)")
        }
    }

    /// Each example makes a folder that needs nothing from outside it; the pictures for other orders are there too.
    @Test(arguments: try examples())
    func startsFromAnExample(_ name: String) throws {
        let folder = try ScratchFolder()
        #expect(try Hookrender(folder: folder.url).run("new", "start", "--from", name).code == 0)
        let verdict = try Hookrender(folder: folder.file("start")).run("validate", "--strict")
        #expect(verdict.code == 0, "\(verdict.errors)")
        let script = try String(contentsOf: folder.file("start/DemoScript.json"), encoding: .utf8)
        let own = try String(
            contentsOf: Hookrender.project.appendingPathComponent("Examples/\(name).json"), encoding: .utf8)
        #expect(script == own.replacing("../DemoScript.schema.json", with: "DemoScript.schema.json"))
        for part in ["Assets/dishes/tacos.jpg", "Assets/people/sam.jpg", "Assets/vehicles/bicycle.png"] {
            #expect(FileManager.default.fileExists(atPath: folder.file("start/\(part)").path), "\(part)")
        }
    }

    /// The rows in the folder's own page make clips of its script, the demo's and an example's.
    @Test(arguments: [[], ["--from", "japanese"]])
    func thePagesTableMakesClips(_ words: [String]) throws {
        let folder = try ScratchFolder()
        #expect(try Hookrender(folder: folder.url).run(["new", "start"] + words).code == 0)
        let page = try String(contentsOf: folder.file("start/README.md"), encoding: .utf8)
        let table = try #require(page.components(separatedBy: "```csv\n").last?.components(separatedBy: "```").first)
        try table.write(to: folder.file("start/rows.csv"), atomically: true, encoding: .utf8)
        let batch = try Hookrender(folder: folder.file("start")).run(
            "batch", "--rows", "rows.csv", "-o", "clips", "--frames", "0..<1", "--no-video", "--scale", "0.25",
            "--strict")
        #expect(batch.code == 0, "\(batch.errors)")
        let clips = try FileManager.default.contentsOfDirectory(atPath: folder.file("start/clips").path)
        #expect(clips.count == 2)
    }

    static func examples() throws -> [String] {
        let folder = Hookrender.project.appendingPathComponent("Examples").path
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    @Test(arguments: [
        ([], "deliveroo"), (["--from", "japanese"], "grubhub"), (["--from", "deliveroo-dark"], "doordash"),
    ])
    func startsWithABrand(_ words: [String], _ brand: String) throws {
        let folder = try ScratchFolder()
        #expect(try Hookrender(folder: folder.url).run(["new", "start", "--brand", brand] + words).code == 0)
        let tool = Hookrender(folder: folder.file("start"))
        #expect(try tool.run("validate").code == 0)
        let script = try String(contentsOf: folder.file("start/DemoScript.json"), encoding: .utf8)
        #expect(script.contains("\n  \"brand\": \"\(brand)\","))
        #expect(script.matches(of: /"brand":/).count == 1)
    }

    @Test(arguments: [
        (
            ["--from", "japnese"],
            "no example is called \"japnese\"; there are: \(try examples().joined(separator: ", "))"
        ),
        (["--brand", "uber"], "no brand is called \"uber\"; there are: deliveroo, doordash, grubhub"),
    ])
    func namesTheChoices(_ words: [String], _ line: String) throws {
        let folder = try ScratchFolder()
        let outcome = try Hookrender(folder: folder.url).run(["new", "start"] + words)
        #expect(outcome.code == 64)
        #expect(outcome.errors == "hookrender: \(line)\n")
        #expect(folder.files() == [])
    }

    @Test(arguments: [
        ("full", "full: the folder is not empty; name a new one"),
        ("file", "file: is not a folder; choose another name"),
    ])
    func refuses(_ name: String, _ line: String) throws {
        let folder = try ScratchFolder()
        try FileManager.default.createDirectory(at: folder.file("full"), withIntermediateDirectories: true)
        try folder.write("mine", to: "full/own.txt")
        try folder.write("mine", to: "file")
        let outcome = try Hookrender(folder: folder.url).run("new", name)
        #expect(outcome.code == 73)
        #expect(outcome.errors == "hookrender: \(line)\n")
        #expect(folder.files() == ["file", "full/own.txt"])
    }
}
