/// How far two colours may lie apart, as the eye judges them, and still count as the same.
///
/// The distance is Kotsarenko and Ramos's, scaled to 0...1: 0 is exact, 1 lets everything through.
public struct DiffThreshold: Hashable, Sendable {
    /// No difference at all is let through, not even of alpha.
    public static let exact = DiffThreshold()

    /// 0 to 1.
    public let value: Double

    private init() { value = 0 }

    /// Makes a threshold; nil outside 0 to 1.
    public init?(_ value: Double) {
        guard (0...1).contains(value) else { return nil }
        self.value = value
    }

    /// Reads a number of 0 to 1, as `--threshold` takes it.
    public init(parsing text: String) throws(DiffOptionError) {
        guard let number = Double(text), let made = DiffThreshold(number) else {
            throw DiffOptionError(option: "--threshold", value: text, expected: "a number of 0 to 1 (0.1)")
        }
        self = made
    }

    /// The largest distance that is let through, in the metric's own unit.
    var squared: Double { ColorDistance.maximum * value * value }
}
