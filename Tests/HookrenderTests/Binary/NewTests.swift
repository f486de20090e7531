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
