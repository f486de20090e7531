import DashScene
import Foundation
import Testing

@testable import DashRender

/// The MP4 itself, seen through ffprobe and decoded again.
@Suite struct VideoPropertiesTests {
    private func encode(
        _ folder: ScratchFolder, _ rate: FrameRate, frames: Range<Int>,
        _ makeRenderer: @escaping @Sendable () throws -> any FrameRenderer
    ) throws {
        let surface = try makeRenderer().surface
        let command = EncoderCommand(width: surface.width, height: surface.height, rate: rate)
        let video = ClipOutputs.Video(path: folder("a.mp4"), command: command, executable: try EncoderLocator.locate())
        try ClipWriter(
            width: surface.width, height: surface.height, frames: frames, jobs: 2, outputs: ClipOutputs(video: video)
        ).run(makeRenderer: makeRenderer)
    }

    @Test(arguments: [
        ("60", "60/1", 66, "1.100000"), ("60000/1001", "60000/1001", 60, "1.001000"), ("24", "24/1", 12, "0.500000"),
        ("25", "25/1", 1, "0.040000"), ("29.97", "30000/1001", 30, "1.001000"), ("120", "120/1", 121, "1.008333"),
    ])
    func areExact(_ text: String, _ rate: String, _ count: Int, _ duration: String) throws {
        let folder = try ScratchFolder("it's 100% 🛵?")
        let frameRate = try #require(FrameRate(parsing: text))
        try encode(folder, frameRate, frames: 7..<7 + count) { try SyntheticRenderer.moving() }
        let probed = try output(
            of: "ffprobe", ["-v", "error", "-count_frames", "-show_streams", "-show_format", folder("a.mp4")])
        let lines = Set(String(decoding: probed, as: UTF8.self).split(separator: "\n").map(String.init))
        let expected = [
            "codec_name=h264", "width=96", "height=80", "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709",
            "color_transfer=bt709", "color_primaries=bt709", "chroma_location=left", "r_frame_rate=\(rate)",
            "avg_frame_rate=\(rate)", "nb_frames=\(count)", "nb_read_frames=\(count)", "duration=\(duration)",
            "start_time=0.000000", "nb_streams=1",
        ]
        let wordless: Set = ["TAG:encoder=Lavc libx264", "start_time=0.000000"]
        for line in expected { #expect(lines.contains(line), "\(line)") }
        // Neither versions nor dates.
        #expect(lines.filter { $0.hasPrefix("TAG:encoder") || $0.contains("_time=") } == wordless)
    }

    @Test func theIndexComesFirst() throws {
        let folder = try ScratchFolder()
        try encode(folder, try #require(FrameRate(60)), frames: 0..<20) { try SyntheticRenderer.moving() }
        let text = String(decoding: folder.read("a.mp4") ?? [], as: Unicode.ASCII.self)
        let index = try #require(text.range(of: "moov")?.lowerBound)
        let media = try #require(text.range(of: "mdat")?.lowerBound)
        #expect(index < media)
    }

    @Test(
        arguments: [
            0xFFFFFF, 0x000000, 0xEB1700, 0xFF0000, 0x00FF00, 0x0000FF, 0x00FFFF, 0xFF00FF, 0xFFFF00, 0x808080,
        ] as [UInt32])
    func solidColoursComeBackWithinTwoLevels(_ color: UInt32) throws {
        let folder = try ScratchFolder()
        try encode(folder, try #require(FrameRate(60)), frames: 0..<5) {
            try SyntheticRenderer(width: 64, height: 48) { _, _, _ in color }
        }
        let decoded = try output(
            of: "ffmpeg",
            ["-v", "error", "-i", folder("a.mp4"), "-f", "rawvideo", "-pix_fmt", "yuv420p", "-"])
        try #require(decoded.count == 5 * 64 * 48 * 3 / 2)
        let frame = Array(decoded.suffix(64 * 48 * 3 / 2))
        for (luma, place) in [(0, 0), (64 * 24 + 32, 16 * 24 / 2 + 16), (64 * 48 - 1, 32 * 24 - 1)] {
            let rgb = VideoPropertiesTests.rgb(frame[luma], frame[64 * 48 + place], frame[64 * 48 * 5 / 4 + place])
            let wanted = [16, 8, 0].map { Int(color >> UInt32($0)) & 255 }
            #expect(zip(rgb, wanted).allSatisfy { abs($0 - $1) <= 2 }, "\(rgb) for \(wanted)")
        }
    }

    /// The way back of BT.709, limited range.
    private static func rgb(_ y: UInt8, _ cb: UInt8, _ cr: UInt8) -> [Int] {
        let luma = (Double(y) - 16) * 255 / 219
        let blue = (Double(cb) - 128) * 255 / 224 * 1.8556
        let red = (Double(cr) - 128) * 255 / 224 * 1.5748
        let green = -(0.2126 * red + 0.0722 * blue) / 0.7152
        return [luma + red, luma + green, luma + blue].map { Int(min(255, max(0, $0)).rounded()) }
    }
}
