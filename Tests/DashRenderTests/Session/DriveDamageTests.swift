import Testing

@testable import DashRender
@testable import DashScene

/// What is painted anew while the courier drives.
@Suite struct DriveDamageTests {
    /// Only around the courier, and in the tracker's line: the rest of the way is the same on every frame.
    @Test(arguments: [(0, 1..<70), (1, 190..<290), (1, 400..<430)])
    func theMapChangesOnlyAroundTheCourier(_ order: Int, _ frames: Range<Int>) throws {
        let session = try HookSession.session()
        let scene = try session.makeScene()
        let renderer = try session.makeRenderer(reusing: .pixels)
        let id = session.script.orders[order].id
        var before: Rect?
        for frame in frames.lowerBound - 1..<frames.upperBound {
            let halo = try #require(scene.graph(frame: frame).halo(of: id))
            let damage = try renderer.render(frame)
            defer { before = halo }
            guard let before, case .rects(let rects) = damage else { continue }
            let sheetTop = session.script.canvas.height * LayoutTokens.Sheet.topShare
            let around = PixelRect(
                covering: Affine.scale(session.script.scale).apply(Rect(enclosing: [before, halo].flatMap(\.corners))))
            for rect in rects where Double(rect.y) < sheetTop * session.script.scale {
                #expect(around.contains(rect), "frame \(frame): \(rect)")
            }
        }
    }
}

extension SceneGraph {
    fileprivate func halo(of order: String) -> Rect? {
        children.first { $0.id == order }?.children.first { $0.id == "dasher.halo" }?.frame
    }
}

extension Rect {
    fileprivate var corners: [Point] { [Point(minX, minY), Point(maxX, maxY)] }
}
