import DashScene
import Foundation
import Testing

@testable import DashRender

/// The real script's files: neither the number of workers nor anything that is kept changes a byte.
@Suite struct HookBytesTests {
    private static let whole = Result { try render(jobs: 1, reusing: .pixels) }

    /// Every file of the whole clip at half a pixel a point.
    private static func render(jobs: Int, reusing reuse: FrameReuse) throws -> [String: [UInt8]] {
        let session = try HookSession.session(ScriptOverrides(scale: 0.5))
        let size = session.pixelSize
        let folder = try ScratchFolder()
        let command = EncoderCommand(width: size.width, height: size.height, rate: session.script.frameRate)
        let outputs = ClipOutputs(
            frames: .init(folder: folder("frames"), replacesWhole: true),
            video: .init(path: folder("hook.mp4"), command: command, executable: try EncoderLocator.locate()))
        try ClipWriter(
            width: size.width, height: size.height, frames: 0..<session.frameCount, jobs: jobs, outputs: outputs
        ).run { try session.makeRenderer(reusing: reuse) }
        var files = ["hook.mp4": folder.read("hook.mp4") ?? []]
        for name in folder.names(in: "frames") { files[name] = folder.read("frames/" + name) }
        return files
    }

    @Test(arguments: [2, 3, 5])
    func anyNumberOfJobsGivesTheSameBytes(_ jobs: Int) throws {
        let one = try Self.whole.get()
        #expect(one.count == 661)
        #expect(try Self.render(jobs: jobs, reusing: .pixels) == one)
    }

    @Test(arguments: [FrameReuse.sprites, .nothing])
    func whatIsKeptChangesNothingButTime(_ reuse: FrameReuse) throws {
        #expect(try Self.render(jobs: 2, reusing: reuse) == Self.whole.get())
    }
}
