import DashScene
import Testing

@Suite struct ContrastTests {
    /// Ratios that WCAG's own examples and checkers give, to two decimals.
    @Test(arguments: [
        (Color.black, Color.white, 21.0), (.white, .white, 1), (Color(hex: 0x767676), .white, 4.54),
        (Color(hex: 0xFF0000), .white, 4.0),
    ])
    func ratios(_ a: Color, _ b: Color, _ ratio: Double) {
        #expect(abs(a.contrast(with: b) - ratio) < 0.005)
        #expect(a.contrast(with: b) == b.contrast(with: a))
    }
}
