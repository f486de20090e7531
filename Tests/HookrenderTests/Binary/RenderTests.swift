import Foundation
import Testing

/// The real script through the real binary.
@Suite struct RenderTests {
    @Test func writesEveryFrameAndTheVideo() throws {
        let clip = try DemoClip.whole.get()
        #expect(clip.outcome.code == 0, "\(clip.outcome.errors)")
        let expected = (0..<660).map { "frames/" + String("0000\($0)".suffix(5)) + ".png" } + ["hook.mp4"]
        #expect(clip.folder.files(under: "out") == expected)
    }

    @Test func tellsWhatItDidAsJSON() throws {
        let clip = try DemoClip.whole.get()
        let object = try JSONSerialization.jsonObject(with: Data(clip.outcome.output.utf8))
        let summary = try #require(object as? [String: Any])
        #expect(summary["frameCount"] as? Int == 660)
        #expect(summary["firstFrame"] as? Int == 0)
        #expect(summary["lastFrame"] as? Int == 659)
        #expect(summary["width"] as? Int == 220)
        #expect(summary["height"] as? Int == 478)
        #expect(summary["fps"] as? String == "60/1")
        #expect(summary["duration"] as? Double == 11)
        #expect(clip.outcome.output.split(separator: "\n").count == 1)
    }

    @Test func makesAVideoThatPlayersUnderstand() throws {
        let clip = try DemoClip.whole.get()
        let facts = try MediaProbe.facts(of: clip.folder.file("out/hook.mp4"))
        let expected = [
            "codec_name": "h264", "width": "220", "height": "478", "pix_fmt": "yuv420p", "color_range": "tv",
            "color_space": "bt709", "color_transfer": "bt709", "color_primaries": "bt709", "r_frame_rate": "60/1",
            "avg_frame_rate": "60/1", "duration": "11.000000", "nb_frames": "660", "nb_read_frames": "660",
        ]
        for (key, value) in expected { #expect(facts[key] == value, "\(key)") }
        let head = try Data(contentsOf: clip.folder.file("out/hook.mp4")).prefix(4096)
        #expect(head.range(of: Data("moov".utf8)) != nil, "the index does not come first")
    }

    /// Another time zone and a locale with decimal commas change no byte; nor do workers and caches.
    @Test func makesTheSameBytesAnywhere() throws {
        let locale = try GermanLocale()
        let range = ["--frames", "60..<190", "--quiet"]
        let plain = try DemoClip.render(range, environment: [:])
        let others = [
            try DemoClip.render(range, environment: ["TZ": "Asia/Tokyo"]),
            try DemoClip.render(range, environment: locale.environment),
            try DemoClip.render(range + ["--jobs", "1"], environment: [:]),
            try DemoClip.render(range + ["--jobs", "5"], environment: [:]),
            try DemoClip.render(range + ["--no-cache"], environment: [:]),
        ]
        let expected = try DemoClip.contents(of: plain.folder, "out")
        #expect(expected.count == 131)
        for other in others {
            #expect(other.outcome.code == 0)
            #expect(try DemoClip.contents(of: other.folder, "out") == expected)
        }
    }

    /// A frame does not depend on those before it, nor on how it is asked for.
    @Test(arguments: [0, 77, 92, 170, 351, 659])
    func drawsAFrameAloneAsInTheClip(_ frame: Int) throws {
        let clip = try DemoClip.whole.get()
        let still = clip.folder.file("still-\(frame).png")
        let name = String("0000\(frame)".suffix(5))
        let outcome = try Hookrender().run(
            "still", "--frame", "\(frame)", "--scale", DemoClip.scale, "-o", still.path)
        #expect(outcome.code == 0)
        #expect(try Data(contentsOf: still) == Data(contentsOf: clip.folder.file("out/frames/\(name).png")))
    }

    @Test func cutsRangesThatTogetherAreTheWhole() throws {
        let clip = try DemoClip.whole.get()
        let halves = try DemoClip.render(["--from", "0", "--to", "1", "--no-video"], environment: [:])
        let out = halves.folder.file("out").path
        let second = try Hookrender().run(
            "render", "-o", out, "--scale", DemoClip.scale, "--frames", "60..<120", "--no-video")
        #expect(second.code == 0)
        let whole = try DemoClip.contents(of: clip.folder, "out/frames")
        let parts = try DemoClip.contents(of: halves.folder, "out/frames")
        #expect(parts.count == 120)
        #expect(parts.allSatisfy { whole[$0.key] == $0.value })
    }

    /// A range leaves other frames alone and has its own video; a whole render sweeps stale frames away.
    @Test func replacesNoMoreThanItsOwn() throws {
        let script = try ShortScript()
        let out = script.folder.file("out")
        let frames = out.appendingPathComponent("frames")
        try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
        for name in ["00003.png", "00900.png"] { try Data("old".utf8).write(to: frames.appendingPathComponent(name)) }
        let range = try script.render("--frames", "3...5")
        #expect(range.code == 0, "\(range.errors)")
        #expect(
            script.folder.files(under: "out") == [
                "frames/00003.png", "frames/00004.png", "frames/00005.png", "frames/00900.png", "hook.3-5.mp4",
            ])
        #expect(try Data(contentsOf: frames.appendingPathComponent("00003.png")) != Data("old".utf8))
        #expect(try Data(contentsOf: frames.appendingPathComponent("00900.png")) == Data("old".utf8))
        #expect(try script.render("--no-video").code == 0)
        let count = script.folder.files(under: "out/frames").count
        #expect(count == ShortScript.frameCount)
    }

    /// Frames of two sizes in one folder would be no clip.
    @Test func refusesARangeOfAnotherSize() throws {
        let script = try ShortScript()
        #expect(try script.render("--no-video").code == 0)
        let before = try DemoClip.contents(of: script.folder, "out/frames")
        let range = try script.render("--no-video", "--frames", "0..<2", "--size", "360x640")
        #expect(range.code == 73)
        #expect(range.errors.contains("and this range is "))
        #expect(try DemoClip.contents(of: script.folder, "out/frames") == before)
    }

    @Test func writesOnlyWhatIsAskedFor() throws {
        let script = try ShortScript()
        #expect(try script.render("--no-frames").code == 0)
        #expect(script.folder.files(under: "out") == ["hook.mp4"])
    }

    /// 59.94 means 60000/1001: 659 frames in 11 s.
    @Test func keepsBroadcastRatesExact() throws {
        let outcome = try Hookrender().run("validate", "--fps", "59.94", "--json")
        #expect(outcome.code == 0)
        let plain = try Hookrender().run("validate", "--fps", "60000/1001")
        #expect(plain.output.contains("; 659 frames, 10.994 s, 1320 x 2868 px"))
    }

    @Test(arguments: ["with space", "100%d", "what?", "it's", "寿司 🍣", "-dash"])
    func takesAnyFolderName(_ name: String) throws {
        let script = try ShortScript(name)
        let outcome = try script.render("--frames", "0...1")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(script.folder.files(under: "out") == ["frames/00000.png", "frames/00001.png", "hook.0-1.mp4"])
    }
}
