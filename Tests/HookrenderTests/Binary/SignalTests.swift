import Foundation
import Testing

/// Interrupted runs: the earlier output stays whole, nothing else stays.
@Suite(.serialized) struct SignalTests {
    /// A folder with an earlier output, and the words of a long run into it.
    struct Stage {
        let folder: ScratchFolder
        let before: [String: Data]
        var words: [String] { ["render", "-o", folder.file("out").path, "--scale", "3", "--no-cache"] }

        init() throws {
            folder = try ScratchFolder("signal")
            let first = try Hookrender().run(
                "render", "-o", folder.file("out").path, "--scale", "0.5", "--quiet", "--frames", "0...3")
            try #require(first.code == 0, "\(first.errors)")
            try Data("earlier".utf8).write(to: folder.file("out/hook.mp4"))
            before = try DemoClip.contents(of: folder, "out")
        }

        /// Waits until the run has begun to write.
        func waitUntilWriting() -> Bool {
            let deadline = Date().addingTimeInterval(120)
            while Date() < deadline {
                if folder.files().count >= before.count + 3 { return true }
                usleep(20_000)
            }
            return false
        }

        /// Whether the earlier output is as it was, among whatever else is there.
        func keepsEarlierOutput() throws -> Bool {
            let now = try DemoClip.contents(of: folder, "out")
            return before.allSatisfy { now[$0.key] == $0.value }
        }
    }

    @Test(arguments: [(SIGTERM, 143, "terminated"), (SIGINT, 130, "interrupted")])
    func stopsCleanly(_ signal: Int32, code: Int32, word: String) throws {
        let stage = try Stage()
        let run = try Hookrender().start(stage.words)
        #expect(stage.waitUntilWriting())
        let children = Processes.descendants(of: run.id)
        #expect(!children.isEmpty)
        run.send(signal)
        let outcome = run.wait()
        #expect(outcome.code == code)
        #expect(outcome.errorLines.last == "hookrender: \(word); earlier output is untouched")
        #expect(try DemoClip.contents(of: stage.folder, "out") == stage.before)
        #expect(stage.folder.files(under: "").count == stage.before.count)
        #expect(Processes.allGone(children, within: 1))
    }

    /// Ctrl-C reaches ffmpeg, too, as one of the terminal's foreground group.
    @Test func stopsCleanlyAtATerminal() throws {
        let stage = try Stage()
        let terminal = try Terminal(try Hookrender.binary(), stage.words, folder: Hookrender.project)
        #expect(stage.waitUntilWriting())
        #expect(terminal.waits(for: "frames/s"))
        let children = Processes.descendants(of: terminal.process)
        terminal.type(3)
        #expect(terminal.wait() == 130)
        #expect(terminal.text.contains("\r["))
        #expect(terminal.text.hasSuffix("hookrender: interrupted; earlier output is untouched\r\n"))
        #expect(try DemoClip.contents(of: stage.folder, "out") == stage.before)
        #expect(Processes.allGone(children, within: 1))
    }

    /// An impatient person: nothing stays all the same.
    @Test func leavesNothingAfterASecondSignal() throws {
        let stage = try Stage()
        let run = try Hookrender().start(stage.words)
        #expect(stage.waitUntilWriting())
        let children = Processes.descendants(of: run.id)
        #expect(!children.isEmpty)
        run.send(SIGTERM)
        run.send(SIGINT)
        let outcome = run.wait()
        #expect([130, 143].contains(outcome.code))
        #expect(try DemoClip.contents(of: stage.folder, "out") == stage.before)
        #expect(stage.folder.files(under: "").count == stage.before.count)
        #expect(Processes.allGone(children, within: 1))
    }

    /// Even an encoder that does not mind the end of its input ends with us.
    @Test func takesItsEncoderAlongWhenKilled() throws {
        let script = try ShortScript()
        let ffmpeg = try script.folder.write("#!/bin/sh\n: > started\nexec sleep 600 < /dev/null\n", to: "ffmpeg.sh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ffmpeg.path)
        let tool = Hookrender(folder: script.folder.url, environment: ["HOOKRENDER_FFMPEG": ffmpeg.path])
        let run = try tool.start(["render", "clip.json", "--quiet"])
        let deadline = Date().addingTimeInterval(120)
        while !script.folder.files().contains("started"), Date() < deadline { usleep(20_000) }
        let children = Processes.descendants(of: run.id)
        #expect(children.count == 1)
        run.send(SIGKILL)
        #expect(Processes.allGone(children, within: 20))
        // One that lives on would keep the wait from ending.
        for child in children { kill(child, SIGKILL) }
        #expect(run.wait().code == 137)
    }

    /// Nothing can be tidied after kill -9, but nothing is lost, ffmpeg ends, and the next run succeeds.
    @Test func losesNothingWhenKilled() throws {
        let stage = try Stage()
        let run = try Hookrender().start(stage.words)
        #expect(stage.waitUntilWriting())
        let children = Processes.descendants(of: run.id)
        run.send(SIGKILL)
        #expect(run.wait().code == 137)
        #expect(try stage.keepsEarlierOutput())
        #expect(Processes.allGone(children, within: 20))
        let next = try Hookrender().run(
            "render", "-o", stage.folder.file("out").path, "--scale", "0.5", "--quiet", "--frames", "0...3")
        #expect(next.code == 0)
    }

    /// A stopped batch keeps the clips that are whole, and leaves nothing of the others.
    @Test(arguments: [(SIGINT, 130, "interrupted"), (SIGTERM, 143, "terminated")])
    func leavesNoPartOfAClipOfABatch(_ signal: Int32, code: Int32, word: String) throws {
        let script = try ShortScript()
        let rows = (1...200).map { "clip\($0),\($0)" }
        try script.folder.write("name,orders[0].minutes\n" + rows.joined(separator: "\n"), to: "rows.csv")
        let words = ["batch", "clip.json", "--rows", "rows.csv", "-o", "out", "--scale", "0.5", "--frames", "0...5"]
        let run = try Hookrender(folder: script.folder.url).start(words)
        let deadline = Date().addingTimeInterval(120)
        while wholeClips(script.folder).count < 3, Date() < deadline { usleep(5000) }
        let children = Processes.descendants(of: run.id)
        run.send(signal)
        let outcome = run.wait()
        #expect(outcome.code == code)
        let whole = wholeClips(script.folder)
        #expect((3..<200).contains(whole.count))
        #expect(
            outcome.errorLines.suffix(2) == [
                "stopped after \(whole.count) of 200 clips: out", "hookrender: \(word); earlier output is untouched",
            ])
        let files = whole.flatMap { name in
            (0...5).map { "\(name)/frames/0000\($0).png" } + ["\(name)/hook.0-5.mp4"]
        }
        #expect(script.folder.files(under: "out") == files.sorted())
        #expect(try names(in: script.folder.file("out")) == whole)
        #expect(Processes.allGone(children, within: 1))
    }

    /// The clips whose video is in its place, which comes last.
    private func wholeClips(_ folder: ScratchFolder) -> [String] {
        let names = folder.files(under: "out").filter { $0.hasSuffix("/hook.0-5.mp4") }
        return names.compactMap { $0.split(separator: "/").first.map(String.init) }.sorted()
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Two runs into one folder at once do not mix.
    @Test func keepsTwoRunsApart() throws {
        let script = try ShortScript()
        let tool = Hookrender(folder: script.folder.url)
        let light = ["render", "clip.json", "--scale", "0.5", "--quiet"]
        let runs = try [light, light + ["--clock", "10:10"]].map { try tool.start($0) }
        for run in runs { #expect(run.wait().code == 0) }
        let both = try DemoClip.contents(of: script.folder, "out/frames")
        let alone = try [light, light + ["--clock", "10:10"]].map { words in
            #expect(try tool.run(words + ["-o", "alone"]).code == 0)
            return try DemoClip.contents(of: script.folder, "alone/frames")
        }
        #expect(alone[0] != alone[1])
        #expect(alone.contains(both))
    }
}

/// Looks at running processes.
enum Processes {
    /// All processes below one.
    static func descendants(of parent: Int32) -> [Int32] {
        let path = "/proc/\(parent)/task"
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let children = tasks.flatMap { task -> [Int32] in
            let text = (try? String(contentsOfFile: "\(path)/\(task)/children", encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { Int32($0) }
        }
        return children + children.flatMap { descendants(of: $0) }
    }

    /// Whether all have ended before some seconds are over.
    static func allGone(_ processes: [Int32], within seconds: Double) -> Bool {
        let deadline = Date().addingTimeInterval(seconds)
        while true {
            if processes.allSatisfy({ isGone($0) }) { return true }
            if Date() > deadline { return false }
            usleep(20_000)
        }
    }

    /// A process that nobody has waited for yet has ended all the same.
    private static func isGone(_ process: Int32) -> Bool {
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
        return stat.split(separator: ")").last?.contains(" Z ") ?? true
    }
}
