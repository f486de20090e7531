import DashScene
import Testing

@Suite struct GlyphTests {
    @Test(arguments: Glyph.allCases) func inkKeepsAMarginInItsBox(_ glyph: Glyph) {
        let room = Rect(0, 0, Glyph.box, Glyph.box).inset(1)
        #expect(room.contains(glyph.bounds))
        #expect(!glyph.bounds.isEmpty)
    }

    @Test(arguments: Glyph.allCases) func isCentredByWeightOrByBox(_ glyph: Glyph) {
        let middle = Point(Glyph.box / 2, Glyph.box / 2)
        let byWeight = (InkScan(glyph.path).centroid - middle).length
        let byBox = (glyph.bounds.center - middle).length
        #expect(min(byWeight, byBox) < 0.6)
        #expect(max(byWeight, byBox) < 2.8)
    }

    @Test(arguments: Glyph.allCases) func everySubpathIsClosed(_ glyph: Glyph) {
        var isOpen = false
        for element in glyph.path.elements {
            switch element {
            case .move:
                #expect(!isOpen)
                isOpen = true
            case .close: isOpen = false
            case .line, .curve: #expect(isOpen)
            }
        }
        #expect(!isOpen)
    }

    /// Silhouettes, line signs and the status bar's symbols each weigh about the same among themselves.
    @Test(arguments: [
        ([Glyph.house, .storefront, .scooter, .car, .chat], 200.0...270.0),
        ([.star, .minivan, .phone, .bicycle, .coin], 140...200),
        ([.dollar, .close, .chevronDown], 55...125),
        ([.signal, .wifi, .battery], 110...170),
    ]) func inkIsInTheFamilysBand(_ glyphs: [Glyph], _ band: ClosedRange<Double>) {
        for glyph in glyphs { #expect(band.contains(InkScan(glyph.path).area), "\(glyph)") }
    }

    @Test(arguments: [Glyph.house, .storefront, .scooter]) func trackerGlyphsAreEquallyTall(_ glyph: Glyph) {
        #expect((18.9...19.5).contains(glyph.bounds.height))
    }

    @Test(arguments: [Glyph.house, .storefront, .car, .close, .chevronDown, .star, .wifi, .coin])
    func isMirrorSymmetric(_ glyph: Glyph) {
        for row in InkScan(glyph.path).rows {
            let mirrored = row.crossings.reversed().map { Glyph.box - $0 }
            for (x, image) in zip(row.crossings, mirrored) where abs(x - image) > 1e-6 {
                Issue.record("\(glyph) leans at height \(row.y): \(x) and \(image)")
            }
        }
    }

    @Test func starIsCentredByWeightAndNotByBox() {
        let centroid = InkScan(Glyph.star.path).centroid
        #expect((centroid - Point(12, 12)).length < 0.01)
        #expect(Glyph.star.bounds.midY < 11.5)
    }

    @Test func dollarIsTheSameUpsideDown() {
        let turned = Affine(a: -1, b: 0, c: 0, d: -1, tx: Glyph.box, ty: Glyph.box)
        let ink = InkScan(Glyph.dollar.path)
        let image = InkScan(Glyph.dollar.path.applying(turned))
        #expect(abs(ink.area - image.area) < 1e-3)
        #expect((ink.centroid - image.centroid).length < 1e-3)
    }

    @Test func scallopsAreEven() {
        let pitch = 5.1
        let row = InkScan(Glyph.storefront.path).rows.first { $0.y > 11 }
        let crossings = row?.crossings ?? []
        #expect(crossings.count == 8)
        for (a, b) in zip(crossings, crossings.dropFirst(2)) { #expect(abs(b - a - pitch) < 1e-6) }
    }

    @Test func batteryIsItsPartsTogether() {
        let parts = InkScan(BatteryGlyph.shell).area + InkScan(BatteryGlyph.charge).area
        #expect(abs(parts - InkScan(Glyph.battery.path).area) < 1e-9)
        #expect(BatteryGlyph.shell.bounds.contains(BatteryGlyph.charge.bounds))
    }
}
