import Foundation
import Synchronization
import Testing

@testable import DashRender

@Suite struct ClipComparerTests {
    typealias Make = SyntheticPictures

    let scratch: ComparisonFolder

    init() throws { scratch = try ComparisonFolder() }

    static func frame(_ index: Int) -> Bitmap {
        Make.changed(Make.gradient(32, 20), [(index, 3)], Make.white)
    }

    func folder(_ name: String, _ frames: [Int: Bitmap]) throws -> String {
        for (index, frame) in frames { try scratch.write(frame, "\(name)/\(String(format: "%05d", index)).png", .rgb) }
        return scratch.file(name)
    }

    static let clip = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, frame($0)) })

    @Test func equalFoldersAreTheSame() throws {
        let a = try folder("a", Self.clip), b = try folder("b", Self.clip)
        let comparison = try ClipComparer().compare(a, b)
        #expect(comparison.passes)
        #expect(comparison.exitCode == 0)
        #expect(comparison.frames.count == 20)
        #expect(comparison.summary == "the same: 20 frames")
    }

    @Test(arguments: [1, 2, 5]) func everyKindOfDifferenceIsFound(_ jobs: Int) throws {
        var other = Self.clip
        other[4] = Make.changed(Self.frame(4), [(0, 0), (31, 19)], Make.black)
        other[6] = Make.gradient(32, 21)
        other[9] = nil
        other[20] = Self.frame(20)
        let a = try folder("a", Self.clip), b = try folder("b", other)
        let comparison = try ClipComparer(jobs: jobs).compare(a, b)
        #expect(comparison.frames.map(\.index) == Array(0...20))
        #expect(comparison.failing.map(\.name) == ["00004.png", "00006.png", "00009.png", "00020.png"])
        #expect(
            comparison.failing.map(\.outcome.words) == [
                "1 of 640 pixels differ (0.15 %), by up to 50 of 255, up to 1 in 16 x 16 px",
                "sizes differ: 32 x 20 px and 32 x 21 px", "missing from the second", "missing from the first",
            ])
        #expect(comparison.exitCode == 1)
        #expect(comparison.summary == "different: 4 of 21 frames")
    }

    @Test func toleranceIsOfEachFrame() throws {
        var other = Self.clip
        for index in [2, 3, 5] { other[index] = Make.changed(Self.frame(index), [(20, 10)], Make.white) }
        other[8] = Make.changed(Self.frame(8), [(20, 10), (21, 10)], Make.white)
        let a = try folder("a", Self.clip), b = try folder("b", other)
        let comparison = try ClipComparer(tolerance: DiffTolerance(maxPixels: 1)).compare(a, b)
        #expect(comparison.summary == "different: 1 of 20 frames, 3 within the tolerance")
        #expect(
            try ClipComparer(tolerance: DiffTolerance(maxPixels: 2)).compare(a, b).summary
                == "passes: 20 frames, 4 within the tolerance")
    }

    /// 16-bit, grey and palette files compare by their pixels.
    @Test func otherKindsOfFilesCompareByTheirPixels() throws {
        let grey = Make.picture(16, 4) { x, y in SIMD4(UInt8(x * 17), UInt8(x * 17), UInt8(x * 17), 255) }
        let palette = (0..<48).map { UInt8($0 / 3 * 17) }
        let rgba = try scratch.write(grey, "rgba.png")
        let others = [
            try scratch.write(grey, "grey.png", .grey), try scratch.write(grey, "rgb.png", .rgb),
            try scratch.write(PNGFixture(width: 16, height: 4, kind: .grey, depth: 4).file { x, _ in [x] }, "4.png"),
            try scratch.write(
                PNGFixture(width: 16, height: 4, kind: .grey, depth: 16).file { x, _ in [x * 17 * 257] }, "16.png"),
            try scratch.write(
                PNGFixture(width: 16, height: 4, kind: .palette, depth: 4, chunksBeforeData: [("PLTE", palette)])
                    .file { x, _ in [x] }, "palette.png"),
        ]
        for other in others {
            #expect(try ClipComparer().compare(rgba, other).summary == "the same: 1 picture", "\(other)")
        }
    }

    /// One part in 65,536 is a difference, also to a file of 8 bits.
    @Test(arguments: [(16, 1), (16, 128), (8, 1)])
    func sixteenBitsCountToTheLast(_ depth: Int, _ change: Int) throws {
        let deep = PNGFixture(width: 16, height: 4, kind: .grey, depth: 16)
        let plain = PNGFixture(width: 16, height: 4, kind: .grey, depth: depth)
        let scale = depth == 16 ? 257 : 1
        let a = try scratch.write(plain.file { x, _ in [x * 9 * scale] }, "plain.png")
        let b = try scratch.write(deep.file { x, y in [x * 9 * 257 + (x == 3 && y == 2 ? change : 0)] }, "deep.png")
        #expect(
            try ClipComparer().compare(a, b).summary
                == "different: 1 of 64 pixels differ (1.5 %), by up to 1 of 255, up to 1 in 16 x 16 px")
    }

    @Test func onePicture() throws {
        let a = try scratch.write(Make.gradient(32, 20), "a.png")
        let b = try scratch.write(Make.changed(Make.gradient(32, 20), [(1, 1)], Make.white), "b.png")
        let comparison = try ClipComparer().compare(a, b)
        #expect(
            comparison.summary
                == "different: 1 of 640 pixels differ (0.15 %), by up to 254 of 255, up to 1 in 16 x 16 px")
        #expect(comparison.exitCode == 1)
        #expect(try ClipComparer().compare(a, a).exitCode == 0)
    }

    /// A storyboard beside the frames is not what a render's folder is compared by.
    @Test func whatLiesBesideTheFramesDoesNotCount() throws {
        for name in ["a", "b"] {
            try scratch.write(Make.gradient(8, 8), "\(name)/board.png")
            try scratch.write(Make.flat(8, 8, name == "a" ? Make.white : Make.black), "\(name)/frames/00000.png")
        }
        #expect(try ClipComparer().compare(scratch.file("a"), scratch.file("b")).exitCode == 1)
    }

    @Test func aRendersFolderStandsForItsFrames() throws {
        let a = try folder("a", Self.clip)
        _ = try folder("out/frames", Self.clip)
        try scratch.write([1], "out/hook.mp4")
        #expect(try ClipComparer().compare(a, scratch.file("out")).frames.count == 20)
    }

    @Test func linksToOneFileAreComparedOnce() throws {
        let a = try folder("a", Self.clip), b = try folder("b", Self.clip)
        for index in 10..<14 {
            for folder in [a, b] {
                let name = "\(folder)/\(String(format: "%05d", index)).png"
                try FileManager.default.removeItem(atPath: name)
                try FileManager.default.linkItem(atPath: "\(folder)/0000\(folder == a ? 1 : 2).png", toPath: name)
            }
        }
        let comparison = try ClipComparer(jobs: 1).compare(a, b)
        #expect(comparison.failing.map(\.index) == [10, 11, 12, 13])
        #expect(Set(comparison.failing.map(\.outcome)).count == 1)
    }

    @Test func sinkGetsWhatDiffers() throws {
        var other = Self.clip
        other[4] = Make.changed(Self.frame(4), [(0, 0), (31, 19)], Make.black)
        other[9] = nil
        let a = try folder("a", Self.clip), b = try folder("b", other)
        let heard = Mutex<[Int: Bool]>([:])
        _ = try ClipComparer().compare(a, b) { result, pictures in
            heard.withLock { $0[result.index] = pictures.heat != nil }
        }
        #expect(heard.withLock { $0 } == [4: true, 9: false])
    }

    @Test func videos() throws {
        var other = Self.clip
        other[4] = Make.changed(Self.frame(4), [(30, 18)], Make.white)
        other[19] = nil
        _ = try folder("a", Self.clip)
        _ = try folder("b", other)
        let a = try scratch.video(of: "a", "a.mkv"), b = try scratch.video(of: "b", "b.mkv")
        #expect(try ClipComparer().compare(a, a).summary == "the same: 20 frames")
        let comparison = try ClipComparer().compare(a, b)
        #expect(comparison.failing.map(\.name) == ["frame 4", "frame 19"])
        #expect(comparison.failing.map(\.outcome.words).last == "missing from the second")
        #expect(try ClipComparer().compare(b, a).failing.map(\.outcome.words).last == "missing from the first")
    }

    /// The same pictures at another speed are a difference; another container's rounding is none.
    @Test func videosDifferInTime() throws {
        _ = try folder("a", Self.clip)
        let a = try scratch.video(of: "a", "a.mkv"), slow = try scratch.video(of: "a", "slow.mkv", rate: 30)
        let comparison = try ClipComparer().compare(a, slow)
        #expect(comparison.failing.count == 19)
        #expect(comparison.failing.last?.outcome.words == "shown at 0.317 s and at 0.633 s")
        #expect(try ClipComparer().compare(a, scratch.video(of: "a", "a.mp4")).exitCode == 0)
    }

    /// What ffmpeg can only patch up is not compared, not even with itself.
    @Test func aVideoCutShortIsDamaged() throws {
        _ = try folder("a", Self.clip)
        let whole = try Data(contentsOf: URL(fileURLWithPath: scratch.video(of: "a", "a.mp4")))
        let cut = try scratch.write([UInt8](whole.prefix(whole.count * 7 / 10)), "cut.mkv")
        #expect(throws: DiffError.self) { try ClipComparer().compare(cut, cut) }
        let moved = try scratch.video(of: "a", "b.mkv")
        var bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: moved)))
        for i in bytes.count / 2..<bytes.count / 2 + 200 { bytes[i] ^= 0x5A }
        let broken = try scratch.write(bytes, "broken.mkv")
        #expect(throws: DiffError.self) { try ClipComparer().compare(broken, broken) }
    }
}
