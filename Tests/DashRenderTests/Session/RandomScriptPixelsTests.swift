import DashScene
import Testing

@testable import DashRender

/// Random scripts: incremental frames equal those from scratch.
@Suite struct RandomScriptPixelsTests {
    /// Scripts of one batch; the batches together are more than 300.
    private static let scripts = 52
    /// Frames in a row around each sampled event.
    private static let run = 3, events = 4

    /// One batch for each brand, light and dark.
    @Test(arguments: ["doordash", "deliveroo", "grubhub"], [false, true])
    func incrementalEqualsFromScratch(_ brand: String, _ isDark: Bool) throws {
        let base = try HookSession.session(ScriptOverrides(brand: brand, isDark: isDark))
        let batch = UInt64(brand.utf8.count) * 2 + (isDark ? 1 : 0)
        for number in 0..<UInt64(Self.scripts) {
            let seed = batch << 32 | number
            var random = RandomScript(seed: seed)
            let session = base.playing(random.next(base.script))
            try compare(session, seed: seed)
        }
    }

    private func compare(_ session: ClipSession, seed: UInt64) throws {
        let incremental = try session.makeRenderer(reusing: .pixels)
        let scratch = try session.makeRenderer(reusing: .nothing)
        for frame in frames(of: session, seed: seed) {
            _ = try incremental.render(frame)
            _ = try scratch.render(frame)
            try #require(incremental.surface.showsTheSame(as: scratch.surface), "seed \(seed), frame \(frame)")
        }
    }

    private func frames(of session: ClipSession, seed: UInt64) -> [Int] {
        var dice = Dice(seed: seed)
        let keys = ClipEvent.keyFrames(of: session.script)
        return (0..<Self.events).map { _ in dice.pick(keys) }.sorted()
            .flatMap { [$0, $0 + 1, $0 + 2 + dice.number(0..<9)].prefix(Self.run) }
            .filter { (0..<session.frameCount).contains($0) }
    }
}
