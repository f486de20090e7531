import Testing

@testable import DashRender

@Suite struct EncoderLocatorTests {
    @Test func theVariableComesFirstThenThePath() throws {
        let folder = try ScratchFolder("bin ary")
        let own = try folder.script("ffmpeg", "exit 0")
        let other = try folder.script("other", "exit 0")
        #expect(try EncoderLocator.locate(environment: ["PATH": "/nowhere:\(folder.path)"]) == own)
        #expect(try EncoderLocator.locate(environment: ["PATH": folder.path, "HOOKRENDER_FFMPEG": other]) == other)
        #expect(try EncoderLocator.locate(environment: ["PATH": folder.path, "HOOKRENDER_FFMPEG": "other"]) == other)
        #expect(try EncoderLocator.locate(environment: ["PATH": folder.path, "HOOKRENDER_FFMPEG": ""]) == own)
    }

    @Test(arguments: [
        ([:], "PATH"), (["PATH": "/nowhere::"], "PATH"),
        (["HOOKRENDER_FFMPEG": "/no/such", "PATH": "/usr/bin"], "HOOKRENDER_FFMPEG=/no/such"),
        (["HOOKRENDER_FFMPEG": "no-such", "PATH": "/usr/bin"], "HOOKRENDER_FFMPEG=no-such"),
    ])
    func missing(_ environment: [String: String], _ place: String) {
        #expect(throws: OutputError.encoderMissing(lookedAt: place)) {
            try EncoderLocator.locate(environment: environment)
        }
    }
}
