/// Compares frames from files, one after another.
struct PairWorker {
    /// What went wrong, and at which frame.
    struct Failure: Error {
        let index: Int
        let error: DiffError
    }

    private struct Identity: Hashable {
        let first: FileIdentity
        let second: FileIdentity
    }

    private let tolerance: DiffTolerance
    private let sink: ClipComparer.Sink?
    private var comparer: PictureComparer
    private var last: (identity: Identity, outcome: FrameOutcome, heat: Bitmap?)?

    init(options: DiffOptions, tolerance: DiffTolerance, sink: ClipComparer.Sink?) {
        self.tolerance = tolerance
        self.sink = sink
        comparer = PictureComparer(options)
    }

    /// Compares a run of frames.
    mutating func run(_ pairs: ArraySlice<FramePair>) throws(Failure) -> [FrameResult] {
        var results: [FrameResult] = []
        for pair in pairs {
            do throws(DiffError) {
                results.append(try compare(pair))
            } catch { throw Failure(index: pair.index, error: error) }
        }
        return results
    }

    private mutating func compare(_ pair: FramePair) throws(DiffError) -> FrameResult {
        let (outcome, heat) = try outcome(pair)
        let result = FrameResult(index: pair.index, name: pair.name, outcome: outcome, tolerance: tolerance)
        if outcome != .same, let sink {
            let pictures = FramePictures(
                first: pair.first.map { .file($0) }, second: pair.second.map { .file($0) }, heat: heat)
            try sink(result, pictures)
        }
        return result
    }

    private mutating func outcome(_ pair: FramePair) throws(DiffError) -> (FrameOutcome, Bitmap?) {
        guard let first = pair.first else { return (.onlyInSecond, nil) }
        guard let second = pair.second else { return (.onlyInFirst, nil) }
        guard let a = FileIdentity(first) else { throw .picture(.missing(file: first)) }
        guard let b = FileIdentity(second) else { throw .picture(.missing(file: second)) }
        let identity = Identity(first: a, second: b)
        if let last, last.identity == identity { return (last.outcome, last.heat) }
        let (outcome, heat) = try compareFiles(first, second, isOneFile: a == b)
        last = (identity, outcome, heat)
        return (outcome, heat)
    }

    /// Equal bytes are equal pixels, and need no decoding where the checksums show that the file is whole.
    private mutating func compareFiles(
        _ first: String, _ second: String, isOneFile: Bool
    ) throws(DiffError) -> (FrameOutcome, Bitmap?) {
        let a = try read(first), b = isOneFile ? a : try read(second)
        if a == b {
            let size = PNGChunks.areIntact(a) ? try size(a, first) : try decode(a, first).size
            try comparer.check(size)
            return (.same, nil)
        }
        let before = try decode(a, first)
        let after = try shown(decode(b, second), before, (a, first), (b, second))
        let comparison = try comparer.compare(before, after)
        let outcome = FrameOutcome(comparison.difference)
        guard sink != nil, outcome != .same, let map = comparison.map else { return (outcome, nil) }
        return (outcome, HeatMap.paint(before, after, map))
    }

    private func shown(
        _ after: Bitmap, _ before: Bitmap, _ first: ([UInt8], String), _ second: ([UInt8], String)
    ) throws(DiffError) -> Bitmap {
        do throws(PictureError) {
            return try FineDifference.show(in: after, before: before, files: (first, second))
        } catch { throw .picture(error) }
    }

    private func read(_ path: String) throws(DiffError) -> [UInt8] {
        do throws(PictureError) { return try PictureFile.read(path) } catch { throw .picture(error) }
    }

    private func size(_ bytes: [UInt8], _ path: String) throws(DiffError) -> PixelSize {
        do throws(PictureError) {
            let (width, height) = try PNGDecoder.size(bytes, file: path)
            return PixelSize(width: width, height: height)
        } catch { throw .picture(error) }
    }

    private func decode(_ bytes: [UInt8], _ path: String) throws(DiffError) -> Bitmap {
        do throws(PictureError) { return try PNGDecoder.decode(bytes, file: path) } catch { throw .picture(error) }
    }
}
