import DashScene
import Testing

@testable import DashRender

@Suite struct EncoderCommandTests {
    @Test func theWholeCallIsFixed() throws {
        let rate = try #require(FrameRate(60000, 1001))
        let command = EncoderCommand(width: 1320, height: 2868, rate: rate, crf: 20, threads: 3)
        let expected = """
            -hide_banner -nostdin -nostats -loglevel error -y \
            -f rawvideo -pixel_format yuv420p -video_size 1320x2868 -framerate 60000/1001 -thread_queue_size 8 \
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
