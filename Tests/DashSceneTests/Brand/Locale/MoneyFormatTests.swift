import DashScene
import Testing

@Suite struct MoneyFormatTests {
    @Test(arguments: [
        (MoneyFormat.dollars, 3524, "$35.24"), (.dollars, 0, "$0.00"), (.dollars, 5, "$0.05"),
        (.dollars, 123_456_789, "$1,234,567.89"), (.dollars, -150, "−$1.50"),
        (MoneyFormat(prefix: "₹", decimals: 0), 120, "₹120"), (MoneyFormat(prefix: "¥", decimals: 0), 1000, "¥1,000"),
        (MoneyFormat(prefix: "", suffix: " €", decimals: 2, decimalMark: ",", grouping: "."), 123_450, "1.234,50 €"),
    ])
    func writes(_ format: MoneyFormat, _ amount: Int, _ text: String) {
        #expect(format.text(amount) == text)
    }
}
