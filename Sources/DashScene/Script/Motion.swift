/// How long the small movements take; all are script data.
public struct Motion: Hashable, Sendable {
    /// The tracker step's pop on arrival: 1 → 1.18 → 1.
    public var stepPop: ClipTime
    /// The courier's shrinking into the home pin, and the pin's pop.
    public var arrive: ClipTime
    /// The photo card's growing.
    public var photoGrow: ClipTime
    /// The fading of the rows that the photo card replaces.
    public var detailsFade: ClipTime
    /// The banner's slide down.
    public var bannerSlide: ClipTime
    /// The banner's being pressed: 1 → 0.96.
    public var bannerPress: ClipTime
    /// From the press's start to the banner's being gone.
    public var bannerLeave: ClipTime
    /// The cross-fade to the next order's screen.
    public var crossFade: ClipTime
    /// One pulse of the courier's halo.
    public var haloPeriod: ClipTime

    /// Makes a motion; the hook's durations unless given.
    public init(
        stepPop: ClipTime = .milliseconds(250), arrive: ClipTime = .milliseconds(300),
        photoGrow: ClipTime = .milliseconds(300), detailsFade: ClipTime = .milliseconds(100),
        bannerSlide: ClipTime = .milliseconds(300), bannerPress: ClipTime = .milliseconds(80),
        bannerLeave: ClipTime = .milliseconds(280), crossFade: ClipTime = .milliseconds(250),
        haloPeriod: ClipTime = .milliseconds(1600)
    ) {
        self.stepPop = stepPop
        self.arrive = arrive
        self.photoGrow = photoGrow
        self.detailsFade = detailsFade
        self.bannerSlide = bannerSlide
        self.bannerPress = bannerPress
        self.bannerLeave = bannerLeave
        self.crossFade = crossFade
        self.haloPeriod = haloPeriod
    }
}

extension ClipTime {
    /// A time of whole milliseconds.
    public static func milliseconds(_ count: Int) -> ClipTime { ClipTime(nanoseconds: count * 1_000_000) }
}
