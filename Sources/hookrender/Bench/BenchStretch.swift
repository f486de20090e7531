import DashRender

/// The part of a clip that is measured.
struct BenchStretch: Hashable, Sendable {
    /// The frames.
    let range: Range<Int>
    /// Whether they are all that the clip has.
    let isWhole: Bool

    /// The whole clip, or for a quick look the second of its five parts.
    init(frameCount: Int, isQuick: Bool) {
        let part = frameCount / 5
        isWhole = !isQuick || part == 0
        range = isWhole ? 0..<frameCount : part..<2 * part
    }

    /// Without anything kept a frame takes so long that one in so many must do; each costs the same.
    private static let sampling = 10

    /// The frames that a stage plays.
    func frames(of stage: BenchStage) -> [Int] {
        stage.reuse == .nothing
            ? Array(stride(from: range.lowerBound, to: range.upperBound, by: Self.sampling)) : Array(range)
    }
}
