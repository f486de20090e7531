import DashScene
import Testing

@testable import DashRender

@Suite struct LineBreakerTests {
    private let shaper: TextShaper
    private let style = TextStyle(family: "Inter", size: 17, weight: 600)

    init() throws { shaper = try TextShaper(FontCatalog()) }

    private struct Case {
        let text: String
        let width: Double
        let maxLines: Int
        let lines: [String]
        var truncated = false
        var isRightToLeft = false
    }

    private static let cases = [
        Case(text: "Arriving now", width: 200, maxLines: 1, lines: ["Arriving now"]),
        Case(text: "", width: 200, maxLines: 2, lines: [""]),
        Case(text: "  Arriving   now  ", width: 200, maxLines: 1, lines: ["Arriving   now"]),
        Case(
            text: "Marcus picked up your order from Lucia's Pizzeria.", width: 150, maxLines: 3,
            lines: ["Marcus picked up", "your order from", "Lucia's Pizzeria."]),
        Case(
            text: "Marcus picked up your order from Lucia's Pizzeria.", width: 150, maxLines: 2,
            lines: ["Marcus picked up", "your order from…"], truncated: true),
        Case(
            text: "Lucia's Pizzeria. And more", width: 145, maxLines: 1, lines: ["Lucia's Pizzeria…"],
            truncated: true),
        Case(text: "Incomprehensible", width: 60, maxLines: 1, lines: ["Inco…"], truncated: true),
        Case(text: "Sushi 👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", width: 100, maxLines: 1, lines: ["Sushi 👩🏽‍🚀…"], truncated: true),
        Case(text: "word", width: 1, maxLines: 1, lines: ["…"], truncated: true),
        Case(
            text: "שלום abc def", width: 75, maxLines: 2, lines: ["שלום", "\u{200F}abc def"], isRightToLeft: true),
        Case(text: "abcdefg שלום", width: 75, maxLines: 2, lines: ["abcdefg", "\u{200E}שלום"]),
    ]

    @Test(arguments: cases.indices) func breaks(index: Int) {
        let example = LineBreakerTests.cases[index]
        let wrapped = shaper.wrap(example.text, style: style, width: example.width, maxLines: example.maxLines)
        #expect(wrapped.lines.map(\.string) == example.lines)
        #expect(wrapped.truncated == example.truncated)
        #expect(wrapped.isRightToLeft == example.isRightToLeft)
    }

    /// An isolate that a line break parts is opened again on the next line.
    @Test func isolatesGoOnAcrossLines() {
        var style = style
        style.direction = .rightToLeft
        let wrapped = shaper.wrap("שלום \u{2068}abcdefg hijklmn\u{2069} שלום", style: style, width: 75, maxLines: 4)
        #expect(wrapped.lines.map(\.string) == ["שלום", "\u{2068}abcdefg", "\u{2068}hijklmn\u{2069}", "שלום"])
        #expect(wrapped.isRightToLeft)
    }

    @Test(arguments: Array(stride(from: 20.0, to: 300, by: 13))) func noLineIsWiderThanAsked(width: Double) {
        let text = "Priya picked up your order 🍣 from Sakura Sushi, and Incomprehensibilities follow."
        for maxLines in 1...4 {
            let wrapped = shaper.wrap(text, style: style, width: width, maxLines: maxLines)
            #expect((1...maxLines).contains(wrapped.lines.count))
            for line in wrapped.lines {
                #expect(line.width <= width + 0.01 || line.string.count == 1, "\(line) in \(width)")
                #expect(line.width == shaper.measure(line.string, style: style).width)
            }
        }
    }
}
