import DashScene
import Testing

@testable import DashRender

@Suite struct TextShaperTests {
    private let shaper: TextShaper
    private let style = TextStyle(family: "Inter", size: 17, weight: 600)

    init() throws { shaper = try TextShaper(FontCatalog()) }

    @Test func measuresFontLines() {
        let extent = shaper.measure("H", style: style)
        // Inter: ascender 0.96875 em, descender 0.2415 em, capital letters 8/11 em.
        #expect(abs(extent.ascent - 17 * 0.96875) < 0.01)
        #expect(abs(extent.descent - 17 * 0.2415) < 0.01)
        #expect(abs(extent.capHeight - 17 * 8 / 11) < 0.01)
    }

    @Test(arguments: ["Your Dasher is nearby", "AVATAR To.", "4.97 ★ · 2,418", "Sakura 🍣 Sushi"])
    func widthGrowsExactlyWithTheSize(text: String) {
        let one = shaper.measure(text, style: TextStyle(family: "Inter", size: 10, weight: 400)).width
        for size in [7.0, 15, 26, 100] {
            let other = shaper.measure(text, style: TextStyle(family: "Inter", size: size, weight: 400)).width
            #expect(abs(other - one * size / 10) < 0.002 * size)
        }
    }

    @Test func pairsAreKerned() {
        let pair = shaper.measure("AV", style: style).width
        let apart = shaper.measure("A", style: style).width + shaper.measure("V", style: style).width
        #expect(pair < apart - 1)
    }

    @Test(arguments: [("a", 0), ("ab", 1), ("abc", 2), ("a 🍣", 2), ("аб вг", 4)])
    func trackingStandsBetweenLettersOnly(text: String, gaps: Int) {
        var tracked = style
        tracked.tracking = 3
        let grown = shaper.measure(text, style: tracked).width - shaper.measure(text, style: style).width
        #expect(abs(grown - 3 * Double(gaps)) < 0.01)
    }

    @Test func weightsAndFamiliesDiffer() {
        let widths = [
            TextStyle(family: "Inter", size: 20, weight: 400), TextStyle(family: "Inter", size: 20, weight: 700),
            TextStyle(family: "Inter Display", size: 20, weight: 400),
            TextStyle(family: "Inter", size: 20, weight: 400, isItalic: true),
        ].map { shaper.measure("Arriving now", style: $0).width }
        #expect(Set(widths).count == 4)
    }

    /// Where the full stop stands: at the end of the paragraph, whichever way its letters run.
    @Test(
        arguments: [
            ("abc.", LayoutDirection.leftToRight, false), ("abc.", .rightToLeft, true), ("аб.", nil, false),
            ("\u{2068}abc\u{2069}.", .rightToLeft, true), ("\u{2068}abc.\u{2069}", .rightToLeft, false),
        ] as [(String, LayoutDirection?, Bool)])
    func theStyleSaysTheParagraphsDirection(text: String, direction: LayoutDirection?, isFirst: Bool) throws {
        var style = style
        let stop = shaper.measure(".", style: style).width
        style.direction = direction
        let glyphs = shaper.line(text, style: style).glyphs.filter { $0.advance > 0 }
        let narrowest = try #require(glyphs.min { $0.advance < $1.advance })
        #expect(abs(narrowest.advance - stop) < 0.01)
        #expect((narrowest.x == glyphs.map(\.x).min()) == isFirst)
    }

    /// Marks that are never seen take no room, draw nothing and need no font.
    @Test(arguments: ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FE0F}"])
    func invisibleMarksLeaveNoTrace(mark: String) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var style = style
            style.direction = direction
            let (marked, plain) = (shaper.line("a\(mark)b", style: style), shaper.line("ab", style: style))
            #expect(marked.missing == [])
            #expect(abs(marked.width - plain.width) < 0.01)
            if direction == .leftToRight { #expect(marked.path.bounds == plain.path.bounds) }
        }
    }

    @Test func emptyTextHasNoWidth() {
        #expect(shaper.measure("", style: style).width == 0)
        #expect(shaper.measure("", style: style).capHeight > 0)
    }

    @Test(
        arguments: [
            ("Sushi 漢字漢", ["漢", "字"]), ("Sakura Sushi 🍣", []), ("👩🏽‍🚀 ❤️ 1️⃣", []), ("4.97 ★ · 9:41–9:51…", []),
            ("é à\u{301}", []),
        ] as [(String, [Unicode.Scalar])])
    func namesMissingGlyphs(text: String, expected: [Unicode.Scalar]) {
        #expect(shaper.missingGlyphs(in: text, style: style) == expected.sorted())
    }

    @Test func outlinesStandSideBySide() throws {
        let outlines = try shaper.outline(of: "Shore Rd", style: style)
        #expect(outlines.count == 8)
        #expect(outlines[5].path.elements.isEmpty)
        for (left, right) in zip(outlines, outlines.dropFirst()) {
            // Kerning may move a letter by a little against the advance.
            #expect(abs(left.x + left.width - right.x) < 0.01)
        }
        let last = try #require(outlines.last)
        #expect(abs(last.x + last.width - shaper.measure("Shore Rd", style: style).width) < 0.01)
        let box = outlines[0].path.controlBounds
        #expect(abs(box.minY + 17 * 0.738) < 0.2 && abs(box.maxY - 17 * 0.011) < 0.2)
    }

    /// Each thread has its own shaper, all on one catalog.
    @Test func threadsAgree() async throws {
        let catalog = try FontCatalog()
        let texts = (0..<60).map { "Order \($0) 🍣 AVATAR — Сейчас 漢" }
        let style = style
        let widths = try await withThrowingTaskGroup(of: [Double].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let shaper = try TextShaper(catalog)
                    return texts.map { shaper.measure($0, style: style).width }
                }
            }
            return try await group.reduce(into: [[Double]]()) { $0.append($1) }
        }
        #expect(Set(widths) == [texts.map { shaper.measure($0, style: style).width }])
    }

    @Test func lineBreaksInATextAreSpaces() {
        #expect(
            shaper.measure("one\ntwo\u{2028}three", style: style).width
                == shaper.measure("one two three", style: style).width)
    }
}
