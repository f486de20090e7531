/// The change from one order's screen to the next: the next one fades in above as one image, linearly.
struct CrossFade {
    /// When it starts.
    let start: ClipTime
    /// How long it takes.
    let duration: ClipTime
    let clock: FrameClock

    /// The opacity of the screen that comes, 0 to 1.
    func opacity(on frame: Int) -> Double { clock.progress(of: frame, from: start, lasting: duration) }

    /// Whether the screen that comes exists (perhaps still at opacity 0).
    func hasStarted(on frame: Int) -> Bool { clock.isReached(start, by: frame) }

    /// Whether the screen that leaves is wholly covered.
    func isOver(on frame: Int) -> Bool { clock.isReached(start + duration, by: frame) }
}
