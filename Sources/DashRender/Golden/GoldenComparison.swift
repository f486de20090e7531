/// Compares drawn pictures with recorded ones.
struct GoldenComparison {
    private var comparer: PictureComparer
    private let limits: DiffTolerance
    private let output: GoldenFailures?

    /// Exact when there is no tolerance.
    init(_ tolerance: GoldenTolerance?, _ output: GoldenFailures?) {
        comparer = PictureComparer(tolerance?.options ?? DiffOptions())
        limits = tolerance?.limits ?? DiffTolerance()
        self.output = output
    }

    /// What is wrong; nil when nothing is. What fails is written to the folder for failures.
    mutating func compare(_ name: String, _ expected: Bitmap, _ actual: Bitmap) throws -> GoldenProblem? {
        let comparison = try comparer.compare(expected, actual)
        if limits.allows(comparison.difference) { return nil }
        let heat = comparison.map.flatMap { HeatMap.paint(expected, actual, $0) }
        try output?.write(name, expected: expected, actual: actual, difference: heat)
        return .differs(name: name, words: FrameOutcome(comparison.difference).words)
    }
}

/// A folder for what fails: `NAME.expected.png`, `NAME.actual.png` and `NAME.difference.png`.
struct GoldenFailures {
    private static let roles = ["expected", "actual", "difference"]

    let folder: String

    /// Takes away what an earlier check left.
    func clear() {
        for name in FileTree.names(in: folder) where Self.roles.contains(where: { name.hasSuffix(".\($0).png") }) {
            FileTree.remove(FileTree.join(folder, name))
        }
    }

    func write(_ name: String, expected: Bitmap, actual: Bitmap, difference: Bitmap?) throws(OutputError) {
        for (role, picture) in zip(Self.roles, [expected, actual, difference]) {
            guard let picture else { continue }
            try AtomicFile.write(
                try PNGEncoder.encode(picture), to: FileTree.join(folder, "\(name).\(role).png"))
        }
    }
}
