/// What a check says.
public struct GoldenCheck: Hashable, Sendable {
    /// Which parts of the environment differ from the record's; none means that everything had to be exact.
    public internal(set) var environmentChanges: [String] = []
    /// What fails.
    public internal(set) var problems: [GoldenProblem] = []
    /// How many goldens were compared.
    public internal(set) var compared = 0

    /// True when nothing fails.
    public var passes: Bool { problems.isEmpty }
    /// 0 when nothing fails, else 1.
    public var exitCode: Int32 { passes ? ComparisonExit.same : ComparisonExit.different }

    /// What to print, a line each: what differs around first, then what fails, then the verdict.
    public var lines: [String] {
        let around = environmentChanges.map { "environment: \($0)" }
        let how = environmentChanges.isEmpty ? "exactly" : "within the manifest's tolerance"
        let verdict =
            passes
            ? "\(compared) goldens match \(how)"
            : "\(problems.count) problem\(problems.count == 1 ? "" : "s"), \(compared) goldens compared"
        return around + problems.map(\.description) + [verdict]
    }
}
