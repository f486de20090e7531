import DashScene
import Testing

@testable import DashRender

@Suite struct TextPainterTests {
    private let style = TextStyle(family: "Inter", size: 17, weight: 600)

    private func pixels(
        _ text: String, at origin: Point = Point(10, 30), style: TextStyle? = nil, scale: Double = 1
    ) throws -> Pixels {
        let block = TextBlock.line(text, at: origin, style: style ?? self.style)
        return try TestCanvas(Int(200 * scale), Int(50 * scale), scale: scale)
            .paint([Node(frame: .zero, content: .text(block))])
    }

    @Test(arguments: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5]) func movesBySubpixels(dx: Double) throws {
        let still = try pixels("Arriving now").centroid
        let moved = try pixels("Arriving now", at: Point(10 + dx, 30 - dx)).centroid
        #expect(abs(moved.x - still.x - dx) < 0.04)
        #expect(abs(moved.y - still.y + dx) < 0.02)
    }

    @Test func keepsItsInkWhereverItIs() throws {
        let still = try pixels("Arriving now").totalInk
        for dx in [0.2, 0.45, 0.8] {
            #expect(abs(try pixels("Arriving now", at: Point(10 + dx, 30)).totalInk - still) < 1)
        }
    }

    @Test(arguments: [1.0, 2, 3], ["Arriving now", "HIM", "9:41"])
    func inkIsAsWideAsMeasured(scale: Double, text: String) throws {
        let width = try TextShaper(FontCatalog()).measure(text, style: style).width
        let ink = try pixels(text, scale: scale).inkBounds
        // Side bearings stand within the advance width.
        let bearing = 0.15 * style.size
        #expect(Double(ink.x) / scale >= 9.5)
        #expect(Double(ink.maxX) / scale <= 10 + width + 0.5)
        #expect(Double(ink.width) / scale >= width - 2 * bearing)
    }

    @Test(arguments: [1.0, 2, 3]) func capitalsStandOnTheBaseline(scale: Double) throws {
        let ink = try pixels("H", at: Point(10, 30), scale: scale).inkBounds
        let capHeight = try TextShaper(FontCatalog()).measure("H", style: style).capHeight
        #expect(ink.maxY == Int(30 * scale))
        #expect(abs(Double(ink.height) / scale - capHeight) <= 1 / scale)
    }

    /// The font's pictures are 128 px high for 109 px an em; this one has a small margin.
    @Test(arguments: [1.0, 3], [12.0, 17, 30]) func emojiHasTheAskedHeight(scale: Double, size: Double) throws {
        let emoji = TextStyle(family: "Inter", size: size, weight: 400)
        let ink = try pixels("🟥", at: Point(10, 40), style: emoji, scale: scale).inkBounds
        #expect(abs(Double(ink.height) / scale / size - 1.15) < 0.05)
        #expect(abs(Double(ink.width) / Double(ink.height) - 1) < 0.1)
    }

    @Test(arguments: [0.1, 0.25, 0.5, 0.8]) func emojiMovesBySubpixels(dx: Double) throws {
        let still = try pixels("🍣").centroid
        let moved = try pixels("🍣", at: Point(10 + dx, 30 - dx)).centroid
        #expect(abs(moved.x - still.x - dx) < 0.03)
        #expect(abs(moved.y - still.y + dx) < 0.03)
    }

    @Test func emojiKeepsItsColors() throws {
        let block = TextBlock.line("🟥", at: Point(10, 30), style: style, color: Color(0, 0, 255))
        let pixels = try TestCanvas(60, 50).paint([Node(frame: .zero, content: .text(block))])
        let middle = pixels[Int(pixels.inkBounds.x + pixels.inkBounds.width / 2), 25]
        #expect(middle.red > 200 && middle.blue < 100)
    }

    @Test func everyLineIsDrawn() throws {
        let block = TextBlock(
            text: "",
            lines: [TextLine("H", origin: Point(5, 15), width: 0), TextLine("H", origin: Point(5, 45), width: 0)],
            style: style, color: .black)
        let pixels = try TestCanvas(30, 50).paint([Node(frame: .zero, content: .text(block))])
        let one = try TestCanvas(30, 50).paint([
            Node(frame: .zero, content: .text(.line("H", at: Point(5, 15), style: style)))
        ])
        #expect(abs(pixels.totalInk - 2 * one.totalInk) < 0.1)
    }

    @Test func bidirectionalTextIsDrawnInVisualOrder() throws {
        let shaper = try TextShaper(FontCatalog())
        let line = shaper.line("ab שלום", style: style)
        #expect(line.glyphs.map(\.x) == line.glyphs.map(\.x).sorted())
        #expect(line.glyphs.count == 7)
    }
}
