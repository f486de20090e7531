/// Where the banner is on a frame: sliding down, at rest, pressed, leaving upward.
struct BannerMotion {
    let beat: BannerBeat
    let motion: Motion
    let clock: FrameClock
    private let grid: PixelGrid
    /// The slide's spring: one soft overshoot.
    private let spring = Spring(damping: 0.78)

    /// - Parameter grid: It moves by whole pixels, so that its words stay the same on their way.
    init(beat: BannerBeat, motion: Motion, clock: FrameClock, grid: PixelGrid) {
        self.beat = beat
        self.motion = motion
        self.clock = clock
        self.grid = grid
    }

    /// Whether the banner is there on a frame.
    func isShown(on frame: Int) -> Bool {
        clock.isReached(beat.slides, by: frame) && !clock.isReached(beat.pressed + motion.bannerLeave, by: frame)
    }

    /// How the banner, at rest at `frame`, is moved and scaled; `travel` pt up it is wholly out of sight.
    func transform(on frame: Int, of rest: Rect, travel: Double) -> Affine {
        let slid = spring.step(clock.progress(of: frame, from: beat.slides, lasting: motion.bannerSlide))
        let pressed = Easing.outCubic(clock.progress(of: frame, from: beat.pressed, lasting: motion.bannerPress))
        let leaving = Easing.inQuadratic(
            clock.progress(
                of: frame, from: beat.pressed + motion.bannerPress, lasting: motion.bannerLeave - motion.bannerPress))
        let scale = 1 + (LayoutTokens.Banner.pressedScale - 1) * pressed
        let rise = grid.snap(travel * (1 - slid + leaving))
        return Affine.scale(scale, about: rest.center).then(.translation(0, -rise))
    }
}
