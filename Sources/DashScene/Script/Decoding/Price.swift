/// Amounts of money in minor units.
enum Price {
    /// Whether a text is a decimal like `5.50`.
    static func isDecimal(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
            return false
        }
        return parts[0].count <= 7 && (parts.count == 1 || parts[1].count <= 4)
    }

    /// The exact amount in minor units of `decimals` places, nil where there is none; 0 for one that is wrong, so that
    /// what costs it is not missed as well. One that is not exact is reported here.
    ///
    /// - Parameter report: What is done about one that is not exact.
    static func minorUnits(
        _ reader: ScriptReader?, decimals: Int, report: (ScriptReader, String) -> Void = { $0.fail($1) }
    ) -> Int? {
        guard let reader else { return nil }
        guard let text = reader.textOrNumeral else { return 0 }
        guard let scaled = DecimalNumber(parsing: text)?.scaled(decimals), scaled.isExact else {
            report(reader, "\(Quoted.bare(text)) has more decimals than the brand's money, which has \(decimals)")
            return 0
        }
        return scaled.whole
    }
}
