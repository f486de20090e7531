import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct ClipWriterTests {
    private static let size = (width: 96, height: 80)

    private func writer(
        _ folder: ScratchFolder, _ frames: Range<Int> = 0..<60, jobs: Int = 2, whole: Bool = true,
        video: String? = "hook.mp4", engine: DeflateEngine = .fastest, executable: String? = nil
    ) throws -> ClipWriter {
        let rate = try #require(FrameRate(60))
        var outputs = ClipOutputs(
            frames: .init(folder: folder("frames"), replacesWhole: whole, engine: engine))
        if let video {
            outputs.video = .init(
                path: folder(video),
                command: EncoderCommand(width: Self.size.width, height: Self.size.height, rate: rate),
                executable: try executable ?? EncoderLocator.locate())
        }
        return ClipWriter(
            width: Self.size.width, height: Self.size.height, frames: frames, jobs: jobs, outputs: outputs)
    }

    /// Files by name, hidden ones too.
    private func files(_ folder: ScratchFolder, _ name: String = "frames") -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: folder.names(in: name).map { ($0, folder.read(name + "/" + $0) ?? []) })
    }

    @Test func anyNumberOfJobsGivesTheSameBytes() throws {
        let one = try ScratchFolder()
        try writer(one, 0..<130, jobs: 1).run { try SyntheticRenderer.moving() }
        let expected = files(one)
        #expect(expected.keys.sorted() == (0..<130).map { FrameFolder.name(of: $0) })
        for jobs in [2, 3, 7] {
            let other = try ScratchFolder()
            try writer(other, 0..<130, jobs: jobs).run { try SyntheticRenderer.moving() }
            #expect(files(other) == expected, "\(jobs) jobs")
            #expect(other.read("hook.mp4") == one.read("hook.mp4"), "\(jobs) jobs")
        }
    }

    @Test(arguments: DeflateEngine.available)
    func everyFrameReadsBackAndTheSameOnesShareAFile(_ engine: DeflateEngine) throws {
        let folder = try ScratchFolder("with space % ? ' 🍣")
        try writer(folder, jobs: 1, engine: engine).run { try SyntheticRenderer.moving() }
        let renderer = try SyntheticRenderer.moving()
        for frame in 0..<60 {
            _ = try renderer.render(frame)
            let file = try #require(folder.read("frames/" + FrameFolder.name(of: frame)))
            #expect(try PNGReadback(file).rgb == renderer.surface.rgb, "frame \(frame)")
        }
        let links = try FileManager.default.attributesOfItem(atPath: folder("frames/00012.png"))[.referenceCount]
        #expect(links as? Int == 5)
        #expect(folder.names() == ["frames", "hook.mp4"])
    }

    @Test func progressOnlyGrowsToTheEnd() throws {
        for video in ["hook.mp4", nil] {
            let folder = try ScratchFolder()
            let counts = Counts()
            try writer(folder, video: video).run(
                makeRenderer: { try SyntheticRenderer.moving() }, progress: { counts.append($0) })
            #expect(counts.all == Array(1...60))
        }
    }

    @Test func aWholeClipReplacesStaleFramesAndARangeOnlyItsOwn() throws {
        let folder = try ScratchFolder()
        try AtomicFile.write("stale", to: folder("frames/00061.png"))
        try AtomicFile.write("stale", to: folder("frames/00030.png"))
        try writer(folder, 20..<40, whole: false, video: "hook.20-40.mp4").run { try SyntheticRenderer.moving() }
        #expect(folder.names(in: "frames") == (20..<40).map { FrameFolder.name(of: $0) } + ["00061.png"])
        #expect(folder.read("frames/00061.png") == Array("stale".utf8))
        let ranged = files(folder)
        try writer(folder).run { try SyntheticRenderer.moving() }
        #expect(folder.names(in: "frames") == (0..<60).map { FrameFolder.name(of: $0) })
        for frame in 20..<40 {
            let name = FrameFolder.name(of: frame)
            #expect(folder.read("frames/" + name) == ranged[name])
        }
        #expect(folder.names() == ["frames", "hook.20-40.mp4", "hook.mp4"])
    }

    @Test func aRangeIntoNothingMakesTheFolder() throws {
        let folder = try ScratchFolder()
        try writer(folder, 100_000..<100_003, whole: false, video: nil).run { try SyntheticRenderer.moving() }
        #expect(folder.names(in: "frames") == ["100000.png", "100001.png", "100002.png"])
    }

    @Test func noFramesReplaceNothing() throws {
        let folder = try ScratchFolder()
        try AtomicFile.write("old", to: folder("frames/00000.png"))
        try writer(folder, 5..<5).run { try SyntheticRenderer.moving() }
        #expect(folder.names() == ["frames"])
        #expect(folder.read("frames/00000.png") == Array("old".utf8))
    }

    /// Runs into a folder that holds an earlier output, and sees that it stays as it was.
    private func expectFailure(
        _ expected: OutputError, executable: String? = nil, token: CancellationToken = CancellationToken(),
        renderer: @escaping @Sendable () throws -> any FrameRenderer = { try SyntheticRenderer.moving() }
    ) throws {
        let folder = try ScratchFolder()
        try AtomicFile.write("old frame", to: folder("frames/00000.png"))
        try AtomicFile.write("old video", to: folder("hook.mp4"))
        #expect(throws: expected) {
            try writer(folder, executable: executable).run(
                makeRenderer: renderer, cancellation: token)
        }
        #expect(folder.names() == ["frames", "hook.mp4"])
        #expect(files(folder) == ["00000.png": Array("old frame".utf8)])
        #expect(folder.read("hook.mp4") == Array("old video".utf8))
    }

    @Test func anEncoderThatDiesLeavesTheEarlierOutput() throws {
        let tools = try ScratchFolder()
        let script = try tools.script("ffmpeg", "head -c 20000 >/dev/null; echo 'no more' >&2; exit 9")
        try expectFailure(.encoderDied(how: "exited with code 9", words: "no more"), executable: script)
        try expectFailure(.encoderNotStarted(path: "/none/ffmpeg", code: ENOENT), executable: "/none/ffmpeg")
    }

    @Test func aRendererThatFailsStopsAll() throws {
        try expectFailure(.compressionFailed("frame 50")) {
            try FailingRenderer(at: 50) { throw OutputError.compressionFailed("frame 50") }
        }
        try expectFailure(.compressionFailed("not made")) { throw OutputError.compressionFailed("not made") }
    }

    @Test func cancellingStopsAll() throws {
        let token = CancellationToken()
        try expectFailure(.cancelled, token: token) { try FailingRenderer(at: 20) { token.cancel() } }
    }

    @Test func placesThatCannotBeAreErrors() throws {
        let folder = try ScratchFolder()
        try folder.write("x", to: "frames")
        #expect(throws: OutputError.cannotMake(path: folder("frames"), code: ENOTDIR)) {
            try writer(folder).run { try SyntheticRenderer.moving() }
        }
        #expect(throws: OutputError.cannotMake(path: "/proc/none", code: ENOENT)) {
            try ClipWriter(
                width: 2, height: 2, frames: 0..<1, jobs: 1,
                outputs: ClipOutputs(frames: .init(folder: "/proc/none/frames", replacesWhole: true))
            ).run { try SyntheticRenderer.moving() }
        }
        let second = try ScratchFolder()
        try FileManager.default.createDirectory(atPath: second("hook.mp4"), withIntermediateDirectories: false)
        #expect(throws: OutputError.cannotMake(path: second("hook.mp4"), code: EISDIR)) {
            try writer(second).run { try SyntheticRenderer.moving() }
        }
        #expect(folder.names() == ["frames"])
        #expect(second.names() == ["hook.mp4"])
    }

    @Test func twoRunsAtOnceDoNotMix() throws {
        let folder = try ScratchFolder()
        let runs = DispatchGroup()
        let errors = Counts()
        for color in [0x00FF00, 0x0000FF] as [UInt32] {
            let writer = try writer(folder, 0..<40)
            runs.enter()
            Thread.detachNewThread {
                do {
                    try writer.run { try SyntheticRenderer(width: 96, height: 80) { _, _, _ in color } }
                } catch { errors.append(1) }
                runs.leave()
            }
        }
        runs.wait()
        #expect(errors.all == [])
        #expect(folder.names() == ["frames", "hook.mp4"])
        #expect(folder.names(in: "frames").count == 40)
        #expect(Set(files(folder).values).count == 1)
        // The video is of the same run as the frames.
        let pixel = try PNGReadback(folder.read("frames/00000.png") ?? []).rgb
        let decoded = try output(
            of: "ffmpeg",
            ["-v", "error", "-i", folder("hook.mp4"), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"])
        #expect(decoded.prefix(3).map { $0 < 128 } == pixel.prefix(3).map { $0 < 128 })
    }

    @Test func aFullDiskLeavesTheEarlierOutput() throws {
        let folder = try ScratchFolder()
        let disk = folder("disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        try #require(mount("tmpfs", disk, "tmpfs", 0, "size=1m") == 0, "this test must be run as root")
        defer { umount2(disk, Int32(MNT_DETACH)) }
        try AtomicFile.write("old", to: disk + "/frames/00000.png")
        let noise = ClipWriter(
            width: 640, height: 400, frames: 0..<20, jobs: 2,
            outputs: ClipOutputs(frames: .init(folder: disk + "/frames", replacesWhole: true)))
        do {
            try noise.run { try RandomNoise(width: 640, height: 400) }
            Issue.record("the disk is not full")
        } catch OutputError.writeFailed(let path, let code) {
            #expect(code == ENOSPC)
            #expect(path.hasPrefix(disk + "/frames/000") && path.hasSuffix(".png"))
        }
        let rate = try #require(FrameRate(60))
        let video = ClipWriter(
            width: 640, height: 400, frames: 0..<20, jobs: 2,
            outputs: ClipOutputs(
                video: .init(
                    path: disk + "/hook.mp4", command: EncoderCommand(width: 640, height: 400, rate: rate, crf: 1),
                    executable: try EncoderLocator.locate())))
        do {
            try video.run { try RandomNoise(width: 640, height: 400) }
            Issue.record("the disk is not full")
        } catch OutputError.encoderDied(_, let words) {
            #expect(words.contains("No space left on device"))
        }
        #expect(folder.names(in: "disk") == ["frames"])
        #expect(folder.read("disk/frames/00000.png") == Array("old".utf8))
    }
}

/// Numbers from several threads.
private final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [Int] = []
    var all: [Int] {
        lock.lock()
        defer { lock.unlock() }
        return numbers
    }
    func append(_ number: Int) {
        lock.lock()
        defer { lock.unlock() }
        numbers.append(number)
    }
}

/// Does something else at one frame.
private final class FailingRenderer: FrameRenderer {
    private let inner: SyntheticRenderer
    private let frame: Int
    private let act: () throws -> Void
    var surface: Surface { inner.surface }

    init(at frame: Int, _ act: @escaping () throws -> Void) throws {
        inner = try SyntheticRenderer.moving()
        self.frame = frame
        self.act = act
    }

    func render(_ number: Int) throws -> Damage {
        if number == frame { try act() }
        return try inner.render(number)
    }
}

/// What no compressor makes smaller.
private final class RandomNoise: FrameRenderer {
    let surface: Surface
    private var generator = SystemRandomNumberGenerator()
    init(width: Int, height: Int) throws { surface = try Surface(width: width, height: height, format: .opaque) }
    func render(_ frame: Int) throws -> Damage {
        surface.withPixels { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 8) {
                withUnsafeBytes(of: generator.next()) { word in
                    for index in 0..<8 { bytes[offset + index] = word[index] }
                }
            }
        }
        return .all
    }
}
