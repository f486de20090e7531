import DashScene
import Foundation

/// Tells how far a run has come: on a terminal one line that redraws itself, elsewhere a plain line now and then.
final class Progress: @unchecked Sendable {
    private let style: Style
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private var lastShown: ContinuousClock.Instant?
    private var isDrawn = false

    /// How progress is shown.
    enum Style: Sendable {
        /// One line, redrawn.
        case bar(columns: Int)
        /// A line now and then.
        case lines
        /// Not at all.
        case quiet

        /// What suits the present standard error.
        static func fitting(isQuiet: Bool) -> Style {
            if isQuiet { return .quiet }
            return Console.isTerminal ? .bar(columns: Console.columns ?? 80) : .lines
        }
    }

    /// Starts counting time.
    init(style: Style) { self.style = style }

    /// Notes that `done` of `total` frames are finished; 0 while the total is not known. For any thread.
    func update(_ done: Int, of total: Int) {
        lock.withLock {
            let now = ContinuousClock.now
            let elapsed = start.duration(to: now)
            switch style {
            case .quiet: return
            case .bar(let columns):
                guard isDue(now, every: .milliseconds(100)) || done == total else { return }
                Console.draw("\r\(Progress.bar(done, of: total, elapsed: elapsed.seconds, columns: columns))\u{1B}[K")
                isDrawn = true
            case .lines:
                guard isDue(now, every: .seconds(5)) else { return }
                Console.note(Progress.line(done, of: total, elapsed: elapsed.seconds))
            }
        }
    }

    /// Ends the line of a terminal, so that what follows starts on its own.
    func finish() {
        lock.withLock {
            if isDrawn { Console.draw("\n") }
            isDrawn = false
        }
    }

    /// Lines start after a first pause, so that short runs print none.
    private func isDue(_ now: ContinuousClock.Instant, every pause: Duration) -> Bool {
        if case .bar = style, lastShown == nil {
            lastShown = now
            return true
        }
        guard (lastShown ?? start).duration(to: now) >= pause else { return false }
        lastShown = now
        return true
    }

    /// The plain line: `frame 120 of 660, 58.3 frames/s, 9 s left`.
    static func line(_ done: Int, of total: Int, elapsed: Double) -> String {
        let rate = elapsed > 0 ? Double(done) / elapsed : 0
        guard total > 0 else { return "frame \(done)" }
        guard rate > 0 else { return "frame \(done) of \(total)" }
        let left = Int((Double(total - done) / rate).rounded(.up))
        return "frame \(done) of \(total), \(DecimalText.fixed(rate, digits: 1)) frames/s, \(left) s left"
    }

    /// The redrawn line: a bar and the plain line, cut to the terminal's width.
    static func bar(_ done: Int, of total: Int, elapsed: Double, columns: Int) -> String {
        let words = line(done, of: total, elapsed: elapsed)
        let room = min(30, columns - words.count - 4)
        guard room >= 5 else { return String(words.prefix(max(0, columns - 1))) }
        let filled = total > 0 ? room * done / total : room
        return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: room - filled))] \(words)"
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
