/// When the order's details are open, and how the sheet's rows give way to them: the rows fade out first, then the
/// details fade in, so that the two never lie on one another.
struct DetailsMotion {
    let beats: OrderBeats
    /// How long each of the two fades takes.
    let fade: ClipTime
    let clock: FrameClock

    /// The opacity of the rows below the tracker, 0 to 1.
    func rows(on frame: Int) -> Double {
        guard let opens = openedAt(frame) else { return 1 }
        return 1 - clock.progress(of: frame, from: opens, lasting: fade)
    }

    /// The opacity of the details, 0 to 1.
    func details(on frame: Int) -> Double {
        guard let opens = openedAt(frame) else { return 0 }
        return clock.progress(of: frame, from: opens + fade, lasting: fade)
    }

    /// When they were opened; nil when they are closed. Those opened on the way are closed by the arrival.
    private func openedAt(_ frame: Int) -> ClipTime? {
        guard let opens = beats.details, clock.isReached(opens, by: frame) else { return nil }
        return opens < beats.arrives && clock.isReached(beats.arrives, by: frame) ? nil : opens
    }
}
