/// How amounts of money are written.
public struct MoneyFormat: Hashable, Sendable {
    /// What stands before and after the figure: "$", "" or "", " kr".
    public var prefix, suffix: String
    /// Digits after the decimal mark, 0 to 4; a minor unit is one step of the last of them.
    public var decimals: Int
    /// The decimal mark, and what parts the thousands (may be empty).
    public var decimalMark, grouping: String

    /// Makes a format.
    public init(prefix: String, suffix: String = "", decimals: Int, decimalMark: String = ".", grouping: String = ",") {
        self.prefix = prefix
        self.suffix = suffix
        self.decimals = decimals
        self.decimalMark = decimalMark
        self.grouping = grouping
    }

    /// US dollars: `$1,035.24`.
    public static let dollars = MoneyFormat(prefix: "$", decimals: 2)

    /// An amount of minor units (cents) as it is shown.
    public func text(_ minorUnits: Int) -> String {
        var digits = String(minorUnits.magnitude)
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let whole = digits.dropLast(decimals)
        var grouped = ""
        for (place, digit) in whole.enumerated() {
            if place > 0, (whole.count - place) % 3 == 0 { grouped += grouping }
            grouped.append(digit)
        }
        let fraction = decimals > 0 ? decimalMark + digits.suffix(decimals) : ""
        return (minorUnits < 0 ? "−" : "") + prefix + grouped + fraction + suffix
    }
}
