/// Turns times into frame numbers and back, in exact integer arithmetic.
public struct FrameClock: Hashable, Sendable {
    /// Frames a second.
    public let rate: FrameRate

    /// A clock of the given rate.
    public init(_ rate: FrameRate) { self.rate = rate }

    /// The first frame whose time is at or after `time`: ⌈time · rate⌉.
    public func firstFrame(at time: ClipTime) -> Int {
        let (quotient, remainder) = divide(time)
        return remainder > 0 ? quotient + 1 : quotient
    }

    /// The frames in a clip of the given length: its length times the rate, rounded to the nearest, halves up.
    public func frameCount(of duration: ClipTime) -> Int {
        let (quotient, remainder) = divide(duration)
        return 2 * remainder >= FrameClock.nanosecond * rate.denominator ? quotient + 1 : quotient
    }

    /// The time of a frame, s.
    public func seconds(of frame: Int) -> Double {
        Double(frame * rate.denominator) / Double(rate.numerator)
    }

    /// Whether an event at `time` has taken effect on a frame.
    public func isReached(_ time: ClipTime, by frame: Int) -> Bool { frame >= firstFrame(at: time) }

    /// How far a frame is through the span that starts at `start`, 0 before and 1 after it.
    public func progress(of frame: Int, from start: ClipTime, lasting duration: ClipTime) -> Double {
        guard isReached(start, by: frame) else { return 0 }
        guard duration.nanoseconds > 0, !isReached(start + duration, by: frame) else { return 1 }
        // Both terms are exact in 64-bit integers; the one rounding is the division's.
        let elapsed = frame * rate.denominator * FrameClock.nanosecond - start.nanoseconds * rate.numerator
        return Double(elapsed) / Double(duration.nanoseconds * rate.numerator)
    }

    private static let nanosecond = 1_000_000_000

    /// time · rate as a floored quotient and the rest, in units of 1 / (10⁹ · denominator).
    private func divide(_ time: ClipTime) -> (quotient: Int, remainder: Int) {
        let divisor = FrameClock.nanosecond * rate.denominator
        // Whole and broken seconds apart, so that no product overflows within the ranges of ClipTime and FrameRate.
        let seconds = time.nanoseconds.flooredDivision(by: FrameClock.nanosecond)
        let rest = time.nanoseconds - seconds * FrameClock.nanosecond
        let whole = seconds * rate.numerator
        let quotient = whole.flooredDivision(by: rate.denominator)
        let left = (whole - quotient * rate.denominator) * FrameClock.nanosecond + rest * rate.numerator
        return (quotient + left / divisor, left % divisor)
    }
}

extension Int {
    fileprivate func flooredDivision(by divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
