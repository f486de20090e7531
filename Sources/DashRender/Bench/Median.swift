/// The middle of some numbers.
public enum Median {
    /// The middle one, or the mean of the two middle ones; nil for none.
    public static func of(_ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
