import Foundation
import Testing

@testable import DashRender

@Suite struct FrameLineTests {
    private func frame(_ level: UInt8) throws -> I420Frame {
        let renderer = try SyntheticRenderer(width: 32, height: 32) { _, _, _ in UInt32(level) * 0x010101 }
        return try I420Converter(width: 32, height: 32).convert(renderer.surface, damage: renderer.render(0))
    }

    @Test func framesLeaveInTheOrderOfTheirNumbers() throws {
        let line = FrameLine(5..<9, limit: 1 << 20, cancellation: CancellationToken())
        let frames = try [10, 60, 110, 160].map { try frame($0) }
        for number in [7, 5, 8, 6] { try line.put(frames[number - 5], at: number) }
        for expected in frames { #expect(try line.take()?.bytes == expected.bytes) }
        #expect(try line.take() == nil)
    }

    @Test func theFrameThatIsDueAlwaysGoesThroughAndOthersWait() throws {
        let line = FrameLine(0..<3, limit: 1, cancellation: CancellationToken())
        let some = try frame(9)
        let early = Mark()
        let done = DispatchGroup()
        done.enter()
        Thread.detachNewThread {
            do {
                try line.put(some, at: 1)
                early.set()
            } catch {}
            done.leave()
        }
        Thread.sleep(forTimeInterval: 0.1)
        #expect(!early.isSet)
        try line.put(some, at: 0)
        _ = try line.take()
        done.wait()
        #expect(early.isSet)
    }

    @Test func stoppingWakesAllAndKeepsTheFirstReason() throws {
        let line = FrameLine(0..<3, limit: 1, cancellation: CancellationToken())
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.05)
            line.stop(.compressionFailed("first"))
            line.stop(.cancelled)
        }
        #expect(throws: OutputError.compressionFailed("first")) { try line.take() }
        #expect(throws: OutputError.compressionFailed("first")) { try line.put(frame(1), at: 0) }
    }

    @Test func cancellingWakesAWaitingThread() throws {
        let token = CancellationToken()
        let line = FrameLine(0..<3, limit: 1, cancellation: token)
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.05)
            token.cancel()
        }
        #expect(throws: OutputError.cancelled) { try line.take() }
    }
}

/// A flag for two threads.
final class Mark: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool {
        lock.lock()
        defer { lock.unlock() }
        return value
    }
    func set() {
        lock.lock()
        defer { lock.unlock() }
        value = true
    }
}
