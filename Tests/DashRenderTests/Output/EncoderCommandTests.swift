import DashScene
import Testing

@testable import DashRender

@Suite struct EncoderCommandTests {
    @Test func theWholeCallIsFixed() throws {
        let rate = try #require(FrameRate(60000, 1001))
        let command = EncoderCommand(width: 1320, height: 2868, rate: rate, crf: 20, threads: 3)
        let expected = """
            -hide_banner -nostdin -nostats -loglevel error -y \
            -f rawvideo -pixel_format yuv420p -video_size 1320x2868 -framerate 60000/1001 \
            -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -chroma_sample_location left \
            -i pipe:0 -map 0:v -an -c:v libx264 -preset veryfast -crf 20 -threads 3 -pix_fmt yuv420p -r 60000/1001 \
            -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -chroma_sample_location left \
            -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart -f mp4
            """
        let arguments = command.arguments(writing: "a b%d?'.mp4")
        #expect(arguments.dropLast().joined(separator: " ") == expected)
        #expect(arguments.last == "file:a b%d?'.mp4")
    }
}

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
