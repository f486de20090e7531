import DashScene
import Foundation
import Testing

@testable import DashRender

/// The collections that the project's own tiles are cut from, and the tiles themselves.
@Suite struct BrooklynStreetsTests {
    static let sources = ["areas", "buildings", "places", "streets"].map {
        "\(BrooklynViews.tiles)/source/\($0).geojson"
    }

    static func streets() throws -> [MapFeature] {
        let file = URL(fileURLWithPath: "\(BrooklynViews.tiles)/source/streets.geojson")
        return try GeoJSONReader.features(Data(contentsOf: file)).compactMap { MapFeature($0) }
    }

    /// Streets that are broken off in the data as they came, all away from the edge of the part with fine detail: most
    /// of them at the canal and at railways.
    static let brokenOff: Set = [
        "51st Street", "54th Street", "Degraw Street", "Dekoven Court", "East 12th Street", "East 13th Street",
        "East 16th Street", "East 17th Street", "East 18th Street", "East 31st Street", "Hamilton Avenue",
        "New York Avenue", "Waldorf Court", "Wellington Court",
    ]

    @Test func noStreetStopsAndGoesOnStraightAhead() throws {
        let gaps = StreetGaps(try Self.streets(), latitude: BrooklynViews.home.latitude).find()
        for gap in gaps where !Self.brokenOff.contains(gap.name) {
            Issue.record("\(gap.name) is torn for \(Int(gap.metres)) m between \(gap.ends)")
        }
        #expect(Self.brokenOff.subtracting(gaps.map(\.name)).isEmpty, "some are joined now: strike them off the list")
    }

    /// Each street that once ended at the edge of the part with fine detail, and a place within the former gap.
    static let mended: [(name: String, place: Coordinate)] = [
        ("4th Avenue", Coordinate(40.66601, -73.99235)), ("5th Avenue", Coordinate(40.66584, -73.98911)),
        ("6th Avenue", Coordinate(40.66569, -73.98591)), ("12th Street", Coordinate(40.66564, -73.98416)),
        ("13th Street", Coordinate(40.66573, -73.98616)), ("14th Street", Coordinate(40.66584, -73.98812)),
        ("15th Street", Coordinate(40.66596, -73.99019)), ("16th Street", Coordinate(40.66607, -73.99203)),
        ("Prospect Avenue", Coordinate(40.66576, -73.9931)), ("6th Street", Coordinate(40.67468, -73.99269)),
        ("7th Street", Coordinate(40.67412, -73.99293)), ("Carroll Street", Coordinate(40.67822, -73.98925)),
    ]

    /// One line runs through: two would write the name twice and round its ends off.
    @Test(arguments: mended) func oneLineRunsAcrossTheEdgeOfDetail(_ name: String, _ place: Coordinate) throws {
        let point = WebMercator.project(place)
        let reach = 10 * MapProjection(scale: 1, offset: .zero).pointsPerMetre(at: place.latitude)
        let through = try Self.streets().filter { $0.name == name }.flatMap { street -> [[Point]] in
            guard case .lines(let lines) = street.shape else { return [] }
            return lines.filter { line in
                let walk = LineWalk(line)
                return stride(from: 0, through: walk.length, by: reach / 2).contains {
                    (walk.place(at: $0).point - point).length < reach
                }
            }
        }
        #expect(through.count == 1)
    }

    @Test func theTilesAreCutFromTheirSources() throws {
        let folder = try MapFolder()
        _ = try TileCutter(.init(bounds: BrooklynViews.coverage)).cut(Self.sources, into: folder.path)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".geojson") }
        #expect(names.count > 200)
        for name in names.sorted() {
            let shipped = try Data(contentsOf: URL(fileURLWithPath: "\(BrooklynViews.tiles)/\(name)"))
            #expect(try folder.read(name) == shipped, "\(name) is stale; cut the tiles again")
        }
    }
}
