/// How amounts of money are written.
public struct MoneyFormat: Hashable, Sendable {
    /// What stands before and after the figure: "$", "" or "", " kr".
    public var prefix, suffix: String
    /// Digits after the decimal mark, 0 to 4; a minor unit is one step of the last of them.
    public var decimals: Int
    /// How the figure is written.
    public var number: NumberFormat

    /// Makes a format.
    public init(prefix: String, suffix: String = "", decimals: Int, number: NumberFormat = NumberFormat()) {
        self.prefix = prefix
        self.suffix = suffix
        self.decimals = decimals
        self.number = number
    }

    /// US dollars: `$1,035.24`.
    public static let dollars = MoneyFormat(prefix: "$", decimals: 2)

    /// The sign on the tip's pill: the money's own where there is a glyph of it, else a coin.
    public var glyph: Glyph { (prefix + suffix).contains("$") ? .dollar : .coin }

    /// An amount of minor units (cents) as it is shown.
    public func text(_ minorUnits: Int) -> String {
        var digits = String(minorUnits.magnitude)
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let whole = number.grouped(String(digits.dropLast(decimals)))
        let fraction = decimals > 0 ? number.decimalMark + digits.suffix(decimals) : ""
        return (minorUnits < 0 ? "−" : "") + prefix + whole + fraction + suffix
    }
}
