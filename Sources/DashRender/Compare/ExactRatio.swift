/// A share of 0 to 1 as it was written in decimals, so that no rounding decides at its edge.
public struct ExactRatio: Hashable, Sendable, CustomStringConvertible {
    /// The decimal digits as a whole number.
    private let digits: Int
    /// What it is divided by, a power of ten.
    private let divisor: Int

    private static let mostPlaces = 15

    /// Reads "0.001", "0.1%" or "1", as `--max-ratio` takes it; at most 15 decimal places.
    public init(parsing text: String) throws(DiffOptionError) {
        guard let made = Self.read(text) else {
            throw DiffOptionError(
                option: "--max-ratio", value: text, expected: "a share of 0 to 1 or a percentage (0.001 or 0.1%)")
        }
        self = made
    }

    /// True when `count` of `total` is not more than this share.
    public func allows(_ count: Int, of total: Int) -> Bool {
        let left = count.multipliedFullWidth(by: divisor), right = total.multipliedFullWidth(by: digits)
        return (left.high, left.low) <= (right.high, right.low)
    }

    /// As a plain decimal number: "0.001".
    public var description: String {
        if divisor == 1 { return String(digits) }
        let places = String(divisor).count - 1
        let text = String(digits)
        let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        return padded.dropLast(places) + "." + padded.suffix(places)
    }

    private init(digits: Int, divisor: Int) {
        self.digits = digits
        self.divisor = divisor
    }

    private static func read(_ text: String) -> ExactRatio? {
        let isPercent = text.hasSuffix("%")
        let number = isPercent ? text.dropLast() : text[...]
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, number.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else { return nil }
        let whole = parts[0].isEmpty && parts.count == 2 ? "0" : parts[0]
        var places = parts.count == 2 ? parts[1] : ""
        while places.hasSuffix("0") { places.removeLast() }
        guard !whole.isEmpty, number != ".", let digits = Int(whole + places) else { return nil }
        let exponent = places.count + (isPercent ? 2 : 0)
        guard exponent <= mostPlaces else { return nil }
        let divisor = (0..<exponent).reduce(1) { power, _ in power * 10 }
        return digits <= divisor ? ExactRatio(digits: digits, divisor: divisor).reduced : nil
    }

    private var reduced: ExactRatio {
        var (digits, divisor) = (digits, divisor)
        while divisor > 1, digits % 10 == 0 { (digits, divisor) = (digits / 10, divisor / 10) }
        return ExactRatio(digits: digits, divisor: divisor)
    }
}
