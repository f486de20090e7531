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
            "clip.json: --size: 393 x 852 pt at 1 px a pt is 393 x 852 px, and a video needs even sides; the nearest even sizes are 392 x 852 pt (392 x 852 px) and 394 x 852 pt (394 x 852 px)"
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
            "still: --frame 30 is beyond the clip; its frames are 0 to 29, its times below 0.5 s"),
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

    @Test func tellsAFullStandardOutput() throws {
        let binary = try Hookrender.binary().path
        let child = try Child(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "'\(binary)' --help > /dev/full"],
            folder: Hookrender.project, environment: [:])
        let outcome = child.wait()
        #expect(outcome.code == 74)
        #expect(outcome.errors == "hookrender: standard output: No space left on device; make room for it\n")
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
