/// A time of day as the status bar shows it.
public struct ClockTime: Hashable, Sendable {
    /// Minutes since midnight, 0 to 1,439.
    public let minutes: Int

    /// Makes a time; minutes beyond a day wrap.
    public init(minutes: Int) { self.minutes = ((minutes % 1440) + 1440) % 1440 }

    /// Reads `H:MM` or `HH:MM` on the 24-hour clock; nil for anything else.
    public init?(parsing text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2 else { return nil }
        guard parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
        guard let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60 else { return nil }
        minutes = hour * 60 + minute
    }

    /// The time some minutes later.
    public func adding(minutes more: Int) -> ClockTime { ClockTime(minutes: minutes + more) }

    /// The time as it is shown: `h:mm` on the 12-hour clock, `hh:mm` on the 24-hour one.
    public func text(_ style: ClockStyle = .twelveHour) -> String {
        switch style {
        case .twelveHour: "\((minutes / 60 + 11) % 12 + 1):\(twoDigits(minutes % 60))"
        case .twentyFourHour: "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
        }
    }

    private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
