import DashScene
import Testing

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0.0, 2, "0.00"), (1.005, 1, "1.0"), (-0.04, 1, "0.0"), (-0.06, 1, "-0.1"), (12.5, 0, "13"),
        (1234567.891, 3, "1234567.891"), (0.1 + 0.2, 6, "0.300000"), (.nan, 2, "nan"), (.infinity, 2, "inf"),
    ])
    func writesFixed(_ value: Double, digits: Int, expected: String) {
        #expect(DecimalText.fixed(value, digits: digits) == expected)
    }

    @Test(arguments: [
        (0.0, "0"), (10.0, "10"), (1.5, "1.5"), (0.1 + 0.2, "0.3"), (-100.0, "-100"), (1e-9, "0"), (1e20, "1e+20"),
    ])
    func writesShortest(_ value: Double, expected: String) {
        #expect(DecimalText.shortest(value, digits: 6) == expected)
    }
}
