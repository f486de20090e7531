/// Frames a second, as an exact fraction.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    /// The fraction in lowest terms; both above 0.
    public let numerator, denominator: Int

    /// The highest rate that is accepted, frames a second.
    public static let limit = 1000

    /// The lowest rate that is accepted, frames a second.
    public static let least = 1 / Double(denominatorLimit)

    /// The largest denominator that is accepted, in lowest terms. With it, `limit` and clips of ten minutes, frame
    /// arithmetic in nanoseconds stays within 64 bits.
    public static let denominatorLimit = 10_000

    /// 60 frames a second.
    public static let sixty = FrameRate(lowest: 60, 1)

    /// Makes a rate of terms that are the lowest already.
    private init(lowest numerator: Int, _ denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Makes a rate; nil unless it is above 0, at most `limit`, and of a denominator of at most `denominatorLimit`.
    public init?(_ numerator: Int, _ denominator: Int = 1) {
        guard numerator > 0, denominator > 0, denominator <= 1_000_000_000 else { return nil }
        guard numerator <= FrameRate.limit * denominator else { return nil }
        let divisor = FrameRate.greatestCommonDivisor(numerator, denominator)
        guard denominator / divisor <= FrameRate.denominatorLimit else { return nil }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// Reads `60`, `59.94` or `60000/1001`. The NTSC decimals 23.976, 29.97, 59.94 and 119.88 stand for their exact
    /// fractions n·1000/1001; nil for anything else that is no positive number.
    public init?(parsing text: String) {
        let ntsc = ["23.976": 24, "23.98": 24, "29.97": 30, "59.94": 60, "119.88": 120]
        if let nominal = ntsc[text] {
            self.init(nominal * 1000, 1001)
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let n = FrameRate.digits(parts[0]), let d = FrameRate.digits(parts[1]) {
            self.init(n, d)
            return
        }
        let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
        guard decimal.count <= 2, let whole = FrameRate.digits(decimal[0]) else { return nil }
        guard decimal.count == 2 else {
            self.init(whole)
            return
        }
        guard decimal[1].utf8.count <= 6, let fraction = FrameRate.digits(decimal[1]) else { return nil }
        let power = (0..<decimal[1].utf8.count).reduce(1) { product, _ in product * 10 }
        self.init(whole * power + fraction, power)
    }

    private static func digits(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }

    /// The rate in frames a second, for display only.
    public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// The form that ffmpeg takes: `60/1`, `60000/1001`.
    public var description: String { "\(numerator)/\(denominator)" }
}
