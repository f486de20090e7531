import Synchronization

/// Hands out runs of frames to workers and gathers their results in order.
final class PairQueue: Sendable {
    private struct State {
        var next = 0
        var results: [FrameResult] = []
        var failure: (index: Int, error: DiffError)?
    }

    /// Frames in a run; neighbours often share files, and a worker remembers its last pair.
    private static let chunkSize = 8

    private let pairs: [FramePair]
    private let state = Mutex(State())

    init(pairs: [FramePair]) { self.pairs = pairs }

    var chunkCount: Int { (pairs.count + Self.chunkSize - 1) / Self.chunkSize }

    /// The next run; nil when there is none, or a worker failed.
    func next() -> ArraySlice<FramePair>? {
        state.withLock { state in
            guard state.failure == nil, state.next < pairs.count else { return nil }
            let start = state.next
            state.next = min(start + Self.chunkSize, pairs.count)
            return pairs[start..<state.next]
        }
    }

    /// Takes a run's results; how many frames are done now.
    func finish(_ results: [FrameResult]) -> Int {
        state.withLock { state in
            state.results += results
            return state.results.count
        }
    }

    /// Stops the work; the failure of the earliest frame wins, whichever thread was faster.
    func fail(_ failure: PairWorker.Failure) {
        state.withLock { state in
            if let known = state.failure, known.index <= failure.index { return }
            state.failure = (failure.index, failure.error)
        }
    }

    func results() throws(DiffError) -> [FrameResult] {
        let end = state.withLock { $0 }
        if let failure = end.failure { throw failure.error }
        return end.results.sorted { $0.index < $1.index }
    }
}
