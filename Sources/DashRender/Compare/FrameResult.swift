/// What a comparison says about one frame.
public struct FrameResult: Hashable, Sendable {
    /// Its position in the clip, from 0; in the union of both clips where frames are missing.
    public let index: Int
    /// Its file's name; "frame 12" for a video's.
    public let name: String
    /// How the two differ.
    public let outcome: FrameOutcome
    /// True when they are the same, or differ within the tolerance.
    public let passes: Bool

    init(index: Int, name: String, outcome: FrameOutcome, tolerance: DiffTolerance) {
        self.index = index
        self.name = name
        self.outcome = outcome
        switch outcome {
        case .same: passes = true
        case .differs(let diff): passes = tolerance.allows(.pixels(diff))
        case .sizes, .times, .onlyInFirst, .onlyInSecond: passes = false
        }
    }
}

/// How one frame differs.
public enum FrameOutcome: Hashable, Sendable {
    /// No pixel differs beyond the threshold.
    case same
    /// Some pixels do.
    case differs(PixelDiff)
    /// The sizes differ: the first's, the second's.
    case sizes(PixelSize, PixelSize)
    /// The pictures are the same, but are shown at another time: in the first video, in the second.
    case times(VideoTime, VideoTime)
    /// The second clip lacks it.
    case onlyInFirst
    /// The first clip lacks it.
    case onlyInSecond

    /// The outcome of comparing one pair of pictures.
    public init(_ difference: PictureDifference) {
        switch difference {
        case .sizes(let first, let second): self = .sizes(first, second)
        case .pixels(let diff): self = diff.differing == 0 ? .same : .differs(diff)
        }
    }

    /// One short line for a person, without the frame's name.
    public var words: String {
        switch self {
        case .same: "the same"
        case .differs(let diff):
            "\(diff.differing) of \(diff.compared) pixels differ (\(diff.share)), by up to \(diff.maxDelta) of 255, "
                + "up to \(diff.densest?.differing ?? 0) in \(DiffRegion.windowSide) x \(DiffRegion.windowSide) px"
        case .sizes(let first, let second): "sizes differ: \(first) px and \(second) px"
        case .times(let first, let second): "shown at \(first) and at \(second)"
        case .onlyInFirst: "missing from the second"
        case .onlyInSecond: "missing from the first"
        }
    }
}
