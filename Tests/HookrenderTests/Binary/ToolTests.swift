import Foundation
import Testing

/// The smaller commands through the binary.
@Suite struct ToolTests {
    @Test func inspectsAsJSON() throws {
        let outcome = try Hookrender().run("inspect", "--frame", "78", "--json")
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(root["frame"] as? Int == 78)
        #expect(root["time"] as? Double == 1.3)
        #expect((root["size"] as? [String: Double]) == ["width": 440, "height": 956])
        let children = try #require(root["children"] as? [[String: Any]])
        #expect(children.compactMap { $0["id"] as? String } == ["order1", "statusbar", "home.indicator"])
        let parts = try #require(children[0]["children"] as? [[String: Any]])
        let title = try #require(parts.first { $0["id"] as? String == "sheet.title" })
        #expect(title["text"] as? String == "Order Complete")
        #expect(title["kind"] as? String == "text")
        #expect(title["opacity"] as? Double == 1)
    }

    @Test func validatesAsJSON() throws {
        let folder = try ScratchFolder()
        try folder.write("{ \"duration\": 11, \"colour\": 1 }", to: "bad.json")
        let outcome = try Hookrender(folder: folder.url).run("validate", "bad.json", "--json")
        #expect(outcome.code == 65)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let problems = try #require(root["problems"] as? [[String: Any]])
        #expect(problems.count == outcome.errorLines.count)
        #expect(problems.contains { $0["path"] as? String == "colour" && $0["line"] as? Int == 1 })
    }

    @Test func drawsAStoryboard() throws {
        let folder = try ScratchFolder()
        let outcome = try Hookrender().run("storyboard", "--scale", "0.5", "-o", folder.file("board.png").path)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(folder.files() == ["board.png"])
    }

    @Test func comparesPictures() throws {
        let clip = try DemoClip.whole.get()
        let frames = clip.folder.file("out/frames")
        let first = frames.appendingPathComponent("00000.png").path
        let same = try Hookrender().run("diff", first, first)
        #expect(same.code == 0)
        let other = try Hookrender().run("diff", first, frames.appendingPathComponent("00077.png").path)
        #expect(other.code == 1)
        #expect(other.errors.isEmpty)
    }

    @Test func drawsMapsOfAnySize() throws {
        let folder = try ScratchFolder()
        for place in [
            ["--route", "bay-ridge"], ["--route", "order1"], ["--route", "sol"],
            ["--bbox", "-74.03,40.63,-73.98,40.68"],
        ] {
            let words = ["map", "--size", "201x99", "--scale", "1", "-o", folder.file("map.png").path] + place
            #expect(try Hookrender().run(words).code == 0)
        }
        let unknown = try Hookrender().run("map", "--route", "bay-rige", "-o", folder.file("no.png").path)
        #expect(unknown.code == 64)
        #expect(unknown.errors == "hookrender: map: no route is called \"bay-rige\"; did you mean bay-ridge?\n")
        let strange = try Hookrender().run("map", "--route", "nowhere", "-o", folder.file("no.png").path)
        #expect(strange.code == 64)
        #expect(
            strange.errors == "hookrender: map: no route is called \"nowhere\"; there are: lucias, bay-ridge, bao, "
                + "smash, sol, green, order1, order2\n")
        #expect(folder.files() == ["map.png"])
    }

    @Test func tellsFontsWithTheirHashes() throws {
        let outcome = try Hookrender().run("doctor")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let font = try #require(outcome.output.split(separator: "\n").last { $0.contains("NotoColorEmoji.ttf") })
        let words = font.split(separator: " ")
        let sum = try MediaProbe.output(of: "sha256sum", [String(words[1])])
        #expect(sum.hasPrefix(String(words[0])))
        for library in ["cairo", "pango", "freetype", "libpng", "ffmpeg", "disk"] {
            #expect(outcome.output.contains("\n\(library) "))
        }
    }

    @Test(arguments: [([], "DemoScript.schema.json"), (["--brand"], "Brand.schema.json")])
    func printsSchemas(_ options: [String], file: String) throws {
        let outcome = try Hookrender().run(["schema"] + options)
        #expect(outcome.code == 0)
        #expect(
            outcome.output == (try String(contentsOf: Hookrender.project.appendingPathComponent(file), encoding: .utf8))
        )
    }
}
