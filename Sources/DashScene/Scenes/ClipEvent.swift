/// A moment at which a clip changes its course.
public struct ClipEvent: Hashable, Sendable {
    /// What happens, in a few words; several things at once are joined by commas.
    public var what: String
    /// The first frame that shows it.
    public var frame: Int

    /// Makes an event.
    public init(_ what: String, frame: Int) {
        self.what = what
        self.frame = frame
    }

    /// All events of a script in the order of their frames, one a frame, none beyond the last frame.
    public static func all(of script: Script) -> [ClipEvent] {
        let clock = FrameClock(script.frameRate)
        let count = clock.frameCount(of: script.duration)
        var names: [Int: [String]] = [0: ["start"]]
        for (index, order) in script.orders.enumerated() {
            var own: [Int: [String]] = [:]
            let moments = moments(of: order, motion: script.motion, clock: clock, isFirst: index == 0)
            for (what, time) in moments where time > .zero {
                own[clock.firstFrame(at: time), default: []].append(what)
            }
            for (frame, what) in own {
                names[frame, default: []].append("\(order.id) \(what.joined(separator: ", "))")
            }
        }
        let frames = names.keys.filter { $0 < count }.sorted()
        return frames.map { frame in ClipEvent((names[frame] ?? []).joined(separator: ", "), frame: frame) }
    }

    /// The frames of all events, and the one before each, in order: where a clip is best looked at.
    public static func keyFrames(of script: Script) -> [Int] {
        let last = FrameClock(script.frameRate).frameCount(of: script.duration) - 1
        let frames = all(of: script).flatMap { [$0.frame - 1, $0.frame] } + [last]
        return Set(frames.filter { $0 >= 0 }).sorted()
    }

    private static func moments(
        of order: Order, motion: Motion, clock: FrameClock, isFirst: Bool
    ) -> [(what: String, time: ClipTime)] {
        let beats = order.beats
        var moments: [(String, ClipTime)] = []
        if let banner = order.banner {
            moments.append(("banner slides in", banner.slides))
            moments.append(("banner rests", banner.slides + motion.bannerSlide))
            moments.append(("banner pressed", banner.pressed))
            moments.append(("banner gone", banner.pressed + motion.bannerLeave))
        }
        if !isFirst {
            moments.append(("appears", beats.appears))
            moments.append(("covers all", beats.appears + motion.crossFade))
        }
        moments += [
            ("confirming", beats.confirming), ("preparing", beats.preparing),
            ("picked up", beats.preparing == nil && beats.confirming == nil ? nil : beats.pickedUp),
            ("drives", beats.drives),
            ("nearby", order.nearbyFrom > 0 ? OrderTimeline(order: order, clock: clock).nearbyStart : nil),
            ("arrives", beats.arrives), ("pin at rest", beats.arrives + motion.arrive), ("photo grows", beats.photo),
            ("photo whole", beats.photo + motion.photoGrow), ("details open", beats.details),
            ("details there", beats.details.map { $0 + motion.detailsFade + motion.detailsFade }),
        ].compactMap { what, time in time.map { (what, $0) } }
        return moments
    }
}
