/// What a bench has measured so far.
public struct BenchReport: Hashable, Sendable {
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
    }

    private var rounds: [BenchStage: [Sample]] = [:]

    /// An empty report.
    public init() {}

    /// Adds a stage's run; the runs of one round have the same place in their stages.
    public mutating func add(_ sample: Sample, to stage: BenchStage) { rounds[stage, default: []].append(sample) }

    /// The median of a stage's runs, frames a second; nil when it has none.
    public func framesPerSecond(_ stage: BenchStage) -> Double? {
        Median.of(samples(stage).map { Double($0.frames) / $0.seconds })
    }

    /// How often a stage takes the time of the encoder alone: the median over the rounds, each with its own floor, so
    /// that a machine that changes its speed from round to round does not matter. Nil when it has no whole round.
    public func ratioToFloor(_ stage: BenchStage) -> Double? {
        Median.of(
            zip(samples(stage), samples(.floor)).map { sample, floor in
                (sample.seconds / Double(sample.frames)) / (floor.seconds / Double(floor.frames))
            })
    }

    /// The most memory that a stage ever had, bytes; nil when not known.
    public func peakMemory(_ stage: BenchStage) -> Int? { samples(stage).compactMap(\.peakMemory).max() }

    /// A stage's runs, in order.
    public func samples(_ stage: BenchStage) -> [Sample] { rounds[stage] ?? [] }
}
