import Foundation
import Testing

@testable import DashRender

@Suite struct DiffErrorTests {
    static let lines: [(error: DiffError, line: String, code: Int32)] = [
        (.picture(.missing(file: "a.png")), "a.png: no such picture; check the name", 66),
        (
            .picture(.unreadable(file: "a.png", reason: "Permission denied")),
            "a.png: cannot be read (Permission denied); check that it is a file and its permissions", 74
        ),
        (.picture(.truncated(file: "a.png")), "a.png: the picture is cut short; export or copy it again", 65),
        (.missing(path: "out"), "out: no such file or folder; check the name", 66),
        (
            .differentKinds(first: "a", firstKind: .folder, second: "b.mp4", secondKind: .video),
            "a is a folder of frames and b.mp4 is a video; compare two of a kind", 64
        ),
        (.noFrames(folder: "out"), "out: no PNG files; name a folder of frames", 66),
        (
            .maskSize(mask: PixelSize(width: 1, height: 2), picture: PixelSize(width: 3, height: 4)),
            "--mask is 1 x 2 px and a picture 3 x 4 px; make the mask the picture's size", 64
        ),
        (.maskIsBlack, "--mask has no white pixel; paint white what is to be ignored, and black the rest", 64),
        (
            .ignoreOutside(rect: PixelRect(x: 1, y: 2, width: 3, height: 4), width: 1, height: 1),
            "--ignore 1,2,3,4 lies outside the 1 x 1 px picture; name pixels inside", 64
        ),
        (.nothingLeft, "--mask and --ignore leave no pixel to compare; ignore less", 64),
        (
            .output(.encoderMissing(lookedAt: "PATH")),
            "ffmpeg not found (looked at PATH); install it (apt-get install ffmpeg), "
                + "or name one by HOOKRENDER_FFMPEG", 73
        ),
        (
            .video(file: "a.mp4", words: "moov atom not found"),
            "a.mp4: ffmpeg cannot decode it (moov atom not found); check that it is a video", 65
        ),
        (.notAReport(folder: "src"), "src: holds other files; name a new or empty folder for the report", 73),
    ]

    @Test(arguments: lines.indices) func saysOneLineAndEndsWithACode(_ index: Int) {
        let (error, line, code) = Self.lines[index]
        #expect(error.description == line)
        #expect(error.exitCode == code)
    }

    @Test func inputsThatCannotBeCompared() throws {
        let scratch = try CompareFolder()
        let picture = try scratch.write(SyntheticPictures.gradient(8, 8), "a.png")
        let noPicture = try scratch.write(Array("no picture".utf8), "text.png")
        let cut = try scratch.write(Array(PNGDecoderTests.good.dropLast(20)), "cut/00000.png")
        _ = try scratch.write(Array(PNGDecoderTests.good.dropLast(20)), "same/00000.png")
        try FileManager.default.createDirectory(atPath: scratch.file("empty"), withIntermediateDirectories: true)
        let cases: [(String, String, DiffError)] = [
            (picture, scratch.file("none.png"), .missing(path: scratch.file("none.png"))),
            (picture, noPicture, .picture(.notAPicture(file: noPicture))),
            (
                scratch.path, picture,
                .differentKinds(
                    first: scratch.path, firstKind: .folder, second: picture, secondKind: .picture)
            ),
            (scratch.file("cut"), scratch.file("empty"), .noFrames(folder: scratch.file("empty"))),
            (scratch.file("cut"), scratch.file("same"), .picture(.truncated(file: cut))),
        ]
        for (a, b, error) in cases {
            #expect(throws: error) { try ClipComparer().compare(a, b) }
        }
    }

    @Test func aFileThatIsNoVideo() throws {
        let scratch = try CompareFolder()
        let file = try scratch.write(Array("no video".utf8), "text.mp4")
        let error = #expect(throws: DiffError.self) { try ClipComparer().compare(file, file) }
        guard case .video(file, let words) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(words.contains("Invalid data found when processing input"))
    }
}
