/// Takes the time of drawing alone: one worker, nothing written.
public struct RasterTimer: Sendable {
    private let session: ClipSession
    private let reuse: FrameReuse

    /// A timer for the frames of a session.
    public init(_ session: ClipSession, reusing reuse: FrameReuse) {
        self.session = session
        self.reuse = reuse
    }

    /// How long the layout and the drawing of these frames take, s: fonts, maps and pictures from their files too.
    public func seconds(
        of frames: some Sequence<Int>, cancellation: CancellationToken = CancellationToken()
    ) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        let renderer = try session.makeRenderer(reusing: reuse)
        for frame in frames {
            try cancellation.check()
            _ = try renderer.render(frame)
        }
        return (clock.now - start) / .seconds(1)
    }
}
