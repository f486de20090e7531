import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct PictureOrientationTests {
    /// How the stored picture "ab / cd / ef" is seen, row by row.
    static let seen: [(PictureOrientation, [String])] = [
        (.upright, ["ab", "cd", "ef"]), (.mirrored, ["ba", "dc", "fe"]), (.turned, ["fe", "dc", "ba"]),
        (.flipped, ["ef", "cd", "ab"]), (.transposed, ["ace", "bdf"]), (.lyingLeft, ["eca", "fdb"]),
        (.transversed, ["fdb", "eca"]), (.lyingRight, ["bdf", "ace"]),
    ]

    @Test(arguments: seen.indices) func setsUpright(_ index: Int) throws {
        let (orientation, rows) = Self.seen[index]
        let stored = try #require(
            Bitmap(width: 2, height: 3, pixels: "abcdef".utf8.flatMap { [$0, 1, 2, 3] as [UInt8] }))
        let expected = rows.joined().utf8.flatMap { [$0, 1, 2, 3] as [UInt8] }
        let size = orientation.swapsSides ? (3, 2) : (2, 3)
        #expect(stored.upright(from: orientation) == Bitmap(width: size.0, height: size.1, pixels: expected))
    }

    /// A PNG says it in a chunk of its own, which may lie behind a long one.
    @Test(arguments: seen.indices, [0, 300_000]) func isReadFromPNG(_ index: Int, _ commentBytes: Int) throws {
        let (orientation, rows) = Self.seen[index]
        let exif = JPEGFixture.exif(orientation.rawValue, isBigEndian: index % 2 == 0).dropFirst("Exif\0\0".utf8.count)
        let comment = Array("Comment\0".utf8) + [UInt8](repeating: 65, count: commentBytes)
        let png = PNGFixture(
            width: 2, height: 3, kind: .grey,
            chunksBeforeData: [("tEXt", comment), ("eXIf", Array(exif))])
        let folder = try ScratchFolder()
        let file = png.file { x, y in [Int(Array("abcdef".utf8)[2 * y + x])] }
        try Data(file).write(to: URL(filePath: folder("a.png")))
        let store = PictureStore(folder: folder.path)
        let picture = try store.bitmap(of: "a.png")
        let seen = stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }
        #expect(seen == Array(rows.joined().utf8))
        #expect(picture.width == rows[0].count)
        #expect(store.size(of: "a.png") == Size(Double(rows[0].count), Double(rows.count)))
    }

    /// EXIF data that makes no sense, or that comes after the pixels, changes nothing.
    @Test func nonsenseInPNGIsPassedOver() throws {
        let png = PNGFixture(width: 1, height: 1, kind: .grey, chunksBeforeData: [("eXIf", [1, 2, 3])])
        #expect(PNGDecoder.orientation(png.file { _, _ in [0] }) == .upright)
        #expect(PNGDecoder.orientation(Array(png.file { _, _ in [0] }.prefix(40))) == nil)
        #expect(PNGDecoder.orientation(PNGFixture(width: 1, height: 1, kind: .grey).file { _, _ in [0] }) == .upright)
    }
}
