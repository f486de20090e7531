import Testing

@testable import DashRender

@Suite struct RowBandsTests {
    private let bands = RowBands(height: 70, rowsPerBand: 32)

    @Test func coverEveryRowOnce() {
        #expect((0..<bands.count).flatMap { Array(bands.rows(of: $0)) } == Array(0..<70))
    }

    @Test(arguments: [
        (Damage.all, [0, 1, 2]),
        (.rects([]), []),
        (.rects([PixelRect(x: 0, y: 31, width: 1, height: 1)]), [0]),
        (.rects([PixelRect(x: 0, y: 31, width: 1, height: 2)]), [0, 1]),
        (.rects([PixelRect(x: 0, y: 69, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 1, height: 1)]), [0, 2]),
        (.rects([PixelRect(x: 0, y: 64, width: 0, height: 4), PixelRect(x: 5, y: 4, width: 3, height: 0)]), []),
        (.rects([PixelRect(x: -5, y: 0, width: 5, height: 70), PixelRect(x: 10, y: 0, width: 5, height: 70)]), []),
        (.rects([PixelRect(x: -5, y: -9, width: 6, height: 10)]), [0]),
        (.rects([PixelRect(x: 9, y: 60, width: 99, height: 99)]), [1, 2]),
        (.rects([PixelRect(x: 0, y: 70, width: 9, height: 9), PixelRect(x: 0, y: -9, width: 9, height: 9)]), []),
    ])
    func touchedByDamage(_ damage: Damage, _ expected: [Int]) {
        #expect(bands.touched(by: damage, width: 10).map(\.band) == expected)
    }

    @Test func damageIsCutToTheBands() {
        let rects = [PixelRect(x: -2, y: 30, width: 5, height: 4), PixelRect(x: 8, y: 31, width: 9, height: 1)]
        #expect(
            bands.touched(by: .rects(rects), width: 10) == [
                BandDamage(
                    band: 0,
                    parts: [PixelRect(x: 0, y: 30, width: 3, height: 2), PixelRect(x: 8, y: 31, width: 2, height: 1)]),
                BandDamage(band: 1, parts: [PixelRect(x: 0, y: 32, width: 3, height: 2)]),
            ])
        #expect(
            bands.touched(by: .all, width: 10).last
                == BandDamage(band: 2, parts: [PixelRect(x: 0, y: 64, width: 10, height: 6)]))
    }
}
