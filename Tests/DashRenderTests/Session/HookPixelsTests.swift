import DashScene
import Testing

@testable import DashRender

/// The real script: what is taken over from frame to frame changes no pixel, and what is written is what was drawn.
@Suite struct HookPixelsTests {
    private static let reduced = 0.5

    private func expectEqual(_ session: ClipSession, _ frames: Range<Int>) throws {
        let kept = try FrameReuse.allCases.map { try session.makeRenderer(reusing: $0) }
        for frame in frames {
            for renderer in kept { _ = try renderer.render(frame) }
            for other in kept.dropFirst() {
                try #require(kept[0].surface.showsTheSame(as: other.surface), "frame \(frame)")
            }
        }
    }

    @Test func incrementalEqualsFromScratchOverTheWholeClipReduced() throws {
        let session = try HookSession.session(ScriptOverrides(scale: Self.reduced))
        try expectEqual(session, 0..<session.frameCount)
    }

    /// Arrivals, photo cards, banner, cross-fade, nearby.
    @Test(arguments: [74..<112, 128..<190, 430..<438, 512..<550])
    func incrementalEqualsFromScratchAroundEachEventAtFullScale(_ frames: Range<Int>) throws {
        try expectEqual(try HookSession.session(), frames)
    }

    @Test(arguments: ["deliveroo", "grubhub"])
    func incrementalEqualsFromScratchInDark(_ brand: String) throws {
        try expectEqual(
            try HookSession.session(ScriptOverrides(scale: Self.reduced, brand: brand, isDark: true)), 60..<200)
    }

    @Test func everyPNGReadsBackToTheRastersPixels() throws {
        let session = try HookSession.session(ScriptOverrides(scale: Self.reduced))
        let renderer = try session.makeRenderer(reusing: .pixels)
        let size = session.pixelSize
        let encoder = try PNGFrameEncoder(width: size.width, height: size.height)
        for frame in 0..<session.frameCount {
            try encoder.update(renderer.surface, damage: try renderer.render(frame))
            try #require(try PNGReadback(encoder.file).rgb == renderer.surface.rgb, "frame \(frame)")
        }
    }

    @Test func pngFilesAreSmallEnough() throws {
        let session = try HookSession.session()
        let renderer = try session.makeRenderer(reusing: .pixels)
        let size = session.pixelSize
        for frame in [0, 120, 160, 176, 400, 659] {
            _ = try renderer.render(frame)
            let encoder = try PNGFrameEncoder(width: size.width, height: size.height)
            try encoder.update(renderer.surface, damage: .all)
            let reference = PNGReadback.sizeAtLevelSix(
                width: size.width, height: size.height, rgb: renderer.surface.rgb)
            #expect(Double(encoder.file.count) <= 1.5 * Double(reference), "frame \(frame)")
        }
    }

    @Test func i420EqualsTheReferenceWithinOneLevel() throws {
        let session = try HookSession.session(ScriptOverrides(scale: Self.reduced))
        let renderer = try session.makeRenderer(reusing: .pixels)
        let size = session.pixelSize
        let converter = try I420Converter(width: size.width, height: size.height)
        for frame in 0..<session.frameCount {
            let converted = converter.convert(renderer.surface, damage: try renderer.render(frame)).bytes
            let fresh = try I420Converter(width: size.width, height: size.height)
            try #require(converted == fresh.convert(renderer.surface, damage: .all).bytes, "frame \(frame)")
            guard frame % 60 == 50 || frame == 175 else { continue }
            let reference = I420Reference.convert(renderer.surface)
            let worst = zip(converted, reference).map { abs(Int($0) - Int($1)) }.max()
            #expect((worst ?? 99) <= 1, "frame \(frame)")
        }
    }
}
