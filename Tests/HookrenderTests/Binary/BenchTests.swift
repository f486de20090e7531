import Foundation
import Testing

/// The bench through the binary, on a clip of six small frames; how fast it is is nobody's test.
@Suite struct BenchTests {
    @Test func measuresEveryStage() throws {
        let script = try ShortScript("bench")
        let outcome = try bench(script, "--json")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(root.keys.sorted() == ["fps", "peakMemoryMB", "ratio", "stillSeconds"])
        let speeds = try #require(root["fps"] as? [String: Double])
        #expect(speeds.keys.sorted() == ["everything", "floor", "png", "raster", "rasterScratch", "video"])
        let ratios = try #require(root["ratio"] as? [String: Double])
        #expect(ratios.keys.sorted() == ["everything", "video"])
        let single = try ["peakMemoryMB", "stillSeconds"].map { try #require(root[$0] as? Double) }
        #expect((Array(speeds.values) + Array(ratios.values) + single).allSatisfy { $0 > 0 })
        #expect(script.folder.files() == ["clip.json"])
    }

    @Test func leavesNothingBehind() throws {
        let script = try ShortScript("bench")
        let temporary = try ScratchFolder("bench-temporary")
        let outcome = try bench(script, environment: ["TMPDIR": temporary.url.path])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("clip.json: frames 6..<12 of 30, 220 x 478 px, 2 jobs, median of 1 rounds\n"))
        for line in ["raster + PNG", "raster + PNG + video", "floor: the encoder alone", "first still"] {
            #expect(outcome.output.contains("\n\(line) "))
        }
        let ratio = "\\d+\\.\\d{3}"
        #expect(try outcome.output.contains(Regex("\nraster \\+ video +[\\d.]+ +\(ratio) \\(\(ratio) to \(ratio)\\) ")))
        #expect(temporary.files().isEmpty)
    }

    private func bench(
        _ script: ShortScript, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> Hookrender.Outcome {
        try Hookrender(folder: script.folder.url, environment: environment).run(
            ["bench", "clip.json", "--scale", DemoClip.scale, "--quick", "--rounds", "1", "--jobs", "2"] + arguments)
    }
}
