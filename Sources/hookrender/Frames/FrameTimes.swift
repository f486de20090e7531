import DashScene

/// Words about frames and their times, for messages.
enum FrameTimes {
    /// A time as one would type it, without its unit.
    static func text(_ time: ClipTime) -> String { DecimalText.shortest(time.seconds, digits: 9) }

    /// A clip's last frame: "that is frame 659 at 10.983 s".
    static func last(of count: Int, _ clock: FrameClock) -> String { "that is \(frame(count - 1, clock))" }

    /// A frame and its time in whole milliseconds, rounded down, so that the time finds the frame when it is typed.
    static func frame(_ number: Int, _ clock: FrameClock) -> String {
        // A little more, as 10.98 may be stored as 10.97999.
        let milliseconds = (clock.seconds(of: number) * 1000 + 1e-6).rounded(.down)
        return "frame \(number) at \(DecimalText.shortest(milliseconds / 1000, digits: 3)) s"
    }
}
