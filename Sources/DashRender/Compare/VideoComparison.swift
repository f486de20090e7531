import Foundation

/// Compares two videos frame by frame.
struct VideoComparison {
    private let tolerance: DiffTolerance
    private let progress: @Sendable (Int, Int) -> Void
    private let sink: ClipComparer.Sink?
    private var comparer: PictureComparer
    private var results: [FrameResult] = []
    private var times: [(first: VideoTime, second: VideoTime)] = []

    init(
        options: DiffOptions, tolerance: DiffTolerance, progress: @escaping @Sendable (Int, Int) -> Void,
        sink: ClipComparer.Sink?
    ) {
        self.tolerance = tolerance
        self.progress = progress
        self.sink = sink
        comparer = PictureComparer(options)
    }

    /// The results of all frames of both.
    mutating func compare(_ first: String, _ second: String) throws(DiffError) -> [FrameResult] {
        if FileIdentity(first) == FileIdentity(second) { return try countFrames(first) }
        times = Array(zip(try VideoTime.all(in: first), try VideoTime.all(in: second)))
        var a = try VideoFrames(first), b = try VideoFrames(second)
        var before = try a.next(), after = try b.next()
        while before != nil || after != nil {
            try compare(before, after)
            before = before == nil ? nil : try a.next()
            after = after == nil ? nil : try b.next()
        }
        return results
    }

    /// A file compared with itself: decoded once, to know that it can be.
    private mutating func countFrames(_ file: String) throws(DiffError) -> [FrameResult] {
        var frames = try VideoFrames(file)
        while let frame = try frames.next() {
            try comparer.check(frame.size)
            add(.same)
        }
        return results
    }

    private mutating func compare(_ before: Bitmap?, _ after: Bitmap?) throws(DiffError) {
        guard let before else { return try add(.onlyInSecond, nil, after, nil) }
        guard let after else { return try add(.onlyInFirst, before, nil, nil) }
        let comparison = try comparer.compare(before, after)
        let outcome = timed(FrameOutcome(comparison.difference))
        let heat = sink == nil ? nil : comparison.map.flatMap { HeatMap.paint(before, after, $0) }
        try add(outcome, before, after, heat)
    }

    /// The same pictures at different times are a difference.
    private func timed(_ outcome: FrameOutcome) -> FrameOutcome {
        let index = results.count
        guard outcome == .same, times.indices.contains(index) else { return outcome }
        let (first, second) = times[index]
        return first.differs(from: second) ? .times(first, second) : .same
    }

    private mutating func add(
        _ outcome: FrameOutcome, _ before: Bitmap?, _ after: Bitmap?, _ heat: Bitmap?
    ) throws(DiffError) {
        let result = add(outcome)
        guard outcome != .same, let sink else { return }
        let pictures = FramePictures(
            first: before.map { .bitmap($0) }, second: after.map { .bitmap($0) }, heat: heat)
        try sink(result, pictures)
    }

    @discardableResult
    private mutating func add(_ outcome: FrameOutcome) -> FrameResult {
        let index = results.count
        let result = FrameResult(index: index, name: "frame \(index)", outcome: outcome, tolerance: tolerance)
        results.append(result)
        progress(results.count, 0)
        return result
    }
}
