import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct EncoderFloorTests {
    @Test func encodesTheSameBytesAsTheRealRun() throws {
        let folder = try ScratchFolder()
        let command = EncoderCommand(width: 96, height: 80, rate: try #require(FrameRate(60)))
        let executable = try EncoderLocator.locate()
        try EncoderFloor.record(0..<50, of: SyntheticRenderer.moving(), to: folder("raw"))
        let frameBytes = 96 * 80 * 3 / 2
        #expect(folder.read("raw")?.count == 50 * frameBytes)
        try EncoderFloor.warm(folder("raw"))
        try EncoderFloor(command, executable: executable).run(folder("raw"), writing: folder("floor.mp4"))
        let video = ClipOutputs.Video(path: folder("real.mp4"), command: command, executable: executable)
        try ClipWriter(width: 96, height: 80, frames: 0..<50, jobs: 2, outputs: ClipOutputs(video: video))
            .run { try SyntheticRenderer.moving() }
        #expect(folder.read("floor.mp4") == folder.read("real.mp4"))
    }

    @Test func missingFilesAreErrors() throws {
        let floor = EncoderFloor(
            EncoderCommand(width: 96, height: 80, rate: try #require(FrameRate(60))), executable: "/bin/false")
        #expect(throws: OutputError.readFailed(path: "/no/raw", code: ENOENT)) {
            try floor.run("/no/raw", writing: "/no/a.mp4")
        }
        #expect(throws: OutputError.readFailed(path: "/no/raw", code: ENOENT)) { try EncoderFloor.warm("/no/raw") }
        #expect(throws: OutputError.cannotMake(path: "/no/raw", code: ENOENT)) {
            try EncoderFloor.record(0..<1, of: SyntheticRenderer.moving(), to: "/no/raw")
        }
        #expect(throws: OutputError.encoderDied(how: "exited with code 1", words: "")) {
            try floor.run("/dev/null", writing: "/no/a.mp4")
        }
    }

    @Test func peakMemoryGrowsWithWhatIsTouched() throws {
        let before = try #require(MemoryUsage.peak)
        let block = [UInt8](repeating: 7, count: before + 50_000_000)
        #expect(block.last == 7)
        #expect(try #require(MemoryUsage.peak) >= before + 50_000_000)
    }
}
