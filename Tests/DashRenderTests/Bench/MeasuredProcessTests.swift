import Foundation
import Testing

@testable import DashRender

@Suite struct MeasuredProcessTests {
    private func shell(_ script: String, _ token: CancellationToken = CancellationToken()) throws -> (
        seconds: Double, output: String
    ) {
        let folder = try TemporaryFolder("measured")
        let outcome = try MeasuredProcess("/bin/sh", ["-c", script], folder: folder).run(token)
        return (outcome.seconds, String(decoding: outcome.output, as: UTF8.self))
    }

    @Test func takesTheTimeAndTheOutput() throws {
        let outcome = try shell("sleep 0.2; echo done")
        #expect(outcome.output == "done\n")
        #expect(outcome.seconds >= 0.2)
    }

    @Test(arguments: [
        ("echo so what >&2; exit 3", "/bin/sh: exited with code 3; its last words: so what"),
        ("kill -9 $$", "/bin/sh: was ended by signal 9 without a word"),
    ])
    func tellsABadEnd(_ script: String, _ line: String) throws {
        let error = #expect(throws: MeasuredProcessError.self) { try shell(script) }
        #expect(error?.description == line)
    }

    @Test func tellsAProgramThatIsNotThere() throws {
        let folder = try TemporaryFolder("measured")
        let error = #expect(throws: MeasuredProcessError.self) {
            try MeasuredProcess("/no/program", [], folder: folder).run(CancellationToken())
        }
        #expect(
            error?.description == "/no/program: cannot be started: No such file or directory without a word")
    }

    /// It is asked to end, and may tidy up.
    @Test func endsWhatIsCancelled() throws {
        let folder = try ScratchFolder()
        let token = CancellationToken()
        Thread.detachNewThread {
            while folder.read("started") == nil { usleep(1000) }
            token.cancel()
        }
        let script =
            "trap 'echo tidy > \"\(folder("ended"))\"; exit 1' TERM; : > \"\(folder("started"))\"; "
            + "while :; do sleep 0.01; done"
        #expect(throws: OutputError.cancelled) { try shell(script, token) }
        #expect(folder.read("ended") == Array("tidy\n".utf8))
    }

    @Test func aTemporaryFolderGoesWithItsFiles() throws {
        var folder: TemporaryFolder? = try TemporaryFolder("gone")
        let path = try #require(folder?.path)
        #expect((path as NSString).lastPathComponent.hasPrefix("gone."))
        #expect(try #require(folder?.room) > 0)
        try AtomicFile.write("text", to: path + "/deep/file")
        folder?.remove("deep")
        #expect(!FileManager.default.fileExists(atPath: path + "/deep"))
        try AtomicFile.write("text", to: path + "/file")
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
