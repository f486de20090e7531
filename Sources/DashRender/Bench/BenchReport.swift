/// What a bench has measured so far.
public struct BenchReport: Sendable {
    /// One run of a stage.
    public struct Sample: Hashable, Sendable {
        /// How many frames it played.
        public var frames: Int
        /// How long it took, s.
        public var seconds: Double
        /// The most memory that its process had, bytes; nil when not known.
        public var peakMemory: Int?

        /// Makes a sample.
        public init(frames: Int, seconds: Double, peakMemory: Int? = nil) {
            self.frames = frames
            self.seconds = seconds
            self.peakMemory = peakMemory
        }

        var secondsPerFrame: Double { seconds / Double(frames) }
    }

    private var runs: [(stage: BenchStage, sample: Sample)] = []

    /// An empty report.
    public init() {}

    /// Adds a stage's run; runs are added in the order in which they took place.
    public mutating func add(_ sample: Sample, to stage: BenchStage) { runs.append((stage, sample)) }

    /// The median of a stage's runs, frames a second; nil when it has none.
    public func framesPerSecond(_ stage: BenchStage) -> Double? {
        Median.of(samples(stage).map { Double($0.frames) / $0.seconds })
    }

    /// How often a stage takes the time of the encoder alone: the median over its runs, each beside the mean of the
    /// encoder's last run before it and its first one after, so that a machine that changes its speed meanwhile does
    /// not matter. Nil when the stage or the encoder was never run.
    public func ratioToFloor(_ stage: BenchStage) -> Double? { Median.of(ratiosToFloor(stage)) }

    /// What `ratioToFloor` is the median of: the ratio of each run, in order. Empty when there is none.
    public func ratiosToFloor(_ stage: BenchStage) -> [Double] {
        runs.indices.filter { runs[$0].stage == stage }.compactMap { index in
            floor(beside: index).map { runs[index].sample.secondsPerFrame / $0 }
        }
    }

    /// The encoder's time for a frame about when a run took place, s.
    private func floor(beside index: Int) -> Double? {
        if runs[index].stage == .floor { return runs[index].sample.secondsPerFrame }
        let before = runs[..<index].last { $0.stage == .floor }
        let after = runs[index...].first { $0.stage == .floor }
        let times = [before, after].compactMap { $0?.sample.secondsPerFrame }
        return times.isEmpty ? nil : times.reduce(0, +) / Double(times.count)
    }

    /// The most memory that a stage ever had, bytes; nil when not known.
    public func peakMemory(_ stage: BenchStage) -> Int? { samples(stage).compactMap(\.peakMemory).max() }

    /// A stage's runs, in order.
    public func samples(_ stage: BenchStage) -> [Sample] { runs.filter { $0.stage == stage }.map(\.sample) }
}
