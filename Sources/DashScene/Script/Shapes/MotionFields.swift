/// The durations of a script's `motion`, one entry a key.
struct MotionField: Sendable {
    var key: String
    var path: WritableKeyPath<Motion, ClipTime> & Sendable
    var summary: String
    var range = 0.0...5.0
}

/// The list that shape and decoder share.
enum MotionFields {
    static let all = [
        MotionField(key: "stepPop", path: \.stepPop, summary: "The house step's pop on arrival."),
        MotionField(key: "arrive", path: \.arrive, summary: "The courier's shrinking into the home pin."),
        MotionField(key: "photoGrow", path: \.photoGrow, summary: "The photo card's growing."),
        MotionField(key: "detailsFade", path: \.detailsFade, summary: "The fading of what the photo card replaces."),
        MotionField(key: "bannerSlide", path: \.bannerSlide, summary: "The banner's slide down."),
        MotionField(key: "bannerPress", path: \.bannerPress, summary: "The banner's being pressed."),
        MotionField(key: "bannerLeave", path: \.bannerLeave, summary: "From the banner's press to its being gone."),
        MotionField(key: "crossFade", path: \.crossFade, summary: "The fade to the next order's screen."),
        MotionField(
            key: "haloPeriod", path: \.haloPeriod, summary: "One pulse of the courier's halo.", range: 0.1...60),
    ]
}
