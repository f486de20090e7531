/// What an order costs beside its items; a clip's own data.
public struct Fees: Hashable, Sendable {
    /// The delivery fee, minor units (cents).
    public var delivery: Int
    /// The service fee, of the subtotal.
    public var service: Percentage
    /// The estimated tax, of the subtotal.
    public var tax: Percentage

    /// Makes fees; none unless given.
    public init(delivery: Int = 0, service: Percentage = .zero, tax: Percentage = .zero) {
        self.delivery = delivery
        self.service = service
        self.tax = tax
    }
}

/// A share of an amount of money, exact to a ten-thousandth of a percent.
public struct Percentage: Hashable, Sendable {
    /// How many ten-thousandths of a percent, 0 to 1,000,000.
    public var tenThousandths: Int

    /// Makes a percentage.
    public init(tenThousandths: Int) { self.tenThousandths = tenThousandths }

    /// Nothing.
    public static let zero = Percentage(tenThousandths: 0)
    /// Whether a text is a decimal from 0 to 100, like `8.875`.
    static func isDecimal(_ text: String) -> Bool {
        guard Price.isDecimal(text), text.prefix(while: { $0 != "." }).count <= 3, let number = Double(text) else {
            return false
        }
        return number <= 100
    }

    /// Digits after the decimal mark that a percentage may have.
    static let decimals = 4
    /// One, in ten-thousandths of a percent.
    private static let whole = 1_000_000

    /// The share of an amount that is 0 or more, in minor units, halves rounded up. Exact, and never past 64 bits.
    public func of(_ amount: Int) -> Int {
        let (blocks, rest) = amount.quotientAndRemainder(dividingBy: Percentage.whole)
        return blocks * tenThousandths + (rest * tenThousandths + Percentage.whole / 2) / Percentage.whole
    }
}
