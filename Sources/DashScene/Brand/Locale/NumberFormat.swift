/// How whole numbers and decimals are written.
public struct NumberFormat: Hashable, Sendable {
    /// The decimal mark, and what parts groups of digits (may be empty).
    public var decimalMark, grouping: String
    /// Digits in each group but the last, which has three: 3, or 2 as in India (1,20,000).
    public var groupSize: Int
    /// Digits that must stand before the last three for them to be parted: 2 leaves 1234 whole and parts 12 345.
    public var leastLeading: Int

    /// Makes a format; English unless given.
    public init(decimalMark: String = ".", grouping: String = ",", groupSize: Int = 3, leastLeading: Int = 1) {
        self.decimalMark = decimalMark
        self.grouping = grouping
        self.groupSize = groupSize
        self.leastLeading = leastLeading
    }

    /// Digits of the last group.
    private static let lastGroup = 3

    /// A number that is 0 or more, in groups.
    public func text(_ number: Int) -> String { grouped(String(number.magnitude)) }

    /// Digits in groups.
    func grouped(_ digits: String) -> String {
        let leading = digits.count - NumberFormat.lastGroup
        guard leading >= leastLeading else { return digits }
        var text = ""
        for (place, digit) in digits.enumerated() {
            let left = leading - place
            if place > 0, left >= 0, left % groupSize == 0 { text += grouping }
            text.append(digit)
        }
        return text
    }
}
