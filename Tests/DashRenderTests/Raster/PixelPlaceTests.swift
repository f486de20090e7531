import DashScene
import Testing

@testable import DashRender

@Suite struct PixelPlaceTests {
    @Test(arguments: [0.0, 0.25, 12.75, -3.5, 1000.0 / 3])
    func aMoveByWholePixelsLeavesTheRest(_ x: Double) {
        let here = PixelPlace(.scale(3).then(.translation(x, -x)))
        // As sums come out: not to the last digit.
        let there = PixelPlace(.scale(3).then(.translation(x + 7 + 1e-12, -x - 4 - 1e-12)))
        #expect(there.matrix == here.matrix && there.x == here.x + 7 && there.y == here.y - 4)
        #expect((0..<1).contains(here.matrix.tx) && (0..<1).contains(here.matrix.ty))
    }

    @Test func anotherPartOfAPixelIsAnotherPlace() {
        #expect(PixelPlace(.translation(0.5, 0)).matrix != PixelPlace(.translation(0.501, 0)).matrix)
    }

    @Test(arguments: [Double.infinity, .nan, 1e300])
    func whatIsNowhereStaysThere(_ x: Double) {
        let place = PixelPlace(.translation(x, 0))
        #expect(place.x == 0 && place.y == 0)
    }

    /// Words, shapes and shadows that move by whole pixels are not made again, unless another part of them shows.
    @Test(arguments: [(5.0, true), (5.5, false), (60.0, false)])
    func movedSpritesAreTakenOver(_ distance: Double, _ isTakenOver: Bool) throws {
        let shape = Shape(.roundedRectangle(Rect(10.3, 20, 30, 30), radius: 8), .black)
        func item(_ dy: Double, from old: DisplayItem?) throws -> DisplayItem {
            let matrix = Affine.translation(0, dy)
            let node = Node(frame: Rect(10, 20, 31, 30), content: .shape(shape))
            let canvas = PixelRect(x: 0, y: 0, width: 100, height: 100)
            let bounds = ShapePainter.bounds(of: shape, matrix: matrix).intersection(canvas)
            let item = DisplayItem(node, matrix: matrix, children: [], contentBounds: bounds, canvas: canvas)
            if let old { item.takeSprites(from: old) }
            return item
        }
        let before = try item(0, from: nil)
        before.sprites = try ShapePainter.sprites(of: shape, matrix: .identity, area: before.contentBounds)
        let after = try item(distance, from: before)
        #expect((after.sprites != nil) == isTakenOver)
        if isTakenOver {
            #expect(after.sprites?.first?.bounds == before.sprites?.first?.bounds.moved(0, Int(distance)))
        }
    }
}
