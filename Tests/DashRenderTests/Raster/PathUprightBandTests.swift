import DashScene
import Testing

@testable import DashRender

@Suite struct PathUprightBandTests {
    @Test func liesBetweenTheRoundEnds() {
        let card = Path.roundedRectangle(Rect(4, 10, 90, 60), radius: 8)
        #expect(card.uprightBand == Rect(4, 18, 90, 44))
        let sheet = Path.roundedRectangle(Rect(4, 10, 90, 60), radii: CornerRadii(top: 20, bottom: 0))
        #expect(sheet.uprightBand == Rect(4, 30, 90, 40))
        #expect(Path.rectangle(Rect(1, 2, 3, 4)).uprightBand == Rect(1, 2, 3, 4))
    }

    /// Sides at different heights share some; a bend between them leaves none.
    @Test func takesOnlyWhatBothSidesHave() {
        let slanted: [Path.Element] = [
            .move(Point(0, 0)), .line(Point(10, 4)), .line(Point(10, 20)), .line(Point(0, 30)), .close,
        ]
        #expect(Path(slanted).uprightBand == Rect(0, 4, 10, 16))
        let bent: [Path.Element] = [
            .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 20)),
            .curve(Point(9, 10), Point(1, 10), Point(0, 20)),
            .close,
        ]
        #expect(Path(bent).uprightBand == nil)
    }

    @Test(arguments: [
        Path(), .circle(center: Point(9, 9), radius: 5), .ring(center: Point(9, 9), radius: 5, hole: 2),
        .polyline([Point(0, 0), Point(5, 0), Point(5, 9), Point(0, 9)]),
        .polyline([Point(0, 0), Point(9, 9), Point(0, 9)]),
    ]) func isNilWhereThereIsNone(_ path: Path) { #expect(path.uprightBand == nil) }
}
