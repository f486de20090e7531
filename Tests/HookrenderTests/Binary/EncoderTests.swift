import Foundation
import Testing

/// Encoders that fail, by stand-ins for ffmpeg.
@Suite struct EncoderTests {
    /// Renders with a stand-in that is a shell script.
    static func render(_ body: String) throws -> (outcome: Hookrender.Outcome, files: [String]) {
        let script = try ShortScript()
        try script.folder.write("earlier", to: "keep.txt")
        let ffmpeg = try script.folder.write("#!/bin/sh\n\(body)\n", to: "ffmpeg.sh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ffmpeg.path)
        let outcome = try script.render(environment: ["HOOKRENDER_FFMPEG": ffmpeg.path])
        return (outcome, script.folder.files().filter { $0 != "ffmpeg.sh" })
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let what: String
        let body: String
        let line: String
        var todo = "run it again, name another ffmpeg by HOOKRENDER_FFMPEG, or leave the video out (--no-video)"
        var testDescription: String { what }
    }

    static let cases = [
        Case(
            what: "dies after some input", body: "head -c 200000 > /dev/null; echo 'out of luck' >&2; exit 3",
            line: "ffmpeg exited with code 3; its last words: out of luck"),
        Case(
            what: "dies at once", body: "exit 1",
            line: "ffmpeg exited with code 1 without a word"),
        Case(
            what: "floods standard error",
            body: "yes noise | head -n 200000 >&2; cat > /dev/null; echo over >&2; exit 2",
            line: "ffmpeg exited with code 2; its last words: noise / noise / over"),
        Case(
            what: "finds the disk full", body: "cat > /dev/null; echo 'No space left on device' >&2; exit 1",
            line: "ffmpeg exited with code 1; its last words: No space left on device",
            todo: "free some space, or write to another disk"),
        Case(
            what: "is killed", body: "head -c 200000 > /dev/null; kill -9 $$",
            line: "ffmpeg was ended by signal 9 without a word"),
        Case(
            what: "stops too soon but says all is well", body: "head -c 200000 > /dev/null; exit 0",
            line: "ffmpeg stopped before the last frame without a word"),
        Case(
            what: "writes nothing and says all is well", body: "cat > /dev/null; exit 0",
            line: "ffmpeg wrote an empty file without a word"),
        Case(
            what: "writes no video and says all is well",
            body: "cat > /dev/null; for last; do :; done; echo garbage > \"${last#file:}\"; exit 0",
            line: "ffmpeg wrote a file that is not whole without a word"),
    ]

    @Test(arguments: cases)
    func tellsHowItsEncoderFailed(_ failing: Case) throws {
        let (outcome, files) = try Self.render(failing.body)
        #expect(outcome.code == 74)
        #expect(outcome.errors == "hookrender: \(failing.line); \(failing.todo)\n")
        #expect(files == ["clip.json", "keep.txt"])
    }

    @Test func tellsAnEncoderThatIsMissing() throws {
        let script = try ShortScript()
        let outcome = try script.render(environment: ["HOOKRENDER_FFMPEG": "/no/ffmpeg"])
        #expect(outcome.code == 73)
        let line =
            "ffmpeg not found (looked at HOOKRENDER_FFMPEG=/no/ffmpeg); install it (apt-get install ffmpeg), "
            + "or name one by HOOKRENDER_FFMPEG"
        #expect(outcome.errors == "hookrender: \(line)\n")
    }

    @Test func tellsAnEncoderThatCannotStart() throws {
        let script = try ShortScript()
        let file = try script.folder.write("nothing", to: "ffmpeg.sh").path
        let outcome = try script.render(environment: ["HOOKRENDER_FFMPEG": file])
        #expect(outcome.code == 73)
        let line = "\(file): cannot be started: Permission denied; install ffmpeg, or name another by HOOKRENDER_FFMPEG"
        #expect(outcome.errors == "hookrender: \(line)\n")
    }
}
