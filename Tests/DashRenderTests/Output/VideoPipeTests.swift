import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct VideoPipeTests {
    private static let frames = 0..<40
    /// What is said of a stand-in that takes all frames and ends well, but makes no video.
    private static let noFile = OutputError.encoderDied(how: "wrote no file", words: "")

    private func pipe(
        _ executable: String, _ path: String, _ cancellation: CancellationToken = CancellationToken()
    ) throws -> VideoPipe {
        let rate = try #require(FrameRate(60))
        return try VideoPipe(
            EncoderCommand(width: 640, height: 480, rate: rate), writing: path, executable: executable,
            frames: VideoPipeTests.frames, cancellation: cancellation)
    }

    /// Sends all frames and waits for the end.
    private func feed(_ pipe: VideoPipe) throws {
        let renderer = try SyntheticRenderer(width: 640, height: 480) { x, _, _ in UInt32(x) }
        let damage = try renderer.render(0)
        let converter = try I420Converter(width: 640, height: 480)
        for frame in VideoPipeTests.frames {
            try pipe.send(converter.convert(renderer.surface, damage: damage), at: frame)
        }
        try pipe.finish()
    }

    @Test(arguments: [
        (
            "head -c 100000 >/dev/null; echo 'Disk on fire' >&2; exit 3", "exited with code 3", "Disk on fire"
        ),
        ("head -c 5000000 >/dev/null; kill -9 $$", "was ended by signal 9", ""),
        ("exit 0", "stopped before the last frame", ""),
        ("cat >/dev/null; echo 'cannot write' >&2; exit 1", "exited with code 1", "cannot write"),
        // More than any pipe holds: who does not listen hangs here.
        (
            "head -c 1000000 >/dev/null; yes flood | head -c 3000000 >&2; echo the end >&2; exit 2",
            "exited with code 2", "flood / flood / the end"
        ),
        // What the encoder leaves behind holds its pipes open, but does not hold us.
        ("sleep 100 & echo gone >&2; exit 4", "exited with code 4", "gone"),
    ])
    func anEncoderThatDiesIsAnErrorWithItsWords(_ body: String, _ how: String, _ words: String) throws {
        let folder = try ScratchFolder()
        let pipe = try pipe(folder.script("ffmpeg", body), folder("out.mp4"))
        defer { pipe.abort() }
        #expect(throws: OutputError.encoderDied(how: how, words: words)) { try feed(pipe) }
    }

    @Test func anEncoderThatCannotStartIsAnError() throws {
        let folder = try ScratchFolder()
        try folder.write("#!/bin/sh\n", to: "ffmpeg")
        #expect(throws: OutputError.encoderNotStarted(path: folder("ffmpeg"), code: EACCES)) {
            try pipe(folder("ffmpeg"), folder("out.mp4"))
        }
        #expect(throws: OutputError.encoderNotStarted(path: folder("none"), code: ENOENT)) {
            try pipe(folder("none"), folder("out.mp4"))
        }
    }

    @Test(arguments: ["sleep 100", "cat >/dev/null; sleep 100"])
    func cancellingEndsAnEncoderThatHangs(_ body: String) throws {
        let folder = try ScratchFolder()
        let token = CancellationToken()
        let pipe = try pipe(folder.script("ffmpeg", "echo $$ > '\(folder("pid"))'; " + body), folder("out.mp4"), token)
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.3)
            token.cancel()
        }
        #expect(throws: OutputError.cancelled) { try feed(pipe) }
        pipe.abort()
        let pid = try #require(folder.read("pid").flatMap { pid_t(String(decoding: $0.dropLast(), as: UTF8.self)) })
        #expect(kill(pid, 0) == -1 && errno == ESRCH)
    }

    @Test func theEncoderHasAGroupOfItsOwn() throws {
        let folder = try ScratchFolder()
        let script = try folder.script("ffmpeg", "ps -o pgid= -p $$ > '\(folder("group"))'; cat > /dev/null")
        #expect(throws: VideoPipeTests.noFile) { try feed(pipe(script, folder("out.mp4"))) }
        let text = String(decoding: folder.read("group") ?? [], as: UTF8.self)
        let group = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(group != getpgrp())
    }

    @Test func theBytesArriveWholeAndInOrder() throws {
        let folder = try ScratchFolder()
        let script = try folder.script("ffmpeg", "cat > '\(folder("raw"))'")
        let pipe = try pipe(script, folder("out.mp4"))
        let renderer = try RandomRectangles(width: 640, height: 480, seed: 3)
        let converter = try I420Converter(width: 640, height: 480)
        var expected: [UInt8] = []
        for frame in VideoPipeTests.frames {
            let converted = converter.convert(renderer.surface, damage: try renderer.render(frame))
            expected += converted.bytes
            try pipe.send(converted, at: frame)
        }
        #expect(throws: VideoPipeTests.noFile) { try pipe.finish() }
        #expect(folder.read("raw") == expected)
    }

    @Test(arguments: [(3, 4), (4, 3)])
    func oddSizesAreRefused(_ width: Int, _ height: Int) throws {
        let rate = try #require(FrameRate(60))
        #expect(throws: OutputError.oddVideoSize(width: width, height: height)) {
            try VideoPipe(
                EncoderCommand(width: width, height: height, rate: rate), writing: "x", executable: "/bin/true",
                frames: 0..<1, cancellation: CancellationToken())
        }
    }
}
