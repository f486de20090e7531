import DashScene
import Testing

@testable import DashRender

@Suite struct RasterizerTests {
    private let red = Color(200, 10, 30)
    private let blue = Color(20, 60, 220)

    private func box(_ rect: Rect, _ color: Color) -> Node {
        Node(frame: rect, content: .shape(Shape(.rectangle(rect), color)))
    }

    private func mixed(_ a: Color, _ b: Color, _ share: Double) -> Color {
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) * (1 - share) + Double(b) * share).rounded()) }
        return Color(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue))
    }

    private func expect(_ a: Color, isNear b: Color, _ place: Comment) {
        let differences = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Int($0) - Int($1)) }
        #expect(differences.allSatisfy { $0 <= 1 }, place)
    }

    @Test func backgroundShowsWhereNothingIs() throws {
        let pixels = try TestCanvas(4, 4).paint([box(Rect(1, 1, 1, 1), red)], background: blue)
        #expect(pixels[0, 0] == blue)
        #expect(pixels[1, 1] == red)
    }

    /// One that is seen through has black below it, whatever was on the surface before.
    @Test func aTranslucentBackgroundForgetsTheFrameBefore() throws {
        let canvas = try TestCanvas(8, 8)
        let surface = try canvas.rasterizer.makeSurface()
        for color in [red, blue] {
            try canvas.rasterizer.paint(canvas.graph([box(Rect(1, 1, 4, 4), color)]), onto: surface)
            try canvas.rasterizer.paint(canvas.graph([], background: Color(255, 255, 255, 128)), onto: surface)
            #expect(Pixels(surface)[2, 2] == Color(128, 128, 128))
        }
    }

    /// Two boxes that overlap fade as one image: the lower one never shines through the upper one.
    @Test(arguments: [0.0, 0.1, 0.25, 0.5, 0.9, 1]) func groupsFadeAsOneImage(opacity: Double) throws {
        var group = Node(frame: .zero, children: [box(Rect(2, 2, 10, 10), red), box(Rect(6, 6, 10, 10), blue)])
        group.opacity = opacity
        let pixels = try TestCanvas(20, 20).paint([group])
        expect(pixels[3, 3], isNear: mixed(.white, red, opacity), "lower")
        expect(pixels[8, 8], isNear: mixed(.white, blue, opacity), "both")
        expect(pixels[15, 15], isNear: mixed(.white, blue, opacity), "upper")
        #expect(pixels[0, 0] == .white)
    }

    @Test func nestedOpacitiesMultiply() throws {
        var inner = box(Rect(0, 0, 4, 4), red)
        inner.opacity = 0.5
        var outer = Node(frame: .zero, children: [inner, box(Rect(2, 0, 2, 4), blue)])
        outer.opacity = 0.5
        let pixels = try TestCanvas(4, 4).paint([outer])
        expect(pixels[0, 0], isNear: mixed(.white, red, 0.25), "inner")
        expect(pixels[3, 0], isNear: mixed(.white, blue, 0.5), "outer")
    }

    @Test func shapesWithFillAndStrokeFadeAsOneImage() throws {
        let rect = Rect(4, 4, 12, 12)
        var node = Node(
            frame: rect,
            content: .shape(Shape(.rectangle(rect), fill: .color(red), stroke: Stroke(blue, width: 4))))
        node.opacity = 0.5
        let pixels = try TestCanvas(20, 20).paint([node])
        expect(pixels[5, 10], isNear: mixed(.white, blue, 0.5), "stroke above fill")
    }

    @Test(arguments: [(0.0, 100.0), (4.0, 100.0 - (4 - Double.pi) * 16)])
    func clipsCutContentAndChildren(radius: Double, area: Double) throws {
        var node = box(Rect(0, 0, 30, 30), .black)
        node.children = [box(Rect(0, 0, 30, 30), .black)]
        node.clip = Node.Clip(Rect(5, 6, 10, 10), radius: radius)
        let pixels = try TestCanvas(30, 30).paint([node])
        #expect(abs(pixels.totalInk - area) < 0.3)
        #expect(pixels.inkBounds == PixelRect(x: 5, y: 6, width: 10, height: 10))
    }

    @Test func clipsBetweenPixelsCutInPart() throws {
        var node = box(Rect(0, 0, 30, 30), .black)
        node.clip = Node.Clip(Rect(5, 5, 10, 4.5))
        let pixels = try TestCanvas(30, 30).paint([node])
        #expect(abs(pixels.ink(7, 9) - 0.5) < 0.01)
        #expect(pixels.ink(7, 10) == 0)
    }

    @Test func clipsMoveWithTheNode() throws {
        var node = box(Rect(0, 0, 30, 30), .black)
        node.clip = Node.Clip(Rect(0, 0, 10, 10))
        node.transform = .translation(7, 3)
        #expect(
            try TestCanvas(30, 30).paint([node]).inkBounds == PixelRect(x: 7, y: 3, width: 10, height: 10))
    }

    @Test func clipsWithoutAreaHideEverything() throws {
        var node = box(Rect(0, 0, 30, 30), .black)
        node.clip = Node.Clip(Rect(5, 5, 10, 0), radius: 4)
        #expect(try TestCanvas(30, 30).paint([node]).totalInk == 0)
    }

    @Test func picturesOnPixelsAreStraightCopies() throws {
        let picture = PictureContent(file: "any", target: Rect(2, 3, 16, 16))
        let source = Pixels(try PatternPictures().surface(for: picture, pixelWidth: 16, pixelHeight: 16))
        let pixels = try TestCanvas(20, 20).paint([Node(frame: .zero, content: .picture(picture))])
        for y in 0..<16 {
            for x in 0..<16 { #expect(pixels[x + 2, y + 3] == source[x, y]) }
        }
        #expect(pixels[1, 3] == .white)
    }

    @Test func picturesBetweenPixelsAreResampled() throws {
        var node = Node(
            frame: .zero, content: .picture(PictureContent(file: "any", target: Rect(2, 2, 16, 16))))
        node.transform = .translation(0.5, 0)
        let pixels = try TestCanvas(24, 24).paint([node])
        #expect(pixels[10, 8].green == 128)
        #expect((188...194).contains(Int(pixels[2, 8].green)), "half of the first column is covered")
    }

    @Test func mapsOnPixelsAreStraightCopies() throws {
        let view = MapView(
            frame: Rect(0, 1, 10, 6), projection: MapProjection(scale: 256, offset: .zero), tiles: "",
            palette: .mutedLight, labelFamily: "Inter", obstacles: [])
        let source = Pixels(try PatternMaps().surface(for: view, scale: 2))
        let pixels = try TestCanvas(20, 20, scale: 2).paint([Node(frame: .zero, content: .map(view))])
        for y in 0..<12 {
            for x in 0..<20 { #expect(pixels[x, y + 2] == source[x, y]) }
        }
    }

    @Test func failuresOfPicturesComeThrough() throws {
        struct Missing: Error {}
        struct NoPictures: PictureProviding {
            func surface(for picture: PictureContent, pixelWidth: Int, pixelHeight: Int) throws -> Surface {
                throw Missing()
            }
        }
        let rasterizer = Rasterizer(
            width: 9, height: 9, scale: 1, shaper: try TextShaper(FontCatalog()), pictures: NoPictures(),
            maps: PatternMaps())
        let node = Node(frame: .zero, content: .picture(PictureContent(file: "any", target: Rect(2, 2, 4, 4))))
        let graph = SceneGraph(frame: 0, time: 0, size: Size(9, 9), background: .white, children: [node])
        #expect(throws: Missing.self) { try rasterizer.paint(graph, onto: rasterizer.makeSurface()) }
    }
}
