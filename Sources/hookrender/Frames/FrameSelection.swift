import DashScene

/// Which frames of a clip a person asks for.
enum FrameSelection: Hashable, Sendable {
    /// The whole clip.
    case all
    /// Absolute frame numbers from `first` up to but without `end`; nil for the clip's end. `text` is what was typed.
    case frames(first: Int, end: Int?, text: String)
    /// The frames whose times lie in `from ..< to`; nil for the clip's start or end.
    case seconds(from: ClipTime?, to: ClipTime?)

    /// Reads `A..<B`, `A...B` or `A...`; nil for anything else.
    static func parse(_ text: String) -> FrameSelection? {
        if let (first, end) = numbers(text, separator: "..<"), let end, end > first {
            return .frames(first: first, end: end, text: text)
        }
        guard let (first, last) = numbers(text, separator: "...") else { return nil }
        guard let last else { return .frames(first: first, end: nil, text: text) }
        return last >= first ? .frames(first: first, end: last + 1, text: text) : nil
    }

    /// The frame numbers in a clip of `count` frames.
    ///
    /// - Throws: `UsageError` when the selection is empty or reaches beyond the clip.
    func range(in count: Int, clock: FrameClock) throws(UsageError) -> Range<Int> {
        switch self {
        case .all: return 0..<count
        case .frames(let first, let end, let text):
            let end = end ?? count
            guard first < end, end <= count else {
                throw UsageError("--frames \(text) goes beyond the clip", todo: "its frames are 0...\(count - 1)")
            }
            return first..<end
        case .seconds(let from, let to):
            return try range(from: from, to: to, count: count, clock: clock)
        }
    }

    private func range(
        from: ClipTime?, to: ClipTime?, count: Int, clock: FrameClock
    ) throws(UsageError) -> Range<Int> {
        let first = from.map { clock.firstFrame(at: $0) } ?? 0
        let end = to.map { clock.firstFrame(at: $0) } ?? count
        if let from, first >= count {
            throw UsageError(
                "--from \(FrameTimes.text(from)) is after the clip's last frame",
                todo: FrameTimes.last(of: count, clock))
        }
        if let to, clock.frameCount(of: to) > count {
            let length = DecimalText.shortest(clock.seconds(of: count), digits: 3)
            throw UsageError(
                "--to \(FrameTimes.text(to)) is beyond the clip's end at \(length) s",
                todo: "its last frame is \(FrameTimes.frame(count - 1, clock))")
        }
        guard first < end else { throw FrameSelection.empty(from ?? .zero, to ?? .zero, first, clock) }
        // The clip's length in whole frames may end a little before its last moment does.
        return first..<min(end, count)
    }

    /// No frame lies between two times; `next` is the first one after them.
    private static func empty(_ from: ClipTime, _ to: ClipTime, _ next: Int, _ clock: FrameClock) -> UsageError {
        guard from < to else {
            return UsageError("no frame lies between --from and --to", todo: "give a --to that is later than --from")
        }
        return UsageError(
            "no frame lies from --from \(FrameTimes.text(from)) to --to \(FrameTimes.text(to))",
            todo: "the next is \(FrameTimes.frame(next, clock)); give a --to that is later than that")
    }

    private static func numbers(_ text: String, separator: String) -> (first: Int, end: Int?)? {
        guard let (left, right) = split(text, separator: separator), let first = frameNumber(left) else { return nil }
        if right.isEmpty { return separator == "..." ? (first, nil) : nil }
        return frameNumber(right).map { (first, $0) }
    }

    private static func split(_ text: String, separator: String) -> (String, String)? {
        guard let range = text.range(of: separator) else { return nil }
        return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    }

    /// Digits alone, small enough that one more is still a number.
    static func frameNumber(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
