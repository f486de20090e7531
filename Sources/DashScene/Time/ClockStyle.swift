/// How times of day are written.
public enum ClockStyle: String, Hashable, Sendable, CaseIterable {
    /// `9:41`, `6:05`: hours from 1 to 12, without "a.m." and "p.m.".
    case twelveHour = "12h"
    /// `09:41`, `18:05`: hours from 00 to 23.
    case twentyFourHour = "24h"
}
