import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct BrooklynMapTests {
    typealias Views = BrooklynViews

    @Test(arguments: Views.all) func neverRunsOutOfMap(_ which: Views.Which, _ canvas: Size) throws {
        let view = try Views.view(which, canvas)
        let shown = Rect(
            enclosing: [view.frame.origin, Point(view.frame.maxX, view.frame.maxY)].map { view.projection.world($0) })
        #expect(try #require(Views.coverage).world.contains(shown))
        #expect(try Views.paint(view).warnings.isEmpty)
    }

    @Test(arguments: Views.all) func labelsTouchNothing(_ which: Views.Which, _ canvas: Size) throws {
        let view = try Views.view(which, canvas)
        let labels = try Views.paint(view).labels
        #expect(!labels.isEmpty)
        for label in labels {
            for box in label.boxes {
                #expect(view.frame.contains(box.bounds), "\(label.text) leaves the map")
                for case .rect(let rect) in view.obstacles {
                    #expect(!box.intersects(OrientedBox(rect)), "\(label.text) touches \(rect)")
                }
                for case .line(let points, let width) in view.obstacles {
                    for (a, b) in zip(points, points.dropFirst()) {
                        #expect(
                            !box.intersects(OrientedBox(from: a, to: b, width: width)), "\(label.text) is on the route")
                    }
                }
            }
        }
        for (index, a) in labels.enumerated() {
            for b in labels.dropFirst(index + 1) {
                let meet = a.boxes.contains { box in b.boxes.contains { $0.intersects(box) } }
                #expect(!meet, "\(a.text) touches \(b.text)")
            }
        }
    }

    @Test(arguments: Views.all) func wordsStandUpright(_ which: Views.Which, _ canvas: Size) throws {
        for label in try Views.paint(Views.view(which, canvas)).labels {
            #expect(label.boxes.allSatisfy { $0.axis.x > -0.1 }, "\(label.text)")
        }
    }

    static let crossStreets = ["4th Street", "5th Street", "6th Street", "7th Street", "8th Street"]

    @Test(arguments: Views.canvases) func everyCrossStreetIsNamedOrHasAReason(_ canvas: Size) throws {
        let view = try Views.view(.close, canvas)
        let map = try Views.paint(view)
        let written = Set(map.labels.filter(\.isStreet).map(\.name))
        for (name, fate) in map.streets {
            switch fate {
            case .written(let count): #expect(count > 0 && written.contains(name))
            case .tooShort, .hidden: #expect(!written.contains(name))
            case .tooMinor: Issue.record("\(name) is in the close view and may be named")
            }
        }
        for street in Self.crossStreets {
            #expect(written.contains(street), "\(street): \(map.streets[street].map { "\($0)" } ?? "not in view")")
        }
    }

    /// 5th Avenue lies below the route, and between home's pin and the sheet it is shorter than its name.
    @Test(arguments: Views.canvases) func fifthAvenueHasARouteForAName(_ canvas: Size) throws {
        #expect(try Views.paint(Views.view(.close, canvas)).streets["5th Avenue"] == .hidden)
    }

    @Test(arguments: Views.all) func noStreetIsNamedTwiceWithinAPhonesWidth(
        _ which: Views.Which, _ canvas: Size
    ) throws {
        let labels = try Views.paint(Views.view(which, canvas)).labels.filter(\.isStreet)
        for (index, a) in labels.enumerated() {
            for b in labels.dropFirst(index + 1) where a.name == b.name {
                #expect((a.center - b.center).length >= 0.7 * canvas.width, "\(a.text) is written twice")
            }
        }
        if canvas.width < 500 { #expect(Set(labels.map(\.name)).count == labels.count) }
    }

    @Test(arguments: Views.all) func namesOfPlacesKeepClearOfPinsAndControls(
        _ which: Views.Which, _ canvas: Size
    ) throws {
        let view = try Views.view(which, canvas)
        for label in try Views.paint(view).labels where !label.isStreet {
            for case .rect(let rect) in view.obstacles {
                let isClear = label.boxes.allSatisfy { !$0.intersects(OrientedBox(rect.inset(-8))) }
                #expect(isClear, "\(label.text) is close to \(rect)")
            }
        }
    }

    @Test(arguments: Views.all) func theDasherDrivesOverNoStreetsName(_ which: Views.Which, _ canvas: Size) throws {
        let view = try Views.view(which, canvas)
        let walk = LineWalk(Views.way(which).map { view.projection.screen(WebMercator.project($0)) })
        // The largest square inside the Dasher's circle, all along the way.
        let side = 22 / 2.0.squareRoot()
        for label in try Views.paint(view).labels where label.isStreet {
            for metres in stride(from: 0, through: walk.length - 22, by: 2) {
                let disc = OrientedBox(center: walk.place(at: metres).point, half: Size(side, side))
                #expect(!label.boxes.contains { $0.intersects(disc) }, "\(label.text) is driven over")
            }
        }
    }

    @Test(arguments: Views.all) func onlyParksWithRoomForTheirNameAreNamed(
        _ which: Views.Which, _ canvas: Size
    ) throws {
        let parks = try Views.paint(Views.view(which, canvas)).labels.filter {
            $0.kind == .park || $0.kind == .cemetery
        }
        #expect(Set(parks.map(\.name)).isSubset(of: ["Prospect Park", "Green-Wood Cemetery"]), "\(parks.map(\.name))")
        #expect(parks.isEmpty == (which == .close))
    }

    @Test func theCanalIsNamedOnTheStandardCanvas() throws {
        let labels = try Views.paint(Views.view(.wide, Size(440, 956))).labels
        #expect(labels.contains { $0.name == "Gowanus Canal" && $0.kind == .water })
    }

    @Test(arguments: Views.canvases) func theWideViewNamesSixToEightNeighbourhoods(_ canvas: Size) throws {
        let map = try Views.paint(Views.view(.wide, canvas))
        let names = map.labels.filter { $0.kind == .neighbourhood }.map(\.name)
        #expect((6...8).contains(names.count), "\(names)")
        #expect(Set(names).count == names.count)
        let parks = map.labels.filter { $0.kind == .park || $0.kind == .cemetery }.map(\.name)
        #expect(!parks.contains("Sunset Park"))
        #expect(map.labels.contains { $0.kind == .water })
    }

    @Test(arguments: Views.canvases) func theDriveLiesOnFifthAvenue(_ canvas: Size) throws {
        let view = try Views.view(.close, canvas)
        let scale = 2.0
        let surface = try Views.paint(view, scale: scale).surface
        let stride = surface.stride
        let way = Route(Views.way(.close))
        let road = view.palette.road
        surface.withPixels { pixels in
            for metre in 0...Int(way.length) {
                let place = view.projection.screen(way.point(at: Double(metre))) - view.frame.origin
                let index = Int(place.y * scale) * stride + Int(place.x * scale) * 4
                let color = Color(pixels[index + 2], pixels[index + 1], pixels[index])
                #expect(color == road, "\(metre) m after the start")
            }
        }
    }

    @Test func tilesMeetWithoutASeam() throws {
        // Land and water alone, so that any seam would be another colour.
        let folder = try MapFolder()
        let file = try folder.write(
            "sea.geojson",
            MapFolder.collection(
                MapFolder.feature(#""kind":"water""#, "Polygon", "[[[-1,-1],[1,-1],[1,1],[-1,1],[-1,-1]]]")))
        _ = try TileCutter(.init(zooms: 11...11)).cut([file], into: folder.path)
        let size = 256 * 2048 * 1.37
        let projection = MapProjection(scale: size, offset: Point(100.3, 77.7) - Point(0.5, 0.5) * size)
        let view = MapView(
            frame: Rect(0, 0, 300, 200), projection: projection, tiles: folder.path, palette: .mutedLight,
            labelFamily: "Inter", obstacles: [])
        let map = try Views.paint(view, scale: 3)
        #expect(map.warnings.isEmpty)
        let painted = SharedPixels(copying: map.surface)
        let plain = try Surface(width: painted.width, height: painted.height, format: .opaque)
        let canvas = try Canvas(plain)
        canvas.setSource(view.palette.water)
        canvas.paint()
        #expect(painted.withBytes { Data($0) } == SharedPixels(copying: plain).withBytes { Data($0) })
    }
}
