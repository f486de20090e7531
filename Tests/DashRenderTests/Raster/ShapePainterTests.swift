import DashScene
import Testing

@testable import DashRender

@Suite struct ShapePainterTests {
    private let red = Color(200, 10, 30)

    private func shape(_ shape: Shape, transform: Affine = .identity) -> Node {
        var node = Node(frame: .zero, content: .shape(shape))
        node.transform = transform
        return node
    }

    @Test(arguments: [1.0, 2, 3]) func rectanglesOnPixelsAreExact(scale: Double) throws {
        let canvas = try TestCanvas(Int(20 * scale), Int(20 * scale), scale: scale)
        let pixels = try canvas.paint([shape(Shape(.rectangle(Rect(3, 4, 10, 5)), red))])
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let isInside =
                    Double(x) >= 3 * scale && Double(x) < 13 * scale
                    && Double(y) >= 4 * scale && Double(y) < 9 * scale
                #expect(pixels[x, y] == (isInside ? red : .white))
            }
        }
    }

    @Test func rectanglesBetweenPixelsCoverInPart() throws {
        let pixels = try TestCanvas(10, 10).paint([shape(Shape(.rectangle(Rect(2.5, 3, 4, 2.2)), .black))])
        #expect(abs(pixels.totalInk - 4 * 2.2) < 0.05)
        #expect(abs(pixels.ink(2, 3) - 0.5) < 0.01)
        #expect(pixels.ink(3, 3) == 1)
        #expect(abs(pixels.ink(3, 5) - 0.2) < 0.01)
    }

    @Test(arguments: [0.0, 0.1, 0.37, 0.5]) func circlesHaveTheirAreaAndPlace(dx: Double) throws {
        let pixels = try TestCanvas(40, 40)
            .paint([shape(Shape(.circle(center: Point(20 + dx, 20 - dx), radius: 12), .black))])
        #expect(abs(pixels.totalInk - .pi * 144) < 1.5)
        #expect(abs(pixels.centroid.x - 20 - dx) < 0.01)
        #expect(abs(pixels.centroid.y - 20 + dx) < 0.01)
    }

    @Test(arguments: [false, true]) func evenOddMakesHoles(evenOdd: Bool) throws {
        var path = Path.rectangle(Rect(2, 2, 16, 16))
        path.append(.rectangle(Rect(6, 6, 8, 8)))
        let pixels = try TestCanvas(20, 20).paint([shape(Shape(path, fill: .color(.black), evenOdd: evenOdd))])
        #expect(pixels.totalInk == (evenOdd ? 256 - 64 : 256))
    }

    @Test func strokesAreRoundOrNot() throws {
        let line = Path.polyline([Point(10, 10), Point(30, 10)])
        func ink(isRound: Bool) throws -> Double {
            try TestCanvas(40, 20)
                .paint([shape(Shape(line, stroke: Stroke(.black, width: 6, isRound: isRound)))]).totalInk
        }
        #expect(abs(try ink(isRound: false) - 120) < 0.5)
        #expect(abs(try ink(isRound: true) - 120 - .pi * 9) < 0.8)
    }

    @Test func mitresStayWithinTheBounds() throws {
        let corner = Shape(
            .polyline([Point(10, 10), Point(40, 14), Point(10, 18)]), stroke: Stroke(.black, width: 4, isRound: false))
        let pixels = try TestCanvas(80, 40).paint([shape(corner)])
        let bounds = ShapePainter.bounds(of: corner, matrix: .identity)
        #expect(bounds.contains(pixels.inkBounds))
        #expect(pixels.inkBounds.maxX > 48)
    }

    @Test func fillComesBeforeStroke() throws {
        let both = Shape(.rectangle(Rect(4, 4, 12, 12)), fill: .color(red), stroke: Stroke(.black, width: 4))
        let pixels = try TestCanvas(20, 20).paint([shape(both)])
        #expect(pixels[10, 10] == red)
        #expect(pixels[5, 10] == .black)
        #expect(pixels[3, 10] == .black)
    }

    @Test func linearGradientsRunBetweenTheirPoints() throws {
        let paint = Paint.linear(
            from: Point(0, 0), to: Point(100, 0), stops: [GradientStop(0, .black), GradientStop(1, .white)])
        let pixels = try TestCanvas(100, 4).paint([shape(Shape(.rectangle(Rect(0, 0, 100, 4)), fill: paint))])
        for x in 0..<100 { #expect(abs(Int(pixels[x, 2].green) - Int((Double(x) + 0.5) * 2.55)) <= 1) }
    }

    @Test(arguments: [1.0, 0.5]) func radialGradientsAreSquashed(squash: Double) throws {
        let paint = Paint.radial(
            center: Point(30, 30), radius: 20, squash: squash,
            stops: [GradientStop(0, .black), GradientStop(1, Color(0, 0, 0, 0))])
        let pixels = try TestCanvas(60, 60).paint([shape(Shape(.rectangle(Rect(0, 0, 60, 60)), fill: paint))])
        #expect(abs(pixels.ink(40, 30) - 0.475) < 0.02)
        #expect(abs(pixels.ink(30, 30 + Int(10 * squash)) - pixels.ink(40, 30)) < 0.03)
        #expect(pixels.ink(30, 30 + Int(20 * squash) + 1) == 0)
        // A cone has a third of its cylinder's volume.
        #expect(abs(pixels.totalInk - .pi * 400 * squash / 3) < 6)
    }

    @Test func transformsMoveAndScale() throws {
        let node = shape(
            Shape(.rectangle(Rect(0, 0, 4, 4)), red), transform: .scale(2).then(.translation(3, 5)))
        let pixels = try TestCanvas(20, 20).paint([node])
        #expect(pixels.inkBounds == PixelRect(x: 3, y: 5, width: 8, height: 8))
    }

    @Test func emptyShapesPaintNothing() throws {
        let nodes = [Shape(Path(), red), Shape(.rectangle(.zero), red), Shape(.rectangle(Rect(1, 1, 5, 0)), red)]
            .map { shape($0) }
        #expect(try TestCanvas(10, 10).paint(nodes).totalInk == 0)
    }

    private static let large = PixelRect(x: 0, y: 0, width: 400, height: 300)

    /// A large shape is a mask only where it is round, to the same bytes; of what has no such rows all is one mask.
    @Test(arguments: [
        (Path.roundedRectangle(Rect(0, 20.4, 400, 500), radius: 30), 2),
        (Path.roundedRectangle(Rect(12, 20.5, 370, 270.2), radius: 30), 3),
        (Path.roundedRectangle(Rect(-9, -50, 420, 300), radius: 40.3), 2),
        (Path.roundedRectangle(Rect(12.5, 20, 370, 270), radius: 30), 1),
        (Path.ring(center: Point(200, 150), radius: 190, hole: 100), 1),
    ]) func aLargeShapeIsParted(_ path: Path, _ count: Int) throws {
        let area = PixelRect(covering: path.controlBounds).intersection(Self.large)
        let parts = try ShapePainter.sprites(of: Shape(path, .black), matrix: .identity, area: area)
        #expect(parts.count == count)
        let mask = try ShapePainter.mask(path, evenOdd: false, matrix: .identity, area: area)
        for opacity in [1, 0.4] {
            let (parted, whole) = (
                try canvas(parts, opacity), try canvas([.mask(mask, x: area.x, y: area.y, .black)], opacity)
            )
            #expect(parted == whole)
        }
    }

    private func canvas(_ sprites: [Sprite], _ opacity: Double) throws -> [UInt8] {
        let surface = try Surface(width: Self.large.width, height: Self.large.height, format: .alpha)
        let target = PixelTarget(surface)
        for sprite in sprites { target.put(sprite, in: Self.large, opacity: opacity) }
        target.flush()
        return surface.withPixels { Array($0) }
    }
}
