import Foundation
import Testing

@testable import DashRender

@Suite struct PictureErrorTests {
    static let lines: [(PictureError, String)] = [
        (.missing(file: "a.png"), "a.png: no such picture; check the name"),
        (
            .unreadable(file: "a.png", reason: "Permission denied"),
            "a.png: cannot be read (Permission denied); check that it is a file and its permissions"
        ),
        (.empty(file: "a.png"), "a.png: the file is empty; export or copy it again"),
        (.notAPicture(file: "a.png"), "a.png: not a picture that can be read; save it as an RGB PNG or JPEG"),
        (.truncated(file: "a.png"), "a.png: the picture is cut short; export or copy it again"),
        (
            .corrupt(file: "a.png", detail: "IDAT: CRC error"),
            "a.png: the picture is damaged (IDAT: CRC error); export or copy it again"
        ),
        (
            .corrupt(file: "a.jpg", detail: "Corrupt JPEG data: 12 extraneous bytes before marker 0xd9"),
            "a.jpg: the picture is damaged (12 extraneous bytes before marker 0xd9); export or copy it again"
        ),
        (
            .corrupt(file: "a.jpg", detail: String(repeating: "many words ", count: 10)),
            "a.jpg: the picture is damaged (many words many words many words many words many words many …); "
                + "export or copy it again"
        ),
        (
            .tooLarge(file: "a.png", width: 20000, height: 10, limits: PictureLimits()),
            "a.png: 20000 x 10 px is too large; the limit is 16384 px a side and 64 megapixels"
        ),
        (
            .tooManyBytes(file: "a.png", bytes: 12, limit: 10),
            "a.png: 12 bytes are too many; the limit is 10 bytes"
        ),
        (
            .tooMuchMemory(
                file: "a.jpg",
                cost: PictureCost(fileBytes: 1, width: 8000, height: 8000, extra: 6, reason: .severalScans),
                limit: 272_000_000),
            "a.jpg: 8000 x 8000 px in a progressive JPEG take 641 MB to read; the limit is 272 MB; "
                + "save it smaller, or as a baseline JPEG"
        ),
        (
            .tooMuchMemory(
                file: "a.png",
                cost: PictureCost(fileBytes: 0, width: 8000, height: 8000, extra: 4, reason: .isTurned),
                limit: 272_000_000),
            "a.png: 8000 x 8000 px in a PNG that its EXIF turns take 512 MB to read; the limit is 272 MB; "
                + "save it smaller, or upright"
        ),
        (
            .tooMuchMemory(
                file: "a.png", cost: PictureCost(fileBytes: 99_000_000, width: 8000, height: 8000), limit: 272_000_000),
            "a.png: 8000 x 8000 px take 355 MB to read; the limit is 272 MB; save it smaller"
        ),
        (
            .unsupported(file: "a.jpg", detail: "CMYK colour"),
            "a.jpg: CMYK colour is not supported; save it as an RGB PNG or JPEG"
        ),
        (
            .outsideFolder(file: "../a.png", folder: "/demo"),
            "../a.png: lies outside /demo; move it there or pass --allow-outside"
        ),
    ]

    @Test(arguments: lines.indices) func saysOneLine(_ index: Int) {
        let (error, line) = Self.lines[index]
        #expect(error.description == line)
        #expect(line.hasPrefix(error.file + ":"))
    }

    @Test func filesThatCannotBeRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = folder.appending(path: "empty.png").path
        try Data().write(to: URL(filePath: empty))
        let small = folder.appending(path: "small.png").path
        try Data("12345678901".utf8).write(to: URL(filePath: small))
        let cases: [(String, PictureError)] = [
            (folder.path + "/none.png", .missing(file: folder.path + "/none.png")),
            (small + "/inside.png", .missing(file: small + "/inside.png")),
            (folder.path, .unreadable(file: folder.path, reason: "it is a folder")),
            ("/dev/zero", .unreadable(file: "/dev/zero", reason: "it is not an ordinary file")),
            (empty, .empty(file: empty)),
            (small, .tooManyBytes(file: small, bytes: 11, limit: 10)),
        ]
        for (path, error) in cases {
            #expect(throws: error) { try PNGDecoder.decode(path: path, limits: PictureLimits(bytes: 10)) }
        }
    }
}
