import DashScene
import Testing

@Suite struct MoneyFormatTests {
    @Test(arguments: [
        (MoneyFormat.dollars, 3524, "$35.24"), (.dollars, 0, "$0.00"), (.dollars, 5, "$0.05"),
        (.dollars, 123_450, "$1,234.50"), (.dollars, 123_456_789, "$1,234,567.89"), (.dollars, -150, "−$1.50"),
        (MoneyFormat(prefix: "₹", decimals: 0), 120, "₹120"), (MoneyFormat(prefix: "¥", decimals: 0), 1000, "¥1,000"),
    ])
    func writes(_ format: MoneyFormat, _ amount: Int, _ text: String) {
        #expect(format.text(amount) == text)
    }

    @Test(arguments: [
        ("en-US", "$", "", 123_450, "$1,234.50"), ("en-GB", "£", "", 2450, "£24.50"),
        ("en-IN", "₹", "", 12_000_000, "₹1,20,000.00"), ("hi-IN", "₹", "", 1_234_567_890, "₹1,23,45,678.90"),
        ("de-DE", "", "\u{A0}€", 123_450, "1.234,50\u{A0}€"), ("es-ES", "", "\u{A0}€", 123_450, "1234,50\u{A0}€"),
        ("fr-FR", "", "\u{A0}€", 123_450, "1\u{202F}234,50\u{A0}€"),
        ("pl-PL", "", " zł", 1_234_550, "12\u{A0}345,50 zł"),
    ])
    func groupsAsTheLocaleDoes(_ locale: String, _ prefix: String, _ suffix: String, _ amount: Int, _ text: String)
        throws
    {
        let number = try #require(BrandLocale(named: locale)).number
        #expect(MoneyFormat(prefix: prefix, suffix: suffix, decimals: 2, number: number).text(amount) == text)
    }

    /// The tip's pill shows the money's own sign where it is drawn, else a coin.
    @Test(arguments: [
        ("$", "", Glyph.dollar), ("CA$", "", .dollar), ("", " $", .dollar), ("£", "", .coin), ("", " €", .coin),
        ("¥", "", .coin), ("", "", .coin),
    ])
    func hasAGlyph(_ prefix: String, _ suffix: String, _ glyph: Glyph) {
        #expect(MoneyFormat(prefix: prefix, suffix: suffix, decimals: 2).glyph == glyph)
    }

    @Test(arguments: [(0, "₹1,20,000"), (1, "₹12,000.0"), (4, "₹12.0000")])
    func groupsWhatIsLeftOfTheMark(_ decimals: Int, _ text: String) throws {
        let number = try #require(BrandLocale(named: "en-IN")).number
        #expect(MoneyFormat(prefix: "₹", decimals: decimals, number: number).text(120_000) == text)
    }
}
