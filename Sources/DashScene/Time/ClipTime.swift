/// A moment of the clip, counted from its start in whole nanoseconds, so that frame arithmetic is exact.
public struct ClipTime: Hashable, Comparable, Sendable {
    /// Nanoseconds since the clip's start.
    public var nanoseconds: Int

    /// Makes a time from nanoseconds.
    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// Makes a time from decimal seconds, rounded to a nanosecond; nil when not finite or beyond ±1,000,000 s.
    public init?(seconds: Double) {
        guard seconds.isFinite, abs(seconds) <= 1e6 else { return nil }
        nanoseconds = Int((seconds * 1e9).rounded())
    }

    /// The start of the clip.
    public static let zero = ClipTime(nanoseconds: 0)

    /// The time in seconds.
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Earlier comes first.
    public static func < (a: ClipTime, b: ClipTime) -> Bool { a.nanoseconds < b.nanoseconds }
    /// The time `b` after `a`.
    public static func + (a: ClipTime, b: ClipTime) -> ClipTime { ClipTime(nanoseconds: a.nanoseconds + b.nanoseconds) }
    /// The time from `b` to `a`.
    public static func - (a: ClipTime, b: ClipTime) -> ClipTime { ClipTime(nanoseconds: a.nanoseconds - b.nanoseconds) }
}
