/// A comparison in the form in which it is written as JSON, for programs and for the report's page.
struct ReportData: Encodable {
    struct Frame: Encodable {
        var index: Int
        var name: String
        var state: String
        var passes: Bool
        var words: String
        var short: String
        var note: String
        var differing: Int?
        var compared: Int?
        var antialiased: Int?
        var maxDelta: Int?
        var largestCluster: Int?
        var bounds: [Int]?
        var firstSize: [Int]?
        var secondSize: [Int]?
        /// Left, top, width, height, count.
        var regions: [[Int]] = []
        /// Where the page finds the pictures.
        var first: String?
        var second: String?
        var heat: String?
    }

    var first: String
    var second: String
    var kind: String
    var passes: Bool
    var summary: String
    var rules: String
    var total: Int
    var failing: Int
    var frames: [Frame]

    /// Only the frames that differ are listed.
    init(_ comparison: ClipComparison) {
        first = comparison.first
        second = comparison.second
        kind = comparison.kind.rawValue
        passes = comparison.passes
        summary = comparison.summary
        rules = comparison.rules
        total = comparison.frames.count
        failing = comparison.failing.count
        frames = comparison.differing.map { Frame($0) }
    }
}

extension ReportData.Frame {
    init(_ result: FrameResult) {
        index = result.index
        name = result.name
        passes = result.passes
        words = result.outcome.words
        switch result.outcome {
        case .same: (state, short, note) = ("same", "same", "")
        case .onlyInFirst: (state, short, note) = ("missing", "missing", "only in the first")
        case .onlyInSecond: (state, short, note) = ("extra", "extra", "only in the second")
        case .sizes(let first, let second):
            (state, short, note) = ("size", "size", "\(first), \(second)")
            firstSize = [first.width, first.height]
            secondSize = [second.width, second.height]
        case .times(let first, let second): (state, short, note) = ("time", "time", "\(first), \(second)")
        case .differs(let diff):
            (state, short, note) = ("differs", "\(diff.differing)", "\(diff.share), by up to \(diff.maxDelta)")
            take(diff)
        }
    }

    private mutating func take(_ diff: PixelDiff) {
        differing = diff.differing
        compared = diff.compared
        antialiased = diff.antialiased
        maxDelta = diff.maxDelta
        largestCluster = diff.densest?.differing
        bounds = diff.bounds.map { Self.numbers($0) }
        firstSize = [diff.size.width, diff.size.height]
        secondSize = firstSize
        regions = diff.regions.map { Self.numbers($0.rect) + [$0.differing] }
    }

    private static func numbers(_ rect: PixelRect) -> [Int] { [rect.x, rect.y, rect.width, rect.height] }
}
