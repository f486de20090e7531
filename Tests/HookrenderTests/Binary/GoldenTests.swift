import Foundation
import Testing

/// Keeping and checking goldens through the binary.
@Suite struct GoldenTests {
    @Test func recordsAndChecks() throws {
        let script = try ShortScript()
        let tool = Hookrender(folder: script.folder.url, environment: ["CI": ""])
        let frames = ["--frame", "3", "--frame", "9", "--crop", "9:0,0,20,10"]
        let recorded = try tool.run(["golden", "record", "clip.json"] + frames)
        #expect(recorded.code == 0, "\(recorded.errors)")
        #expect(recorded.output == "added 00003\nadded 00009\nadded 9-0-0-20-10\n")
        let checked = try tool.run("golden", "check", "clip.json")
        #expect(checked.code == 0)
        #expect(checked.output == "3 goldens match exactly\n")
        let again = try tool.run(["golden", "record", "clip.json", "--dry-run"] + frames)
        #expect(again.output == "unchanged: 3\n")
    }

    /// A script is the same however its path is written.
    @Test func pathsDoNotCount() throws {
        let script = try ShortScript()
        let tool = Hookrender(folder: script.folder.url, environment: ["CI": ""])
        #expect(try tool.run("golden", "record", "clip.json", "--frame", "3").code == 0)
        for path in [
            script.folder.file("clip.json").path, "./clip.json", "../\(script.folder.url.lastPathComponent)/clip.json",
        ] {
            #expect(try tool.run("golden", "check", path).output == "1 goldens match exactly\n", "\(path)")
        }
    }

    @Test func findsAnotherScript() throws {
        let script = try ShortScript()
        let tool = Hookrender(folder: script.folder.url, environment: ["CI": ""])
        #expect(try tool.run("golden", "record", "clip.json", "--frame", "3").code == 0)
        let checked = try tool.run("golden", "check", "clip.json", "--clock", "10:10", "--failures", "failures")
        #expect(checked.code == 1)
        #expect(checked.output.hasSuffix("2 problems, 1 goldens compared\n"))
        #expect(!script.folder.files(under: "failures").isEmpty)
    }

    @Test func needsAManifestAndNoBuildServer() throws {
        let script = try ShortScript()
        let none = try Hookrender(folder: script.folder.url).run("golden", "check", "clip.json")
        #expect(none.code == 66)
        #expect(
            none.errors == "hookrender: Goldens/manifest.json: no such manifest; run hookrender golden record first\n")
        let refused = try Hookrender(folder: script.folder.url, environment: ["CI": "true"])
            .run("golden", "record", "clip.json")
        #expect(refused.code == 64)
        #expect(
            refused.errors
                == "hookrender: Goldens: goldens are not recorded on CI; record them on your own machine, or pass "
                + "--allow-ci\n")
    }
}
