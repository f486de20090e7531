import Foundation
import Testing

/// What goes wrong outside of scripts: one line, the right exit code, nothing left behind.
@Suite struct FailureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let words: [String]
        let code: Int32
        let line: String

        init(_ words: String..., code: Int32, _ line: String) {
            self.words = words
            self.code = code
            self.line = line
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    /// Run in a folder that holds `clip.json` and an ordinary file `file`.
    static let cases = [
        Case(
            "render", "no.json", code: 66,
            "no.json: no such script; check the name, or make one with: hookrender new DIR"),
        Case("render", ".", code: 66, ".: cannot be read: Is a directory; check that it is a file and its permissions"),
        Case(
            "render", "clip.json", "--frames", "5", code: 64,
            "render: --frames: \"5\" is not valid; give frame numbers as A..<B (without B), A...B (with B) or A... (to the end)"
        ),
        Case(
            "render", "clip.json", "--frames", "20...30", code: 64,
            "render: --frames 20...30 goes beyond the clip; its frames are 0...29"),
        Case(
            "render", "clip.json", "--frames", "0...5", "--from", "0", code: 64,
            "render: --frames excludes --from and --to; give numbers or times"),
        Case(
            "render", "clip.json", "--no-video", "--no-frames", code: 64,
            "render: --no-video and --no-frames leave nothing to write; leave one of them out"),
        Case(
            "render", "clip.json", "--size", "393x852", "--scale", "1", code: 64,
            "clip.json: --size: 393 x 852 pt at 1 px a pt is 393 x 852 px, and a video needs even sides; the nearest even sizes are 392 x 852 pt (392 x 852 px) and 394 x 852 pt (394 x 852 px); the nearest even scales are 0.92 (362 x 784 px) and 1.08 (424 x 920 px), or write frames alone (--no-video)"
        ),
        Case(
            "render", "clip.json", "--crf", "52", code: 64,
            "render: --crf: \"52\" is not valid; give a whole number from 0 to 51"),
        Case(
            "render", "clip.json", "--brand", "dordash", code: 64,
            "clip.json: --brand: no brand is called \"dordash\" (there is no Brands/dordash.json); did you mean \"doordash\"?"
        ),
        Case(
            "still", "clip.json", "--frame", "30", "-o", "a.png", code: 64,
            "still: --frame 30 is after the clip's last frame; that is frame 29 at 0.483 s"),
        Case(
            "still", "clip.json", "--at", "0.49", "-o", "a.png", code: 64,
            "still: --at 0.49 is after the clip's last frame; that is frame 29 at 0.483 s"),
        Case(
            "render", "clip.json", "--from", "0.49", "--to", "0.5", code: 64,
            "render: --from 0.49 is after the clip's last frame; that is frame 29 at 0.483 s"),
        Case(
            "render", "clip.json", "--scale", "8.1", code: 64,
            "render: --scale: \"8.1\" is not valid; give pixels a point, 0.25 to 8, such as 3"),
        Case(
            "validate", "clip.json", "--fps", "0", code: 64,
            "validate: --fps: \"0\" is not valid; give frames a second above 0 and up to 1000, such as 60, 59.94 or 60000/1001"
        ),
        Case(
            "validate", "clip.json", "--fps", "0.01", code: 64,
            "clip.json: --fps: 0.5 s at 1/100 fps is less than one frame"),
        Case("still", "clip.json", "-o", "a.png", code: 64, "still: no frame is named; give --frame N or --at S"),
        Case(
            "still", "clip.json", "--at", "0", "--frame", "0", "-o", "a.png", code: 64,
            "still: --frame and --at exclude each other; give --frame N or --at S"),
        Case("still", "clip.json", "--at", "0", code: 64, "still: --output F.png is missing; add it"),
        Case(
            "still", "clip.json", "--at", "0", "-o", "a.jpg", code: 64,
            "still: --output a.jpg: only PNG files are written; end the name in .png"),
        Case(
            "still", "clip.json", "--at", "0", "--fonts", "no", "-o", "a.png", code: 66,
            "font folder no cannot be read; check its path and permissions"),
        Case(
            "still", "clip.json", "--at", "0", "-o", "file/a.png", code: 73,
            "file: cannot be made: File exists; something else has that name; move it away or choose another name"
        ),
        Case(
            "render", "clip.json", "-o", "file", code: 73,
            "file: cannot be made: File exists; something else has that name; move it away or choose another name"
        ),
        Case("diff", "no.png", "clip.json", code: 66, "no.png: no such file or folder; check the name"),
        Case("diff", "no.png", code: 64, "diff: B is missing; add it"),
        Case("tiles", code: 64, "tiles needs a second word; it is one of cut"),
        Case("tiles", "cat", code: 64, "unknown command \"tiles cat\"; did you mean tiles cut?"),
    ]

    @Test(arguments: cases)
    func endsWithOneLineAndItsCode(_ failing: Case) throws {
        let script = try ShortScript()
        try script.folder.write("", to: "file")
        let outcome = try Hookrender(folder: script.folder.url).run(failing.words)
        #expect(outcome.code == failing.code)
        #expect(outcome.errors == "hookrender: \(failing.line)\n")
        #expect(outcome.output.isEmpty)
        #expect(script.folder.files() == ["clip.json", "file"])
    }

    /// A stills canvas may be odd.
    @Test func drawsOddStills() throws {
        let script = try ShortScript()
        let outcome = try Hookrender(folder: script.folder.url).run(
            "still", "clip.json", "--size", "393x852", "--scale", "1", "--frame", "0", "-o", "a.png")
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test func makesAFolderThatIsMissing() throws {
        let script = try ShortScript()
        #expect(try script.render("--frames", "0...0", "-o", "new/deep/er").code == 0)
        #expect(script.folder.files(under: "new/deep/er") == ["frames/00000.png", "hook.0-0.mp4"])
    }

    /// Runs a shell's words, in which `$0` is the binary.
    private func shell(_ words: String, in folder: URL = Hookrender.project) throws -> Hookrender.Outcome {
        let child = try Child(
            executable: URL(fileURLWithPath: "/bin/bash"), arguments: ["-c", words, Hookrender.binary().path],
            folder: folder, environment: [:])
        return child.wait()
    }

    @Test(arguments: [
        ("> /dev/full", "No space left on device; make room for it"),
        (">&-", "Bad file descriptor; it is closed; leave it open, or send it to /dev/null"),
    ])
    func tellsAStandardOutputThatTakesNothing(_ redirection: String, words: String) throws {
        let outcome = try shell("\"$0\" --help \(redirection)")
        #expect(outcome.code == 74)
        #expect(outcome.errors == "hookrender: standard output: \(words)\n")
    }

    /// Repaired, the name would be that of another file.
    @Test(arguments: [
        (#"render $'caf\xE9.json'"#, #"argument 2 is not UTF-8: "caf\xE9.json""#),
        (#"still --at 0 -o $'a\x80\tb.png'"#, #"argument 5 is not UTF-8: "a\x80\x09b.png""#),
        (#"$'\xFF'"#, #"argument 1 is not UTF-8: "\xFF""#),
    ])
    func refusesWordsThatAreNotText(_ words: String, line: String) throws {
        let folder = try ScratchFolder()
        let outcome = try shell("\"$0\" \(words)", in: folder.url)
        #expect(outcome.code == 64)
        #expect(outcome.errors == "hookrender: \(line); rename the file, or type the name in UTF-8\n")
        #expect(folder.files().isEmpty)
    }

    /// A tiny file system fills up on the way: the earlier output stays whole.
    @Test(arguments: [["--no-video"], ["--no-frames"], []])
    func survivesAFullDisk(_ options: [String]) throws {
        let script = try ShortScript()
        let binary = try Hookrender.binary().path
        let commands = """
            set -e
            mount -t tmpfs -o size=100k tiny disk
            mkdir -p disk/out/frames
            echo old > disk/out/frames/00000.png
            echo old > disk/out/hook.mp4
            set +e
            '\(binary)' render clip.json --scale 3 --crf 0 --quiet -o disk/out \(options.joined(separator: " "))
            echo "code $?"
            cd disk && find . -type f | sort && cat out/frames/00000.png out/hook.mp4
            """
        try FileManager.default.createDirectory(at: script.folder.file("disk"), withIntermediateDirectories: true)
        let flags = getuid() == 0 ? "-m" : "-rm"
        let child = try Child(
            executable: URL(fileURLWithPath: "/usr/bin/unshare"), arguments: [flags, "sh", "-c", commands],
            folder: script.folder.url, environment: [:])
        let outcome = child.wait()
        #expect(outcome.output == "code 74\n./out/frames/00000.png\n./out/hook.mp4\nold\nold\n")
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("No space left on device"))
    }
}
