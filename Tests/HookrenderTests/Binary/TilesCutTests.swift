import Foundation
import Testing

/// A town off the coast of Africa, exported from somewhere with OpenStreetMap's tags, cut and drawn by the binary.
@Suite struct TilesCutTests {
    private static func feature(_ tags: String, _ geometry: String) -> String {
        #"{"type":"Feature","properties":{\#(tags)},"geometry":\#(geometry)}"#
    }

    private static func shape(_ type: String, _ coordinates: String) -> String {
        #"{"type":"\#(type)","coordinates":\#(coordinates)}"#
    }

    private static func square(_ low: Double, _ high: Double) -> String {
        let corners = [(low, low), (high, low), (high, high), (low, high), (low, low)]
        return shape("Polygon", "[[" + corners.map { "[\($0),\($1)]" }.joined(separator: ",") + "]]")
    }

    private static func line(_ positions: String) -> String { shape("LineString", "[\(positions)]") }

    static let good = [
        feature(#""highway":"primary","name":"High Street""#, line("[0,0.025],[0.05,0.025]")),
        feature(#""highway":"residential","name":"Mill Lane""#, line("[0.02,0],[0.02,0.05]")),
        feature(#""natural":"water","name":"Mill Pond""#, square(0.005, 0.015)),
        feature(#""waterway":"canal","name":"Mill Race""#, line("[0.015,0.01],[0.05,0.012]")),
        feature(#""leisure":"park","name":"Queen's Park""#, square(0.03, 0.045)),
        feature(#""landuse":"cemetery","name":"Old Cemetery""#, square(0.016, 0.019)),
        feature(#""building":"yes""#, square(0.0262, 0.0268)),
        feature(#""place":"suburb","name":"Millside""#, shape("Point", "[0.025,0.02]")),
    ]

    static let bad: [(feature: String, problem: String)] = [
        (
            feature(
                #""leisure":"park","name":"Open Park""#, shape("Polygon", "[[[0,0],[0.01,0],[0.01,0.01],[0,0.01]]]")),
            "(\"Open Park\"): a ring is not closed; skipped"
        ),
        (feature(#""natural":"water","name":"Dry Lake""#, "null"), "(\"Dry Lake\"): it has no geometry; skipped"),
        (
            feature(#""highway":"primary","name":"Far Road""#, line("[0.01,0.01],[0.02,95]")),
            "(\"Far Road\"): the position [0.02, 95.0] is out of range; longitude comes first, in degrees; skipped"
        ),
        (
            feature(#""highway":"primary","name":"Date Line Road""#, line("[179.9,0],[-179.9,0]")),
            "(\"Date Line Road\"): it crosses the date line; cut it there; skipped"
        ),
    ]

    private let script: ShortScript

    init() throws {
        script = try ShortScript("town")
        let town = try ShortScript.text().replacingOccurrences(of: "\"Tiles\"", with: "\"Town\"")
        try #require(town.contains("\"Town\""))
        try script.folder.write(town, to: "clip.json")
        let bakery = Self.feature(#""shop":"bakery""#, Self.shape("Point", "[0.03,0.01]"))
        let all = Self.good + Self.bad.map(\.feature) + [bakery]
        try script.folder.write(
            #"{"type":"FeatureCollection","features":["# + all.joined(separator: ",") + "]}", to: "town.geojson")
    }

    private func run(_ words: String...) throws -> Hookrender.Outcome {
        let cache = ["XDG_CACHE_HOME": script.folder.file("cache").path]
        return try Hookrender(folder: script.folder.url, environment: cache).run(words)
    }

    private static var lines: [String] {
        bad.enumerated().map { "hookrender: town.geojson: feature \(good.count + $0) \($1.problem)" }
    }

    @Test func cutsWhatIsSoundAndReportsTheRest() throws {
        let outcome = try run("tiles", "cut", "town.geojson", "-o", "Town", "--zooms", "12-14")
        #expect(outcome.code == 0)
        #expect(outcome.errorLines == Self.lines)
        let tiles = script.folder.files(under: "Town")
        #expect(
            tiles == [
                "12/2048/2047.geojson", "13/4096/4094.geojson", "13/4096/4095.geojson", "13/4097/4094.geojson",
                "13/4097/4095.geojson", "14/8192/8189.geojson", "14/8192/8190.geojson", "14/8192/8191.geojson",
                "14/8193/8189.geojson", "14/8193/8190.geojson", "14/8193/8191.geojson", "14/8194/8189.geojson",
                "14/8194/8190.geojson", "14/8194/8191.geojson",
            ])
        let size = try tiles.reduce(0) { try $0 + Data(contentsOf: script.folder.file("Town/\($1)")).count }
        #expect(
            outcome.output == "14 tiles, \(size >> 10) KB, from 8 features in Town; features without a drawn tag: 1\n")
    }

    @Test func theTilesAreDrawn() throws {
        #expect(try run("tiles", "cut", "town.geojson", "-o", "Town", "--zooms", "12-14").code == 0)
        let outcome = try run(
            "map", "clip.json", "--bbox", "0.0025,0.0025,0.0475,0.0475", "--size", "450x450", "--scale", "1", "-o",
            "map.png",
            "--strict")
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        let raw = script.folder.file("map.rgb")
        _ = try MediaProbe.output(
            of: "ffmpeg",
            ["-v", "error", "-i", script.folder.file("map.png").path, "-f", "rawvideo", "-pix_fmt", "rgb24", raw.path])
        let pixels = [UInt8](try Data(contentsOf: raw))
        try #require(pixels.count == 450 * 450 * 3)
        // 100 px are a hundredth of a degree.
        func color(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(pixels[(y * 450 + x) * 3 + $0]) } }
        let (pond, park, land, street) = (color(35, 415), color(285, 165), color(440, 445), color(35, 225))
        #expect(pond[2] > pond[0] + 16, "water is blue, not \(pond)")
        #expect(park[1] > park[0] + 8 && park[1] > park[2] + 8, "a park is green, not \(park)")
        #expect((land.max() ?? 0) - (land.min() ?? 0) < 12, "land has hardly a colour, not \(land)")
        #expect(street == [255, 255, 255])
    }

    @Test func strictRunsFailAfterTheReport() throws {
        let outcome = try run("tiles", "cut", "town.geojson", "-o", "Town", "--zooms", "12-12", "--strict")
        #expect(outcome.code == 65)
        #expect(outcome.errorLines == Self.lines + ["hookrender: 4 features cannot be used; mend them"])
    }

    @Test func aFileThatIsNoCollectionIsRefused() throws {
        try script.folder.write("{\"type\":", to: "town.geojson")
        let outcome = try run("tiles", "cut", "town.geojson", "-o", "Town")
        #expect(outcome.code == 65)
        #expect(outcome.errors == "hookrender: town.geojson: line 1, column 9: the file ends too early\n")
        #expect(script.folder.files() == ["clip.json", "town.geojson"])
    }

    @Test func aMissingTileIsAWarningAndAnErrorWhenStrict() throws {
        #expect(try run("tiles", "cut", "town.geojson", "-o", "Town", "--zooms", "12-12").code == 0)
        let words = ["map", "clip.json", "--bbox", "0.08,0.01,0.1,0.02", "--size", "100x50", "-o", "map.png"]
        let hook = Hookrender(folder: script.folder.url)
        let plain = try hook.run(words)
        #expect(plain.code == 0)
        let message = "Town: tile 12/2049/2047 is missing, so plain land is drawn there"
        #expect(plain.errors == "hookrender: warning: \(message)\n")
        let strict = try hook.run(words + ["--strict"])
        #expect(strict.code == 65)
        #expect(strict.errors == "hookrender: \(message)\n")
    }

    @Test(arguments: [
        ("12/2048/2047.geojson", "no tile", "line 1, column 1: expected \"{\""),
        ("12/2048/2047.png", "no tile", "not a picture that can be read; save it as an RGB PNG or JPEG"),
        (
            "12/2048/2047.geojson",
            #"{"type":"FeatureCollection","features":["#
                + feature(#""kind":"street","class":"primary","name":"High Street""#, line("[0.01,0.01],[0.02,999]"))
                + "]}",
            "feature 0 (\"High Street\"): the position [0.02, 999.0] is out of range; longitude comes first, in degrees"
        ),
    ])
    func aCorruptTileNamesItsFile(_ tile: String, _ content: String, _ reason: String) throws {
        let url = script.folder.file("Town/\(tile)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: url)
        let outcome = try run(
            "map", "clip.json", "--bbox", "0.01,0.01,0.02,0.02", "--size", "20x20", "--scale", "1", "-o", "map.png")
        #expect(outcome.code == 65)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors == "hookrender: Town/\(tile): \(reason)\n")
        #expect(!script.folder.files().contains("map.png"))
    }
}
