/// A share of a picture's pixels.
public struct PixelShare: Hashable, Sendable, CustomStringConvertible {
    /// How many pixels, of how many in all.
    public let count: Int, total: Int

    private static let digits = 2

    /// Makes a share; `total` is at least 1.
    public init(count: Int, total: Int) {
        self.count = count
        self.total = max(1, total)
    }

    /// The share as a fraction, 0 to 1.
    public var fraction: Double { Double(count) / Double(total) }

    /// In percent with at least two digits that say something: "0 %", "0.00029 %", "12.5 %", "100 %".
    ///
    /// Rounded down, so that only nothing is "0 %" and only everything is "100 %".
    public var description: String {
        if count == 0 { return "0 %" }
        if count >= total { return "100 %" }
        var text = ""
        var rest = count
        var (whole, significant) = (0, 0)
        (whole, rest) = scaled(rest, by: 100)
        text = String(whole)
        significant = whole > 0 ? text.count : 0
        var fraction = ""
        while rest > 0, significant < Self.digits || (whole > 0 && fraction.count < 1) {
            let digit: Int
            (digit, rest) = scaled(rest, by: 10)
            fraction += String(digit)
            if digit > 0 || significant > 0 { significant += 1 }
        }
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return fraction.isEmpty ? "\(text) %" : "\(text).\(fraction) %"
    }

    private func scaled(_ rest: Int, by factor: Int) -> (Int, Int) {
        let product = rest.multipliedFullWidth(by: factor)
        return total.dividingFullWidth(product)
    }
}
