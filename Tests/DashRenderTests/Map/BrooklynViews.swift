import Foundation

@testable import DashRender
@testable import DashScene

/// The two maps of the hook on every test canvas, framed as the clip frames them.
enum BrooklynViews {
    static let canvases = [
        Size(360, 640), Size(390, 844), Size(402, 874), Size(430, 932), Size(440, 956), Size(768, 1024),
    ]
    static let home = Coordinate(40.67015, -73.98549)
    static let lucias = [Coordinate(40.67440, -73.98195), home]
    static let bayRidge = [
        Coordinate(40.63446, -74.02317), Coordinate(40.63462, -74.02353), Coordinate(40.63677, -74.02265),
        Coordinate(40.63822, -74.02103), Coordinate(40.63987, -74.02170), Coordinate(40.64143, -74.02096),
        Coordinate(40.66608, -73.99520), Coordinate(40.67146, -73.99102), Coordinate(40.66917, -73.98630), home,
    ]
    /// The project's own tiles.
    static let tiles = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tiles").path
    /// What the data cover.
    static let coverage = MapBounds(west: -74.075, south: 40.605, east: -73.932, north: 40.708)

    enum Which: String, CaseIterable { case close, wide }

    /// Every view with every canvas.
    static let all = Which.allCases.flatMap { which in canvases.map { (which, $0) } }

    static func way(_ which: Which) -> [Coordinate] {
        guard which == .close else { return bayRidge }
        let route = Route(lucias)
        return route.remainder(from: route.length - 250)
    }

    static func view(_ which: Which, _ canvas: Size, tiles: String = BrooklynViews.tiles) throws -> MapView {
        let way = way(which).map(WebMercator.project)
        let sheet = PixelGrid(scale: 3).snap(canvas.height * 0.48)
        let controls = [Rect(16, 62, 44, 44), Rect(canvas.width - 16 - 74, 62, 74, 44)]
        let tips = which == .close ? way.suffix(1) : way.prefix(1) + way.suffix(1)
        let form = PinForm(rise: 31 * 1.25, half: 19 * 1.25)
        let things: [MapFraming.Thing] = tips.map { .pin(tip: $0, form) }
        let framing = MapFraming(
            stretch: way, margin: which == .close ? 50 : 40, visible: Rect(0, 54, canvas.width, sheet - 54),
            things: [.disc(along: way, radius: 22)] + things,
            controls: controls.map { .init(stadium: $0) }, clearance: 4)
        guard let projection = framing.solve() else { throw Unframed() }
        let line = way.map { projection.screen($0) }
        let driven = LineWalk(line).part(from: 0, to: LineWalk(line).length - 22)
        let pins = tips.map { projection.screen($0) }.map { Rect($0.x - 19, $0.y - 50, 38, 53) }
        let bars = [Rect(0, 0, canvas.width, 54), Rect(0, sheet, canvas.width, canvas.height - sheet)]
        return MapView(
            frame: Rect(0, 0, canvas.width, sheet + 40), projection: projection, tiles: tiles,
            palette: .mutedLight, labelFamily: "Inter",
            obstacles: [.line(line, width: 5), .way(driven, width: 44)] + (pins + bars + controls).map { .rect($0) })
    }

    struct Unframed: Error {}

    static func paint(_ view: MapView, scale: Double = 1) throws -> PaintedMap {
        let painter = BaseMapPainter(
            view: view, scale: scale, files: TileFolder(view.tiles), fonts: try FontCatalog())
        return try painter.paint(painter.plan())
    }
}
