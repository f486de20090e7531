/// What a comparison of two pictures, folders or videos says.
public struct ClipComparison: Hashable, Sendable {
    /// What was compared, as it was given.
    public let first: String, second: String
    /// What both are.
    public let kind: InputKind
    /// What counted as a difference.
    public let options: DiffOptions
    /// How much of it was let through.
    public let tolerance: DiffTolerance
    /// All frames of both, in order.
    public let frames: [FrameResult]

    /// The frames that differ at all, within the tolerance or not.
    public var differing: [FrameResult] { frames.filter { $0.outcome != .same } }
    /// The frames that differ by more than the tolerance.
    public var failing: [FrameResult] { frames.filter { !$0.passes } }
    /// True when no frame fails.
    public var passes: Bool { frames.allSatisfy(\.passes) }
    /// 0 when the comparison passes, 1 when it found differences.
    public var exitCode: Int32 { passes ? ComparisonExit.same : ComparisonExit.different }

    /// One line for a person.
    public var summary: String {
        let unit = kind == .picture ? "picture" : "frame"
        let failing = failing.count, within = differing.count - failing
        let tolerated = within > 0 ? "\(within) within the tolerance" : ""
        if failing == 0 {
            return tolerated.isEmpty
                ? "the same: \(counted(frames.count, unit))" : "passes: \(counted(frames.count, unit)), \(tolerated)"
        }
        if kind == .picture, let only = frames.first { return "different: \(only.outcome.words)" }
        let head = "different: \(failing) of \(counted(frames.count, unit))"
        return tolerated.isEmpty ? head : "\(head), \(tolerated)"
    }

    private func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
}

/// The exit codes that comparing gives (the command's other codes are its own).
public enum ComparisonExit {
    /// No difference, or none beyond the tolerance.
    public static let same: Int32 = 0
    /// Differences were found.
    public static let different: Int32 = 1
    /// An option does not suit what is compared.
    public static let usage: Int32 = 64
    /// A picture or video is damaged, or not one.
    public static let badInput: Int32 = 65
    /// There is no such file.
    public static let missingInput: Int32 = 66
    /// The report or a golden cannot be made.
    public static let noOutput: Int32 = 73
    /// Reading failed.
    public static let ioFailure: Int32 = 74
}

extension PictureError {
    /// The exit code of a command that ends with this error.
    public var exitCode: Int32 {
        switch self {
        case .missing: ComparisonExit.missingInput
        case .unreadable: ComparisonExit.ioFailure
        default: ComparisonExit.badInput
        }
    }
}

extension DiffError {
    /// The exit code of a command that ends with this error.
    public var exitCode: Int32 {
        switch self {
        case .picture(let error): error.exitCode
        case .missing, .noFrames: ComparisonExit.missingInput
        case .differentKinds, .maskSize, .maskIsBlack, .ignoreOutside, .nothingLeft: ComparisonExit.usage
        case .video: ComparisonExit.badInput
        case .output(let error): error.exitCode
        case .notAReport: ComparisonExit.noOutput
        }
    }
}
