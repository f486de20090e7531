import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct PictureStoreTests {
    /// A script's folder with good and bad pictures, inside another folder; removed at the end.
    final class Desk {
        let root: String
        var folder: String { root + "/script" }

        init() throws {
            root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
            try FileManager.default.createDirectory(atPath: root + "/script/sub", withIntermediateDirectories: true)
            try write("script/a.png", PictureStoreTests.png)
            try write("script/sub/b.jpg", JPEGFixture.tagged(6, isBigEndian: true))
            try write("secret.png", PictureStoreTests.png)
            try link("script/link.png", to: "../secret.png")
            try link("script/inner.png", to: "a.png")
            try link("script/sub/up", to: "..")
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func write(_ name: String, _ bytes: [UInt8]) throws {
            try Data(bytes).write(to: URL(filePath: root + "/" + name))
        }

        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
        }
    }

    static let png = PNGFixture(width: 40, height: 30).file { [$0 * 6, $1 * 8, 90, 255] }

    @Test func sizesAreUpright() throws {
        let desk = try Desk()
        let store = PictureStore(folder: desk.folder)
        #expect(store.size(of: "a.png") == Size(40, 30))
        #expect(store.size(of: "sub/b.jpg") == Size(16, 24))
        #expect(store.size(of: "none.png") == nil)
    }

    @Test func namesSayNothingAboutTheKind() throws {
        let desk = try Desk()
        try desk.write("script/png.jpg", Self.png)
        try desk.write("script/jpeg", JPEGFixture.color)
        let store = PictureStore(folder: desk.folder)
        #expect(try store.bitmap(of: "png.jpg").width == 40)
        #expect(try store.bitmap(of: "jpeg").width == 16)
    }

    @Test(arguments: ["a.png", "./a.png", "sub/../a.png", "inner.png", "sub/up/a.png"])
    func staysInside(_ name: String) throws {
        let desk = try Desk()
        #expect(PictureStore(folder: desk.folder).size(of: name) == Size(40, 30))
        #expect(PictureStore(folder: desk.folder + "/").size(of: name) == Size(40, 30))
        #expect(PictureStore(folder: desk.folder).size(of: desk.folder + "/" + name) == Size(40, 30))
    }

    @Test(arguments: ["../secret.png", "link.png", "sub/../../secret.png", "sub/up/../secret.png", "../none.png"])
    func refusesToLeaveTheFolder(_ name: String) throws {
        let desk = try Desk()
        let error = PictureError.outsideFolder(file: name, folder: desk.folder)
        #expect(throws: error) { try PictureStore(folder: desk.folder).check(name) }
    }

    @Test(arguments: ["/secret.png", "/none.png"]) func refusesAbsoluteNamesElsewhere(_ name: String) throws {
        let desk = try Desk()
        let error = PictureError.outsideFolder(file: desk.root + name, folder: desk.folder)
        #expect(throws: error) { try PictureStore(folder: desk.folder).check(desk.root + name) }
    }

    @Test func aFolderWithALikeNameIsOutside() throws {
        let desk = try Desk()
        try FileManager.default.createDirectory(atPath: desk.root + "/script2", withIntermediateDirectories: true)
        try desk.write("script2/a.png", Self.png)
        let name = desk.root + "/script2/a.png"
        #expect(throws: PictureError.outsideFolder(file: name, folder: desk.folder)) {
            try PictureStore(folder: desk.folder).check(name)
        }
    }

    @Test func outsideIsOpenWhenAllowed() throws {
        let desk = try Desk()
        let store = PictureStore(folder: desk.folder, allowsOutside: true)
        for name in ["../secret.png", "link.png", desk.root + "/secret.png"] {
            #expect(store.size(of: name) == Size(40, 30), "\(name)")
        }
        #expect(throws: PictureError.missing(file: "../none.png")) { try store.check("../none.png") }
    }

    /// A folder that is named from the working folder, here or by a link, is meant by its absolute path too.
    @Test(arguments: ["script", "alias", "script/sub/.."])
    func relativeFoldersHoldAbsoluteNames(_ folder: String) throws {
        let desk = try Desk()
        try desk.link("alias", to: "script")
        let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }
        let store = PictureStore(folder: up.joined(separator: "/") + desk.root + "/" + folder)
        for name in ["a.png", "\(desk.root)/script/a.png", "\(desk.root)/\(folder)/a.png"] {
            #expect(store.size(of: name) == Size(40, 30), "\(name)")
        }
        let shown = desk.root + (folder == "alias" ? "/alias" : "/script")
        let error = PictureError.outsideFolder(file: "link.png", folder: shown)
        #expect(throws: error) { try store.check("link.png") }
    }

    /// The working folder itself is named by its path.
    @Test func theWorkingFolderIsNamed() throws {
        let here = FileManager.default.currentDirectoryPath
        let error = PictureError.outsideFolder(file: "../a.png", folder: here)
        for folder in [".", "./", "Sources/.."] {
            #expect(throws: error) { try PictureStore(folder: folder).check("../a.png") }
        }
    }

    /// A progressive file whose coefficients would take too much is refused before anything is taken for them.
    @Test func progressiveFilesMayBeLessLarge() throws {
        let desk = try Desk()
        let sides: [Int: UInt8] = [5: 0x1B, 6: 0x58, 7: 0x1B, 8: 0x58]  // 7,000 x 7,000
        let file = JPEGDecoderTests.frame(sides, of: JPEGFixture.progressive, marker: 0xC2)
        try desk.write("script/large.jpg", file)
        let cost = PictureCost(
            fileBytes: file.count, width: 7_000, height: 7_000, extra: 3, reason: .severalScans)
        let error = PictureError.tooMuchMemory(file: "large.jpg", cost: cost, limit: 264_000_000)
        #expect(throws: error) { try PictureStore(folder: desk.folder).check("large.jpg") }
    }

    static let large =
        PNGFixture(width: 1, height: 1).file { _, _ in [1, 2, 3, 4] }
        .enumerated().map { (16..<24).contains($0) ? [0, 0, 0x75, 0x30][$0 % 4] : $1 } as [UInt8]

    /// Each bad file, and the one error that it is.
    static let bad: [(what: String, bytes: [UInt8]?, error: PictureError)] = [
        ("missing", nil, .missing(file: "bad.png")),
        ("empty", [], .empty(file: "bad.png")),
        ("text", Array("I am text, not pixels.\n".utf8), .notAPicture(file: "bad.png")),
        ("a GIF", Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0], .notAPicture(file: "bad.png")),
        ("half a PNG", Array(png.prefix(png.count / 2)), .truncated(file: "bad.png")),
        ("a PNG without its end", png.dropLast(12), .truncated(file: "bad.png")),
        ("half a JPEG", Array(JPEGFixture.color.prefix(280)), .truncated(file: "bad.png")),
        ("half a JPEG header", Array(JPEGFixture.color.prefix(100)), .truncated(file: "bad.png")),
        ("CMYK", JPEGFixture.cmyk, .unsupported(file: "bad.png", detail: "CMYK colour")),
        (
            "30,000 x 30,000", large,
            .tooLarge(file: "bad.png", width: 30_000, height: 30_000, limits: PictureStore.ordinaryLimits)
        ),
    ]

    @Test(arguments: bad.indices) func eachBadFileIsOneError(_ index: Int) throws {
        let bad = Self.bad[index]
        let desk = try Desk()
        if let bytes = bad.bytes { try desk.write("script/bad.png", bytes) }
        let store = PictureStore(folder: desk.folder)
        #expect(throws: bad.error, "\(bad.what)") { try store.check("bad.png") }
        #expect(throws: bad.error, "\(bad.what)") {
            try store.surface(file: "bad.png", crop: Rect(0, 0, 1, 1), pixelWidth: 9, pixelHeight: 9)
        }
    }

    /// Begun on another thread, a check ends as it does otherwise.
    @Test(arguments: bad.indices) func aCheckThatWasStartedEndsTheSame(_ index: Int) throws {
        let bad = Self.bad[index]
        let desk = try Desk()
        if let bytes = bad.bytes { try desk.write("script/bad.png", bytes) }
        let store = PictureStore(folder: desk.folder)
        do { try store.startCheck("bad.png") } catch { #expect(error == bad.error, "\(bad.what)") }
        #expect(throws: bad.error, "\(bad.what)") { try store.check("bad.png") }
        #expect(throws: bad.error, "\(bad.what)") { try store.startCheck("bad.png") }
    }

    /// However many ask, a file is read once.
    @Test func aFileIsCheckedOnce() throws {
        let desk = try Desk()
        let store = PictureStore(folder: desk.folder)
        for _ in 0..<8 { try store.startCheck("a.png") }
        try store.check("a.png")
        try FileManager.default.removeItem(atPath: desk.folder + "/a.png")
        try store.startCheck("a.png")
        try store.check("a.png")
    }

    @Test func aFolderIsNoPicture() throws {
        let desk = try Desk()
        let error = PictureError.unreadable(file: "sub", reason: "it is a folder")
        #expect(throws: error) { try PictureStore(folder: desk.folder).check("sub") }
    }

    /// A header longer than what is read at first: the rest of the file is read too.
    @Test func longHeadersAreRead() throws {
        let desk = try Desk()
        let filler = [UInt8](repeating: 7, count: 65_000)
        let file = (0..<6).reduce(JPEGFixture.color) { file, _ in JPEGFixture.inserting(filler, into: file) }
        try desk.write("script/long.jpg", file)
        #expect(PictureStore(folder: desk.folder).size(of: "long.jpg") == Size(16, 8))
    }

    static func bytes(_ surface: Surface) -> [UInt8] {
        surface.withPixels { pixels in
            (0..<surface.height).flatMap { y in
                Array(pixels[y * surface.stride..<y * surface.stride + surface.width * 4])
            }
        }
    }

    @Test func surfacesHoldTheScaledCrop() throws {
        let desk = try Desk()
        let store = PictureStore(folder: desk.folder)
        let crop = Rect(0.25, 0, 0.5, 1)
        let surface = try store.surface(file: "a.png", crop: crop, pixelWidth: 10, pixelHeight: 15)
        #expect(surface.width == 10 && surface.height == 15 && surface.format == .alpha)
        let expected = try PictureScaler.scale(store.bitmap(of: "a.png"), crop: crop, width: 10, height: 15)
        #expect(Self.bytes(surface) == expected.pixels)
    }

    /// What was made once is remembered, even when the file has gone; but each caller gets its own surface.
    @Test func scaledPicturesAreRemembered() throws {
        let desk = try Desk()
        let store = PictureStore(folder: desk.folder)
        let content = PictureContent(file: "a.png", target: Rect(0, 0, 4, 3))
        let first = try store.surface(for: content, pixelWidth: 4, pixelHeight: 3)
        try FileManager.default.removeItem(atPath: desk.folder + "/a.png")
        let second = try store.surface(for: content, pixelWidth: 4, pixelHeight: 3)
        #expect(first !== second)
        #expect(Self.bytes(first) == Self.bytes(second))
        #expect(throws: PictureError.missing(file: "a.png")) {
            try store.surface(for: content, pixelWidth: 5, pixelHeight: 3)
        }
    }

    @Test func threadsShareAStore() async throws {
        let desk = try Desk()
        let store = PictureStore(folder: desk.folder)
        let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for index in 0..<16 {
                group.addTask {
                    let side = 8 + index % 2
                    let crop = Rect(0, 0, 1, 1)
                    return Self.bytes(
                        try store.surface(file: "a.png", crop: crop, pixelWidth: side, pixelHeight: side))
                }
            }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(pictures.count == 2)
    }
}
