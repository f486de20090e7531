/// How many differing pixels a frame may have and still pass.
///
/// Without any limit none may differ. With some, each that is given must be kept, and no other holds.
public struct DiffTolerance: Hashable, Sendable {
    /// The most differing pixels; nil for no such limit.
    public var maxPixels: Int?
    /// The largest share of differing pixels; nil for no such limit.
    public var maxRatio: ExactRatio?
    /// The most differing pixels in any window of `DiffRegion.windowSide` px; nil for no such limit.
    public var maxCluster: Int?

    /// Makes a tolerance; without limits nothing may differ.
    public init(maxPixels: Int? = nil, maxRatio: ExactRatio? = nil, maxCluster: Int? = nil) {
        self.maxPixels = maxPixels
        self.maxRatio = maxRatio
        self.maxCluster = maxCluster
    }

    /// True when a difference keeps every limit. Different sizes never do.
    public func allows(_ difference: PictureDifference) -> Bool {
        guard case .pixels(let diff) = difference else { return false }
        let effective = self == DiffTolerance() ? DiffTolerance(maxPixels: 0) : self
        return effective.keepsLimits(diff)
    }

    private func keepsLimits(_ diff: PixelDiff) -> Bool {
        diff.differing <= maxPixels ?? .max
            && diff.densest?.differing ?? 0 <= maxCluster ?? .max
            && maxRatio?.allows(diff.differing, of: diff.compared) ?? true
    }

    /// Reads a count of pixels, 0 and up, as `--max-pixels` and `--max-cluster` take it.
    public static func parseCount(_ text: String, option: String) throws(DiffOptionError) -> Int {
        guard let count = Int(text), count >= 0 else {
            throw DiffOptionError(option: option, value: text, expected: "a number of pixels, 0 or more (12)")
        }
        return count
    }
}
