import DashScene
import Foundation
import Testing

@testable import DashRender

/// Pictures are decoded while the script is laid out; what is said of them is said as if each had been decoded at once.
@Suite struct ScriptCheckTests {
    /// The real script, with pictures of its own in place of some of its pictures.
    private final class Desk {
        private static let file = HookSession.folder.appendingPathComponent("DemoScript.json").path
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        private var text: String

        init() throws {
            text = String(decoding: try ClipSession.document(of: Self.file).source.bytes, as: UTF8.self)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func replace(_ old: String, with new: String) throws {
            let place = try #require(text.firstRange(of: old), "the script has no \(old)")
            text.replaceSubrange(place, with: new)
        }

        /// Puts a picture in the place of one of the script's; nil for none.
        func put(_ name: String, inPlaceOf old: String, _ bytes: [UInt8]?) throws {
            if let bytes { try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)")) }
            try replace("\"Assets/\(old)\"", with: "\"\(folder)/\(name)\"")
        }

        func check(checksLayout: Bool = true, isStrict: Bool = false, brand: String? = nil) -> ScriptCheck {
            let assets = SharedAssets(
                script: Self.file, options: ScriptOptions(isStrict: isStrict, allowsOutside: true), fonts: nil,
                mapCache: nil)
            return ScriptCheck(
                document: JSONDocument(parsing: Array(text.utf8)), file: "S.json",
                overrides: ScriptOverrides(brand: brand), assets: assets, checksLayout: checksLayout)
        }
    }

    private static let cutShort = Array(JPEGFixture.color.prefix(280))
    private static let damaged =
        PNGFixture(width: 40, height: 30).file { _, _ in [9, 9, 9, 255] }
        .enumerated().map { $0 == 60 ? $1 ^ 0x55 : $1 } as [UInt8]

    /// Several pictures, each wrong in its own way, and words that do not fit.
    private func spoiled() throws -> Desk {
        let desk = try Desk()
        try desk.put("short.jpg", inPlaceOf: "people/priya.jpg", Self.cutShort)
        try desk.put("damaged.png", inPlaceOf: "vehicles/civic-silver.png", Self.damaged)
        try desk.put("none.jpg", inPlaceOf: "dropoff/priya.jpg", nil)
        try desk.put("text.jpg", inPlaceOf: "dropoff/marcus.jpg", Array("I am text.\n".utf8))
        try desk.replace("Sakura Sushi 🍣", with: "Sakura Sushi and the long name of a place")
        return desk
    }

    @Test func problemsOfPicturesAndWordsAreToldByPlace() throws {
        let desk = try spoiled()
        let found = try desk.check().run()
        #expect(found.outcome.script == nil && found.written == nil && found.laidOut == nil)
        #expect(
            found.problems.map(\.description) == [
                "S.json:22:26: orders[0].photo.file: cannot draw \"\(desk.folder)/text.jpg\": not a picture that can be "
                    + "read; save it as an RGB PNG or JPEG",
                "S.json:29:18: warning: orders[1].banner.title: \"Sakura Sushi and the long name of a place\" does not "
                    + "fit at 440 x 956 pt: banner.title has room for 1 line of 326 pt; shorten it",
                "S.json:34:18: orders[1].vehicle: cannot draw \"\(desk.folder)/damaged.png\": the picture is damaged "
                    + "(IDAT: incorrect data check); export or copy it again",
                "S.json:39:26: warning: orders[1].photo.file: cannot draw \"\(desk.folder)/none.jpg\": no such picture; "
                    + "a plain tile is drawn in its place",
                "S.json:57:19: dashers.priya.portrait: cannot draw \"\(desk.folder)/short.jpg\": the picture is cut "
                    + "short; export or copy it again",
            ])
    }

    @Test(arguments: [true, false], [true, false])
    func hopeChangesNoWord(_ checksLayout: Bool, _ isStrict: Bool) throws {
        let desk = try spoiled()
        let hopeful = try desk.check(checksLayout: checksLayout, isStrict: isStrict).run().problems
        let patient = desk.check(checksLayout: checksLayout, isStrict: isStrict)
        #expect(try hopeful == patient.run(judging: patient.assets.pictures).problems)
        #expect(hopeful.count == (checksLayout ? 5 : 4))
    }

    /// Fonts that are not there count for nothing beside a broken picture, unless the brand names them.
    @Test func aBrokenPictureComesBeforeMissingFonts() throws {
        let desk = try Desk()
        try desk.put("short.jpg", inPlaceOf: "people/priya.jpg", Self.cutShort)
        let whole = desk.check()
        let assets = SharedAssets(
            script: HookSession.folder.appendingPathComponent("DemoScript.json").path,
            options: ScriptOptions(allowsOutside: true), fonts: desk.folder, mapCache: nil)
        let check = ScriptCheck(
            document: whole.document, file: "S.json", overrides: ScriptOverrides(), assets: assets, checksLayout: true)
        #expect(try check.run().problems.map(\.path) == ["dashers.priya.portrait"])
    }

    @Test func aScriptWithoutErrorsIsHandedOnLaidOut() throws {
        let found = try Desk().check().run()
        #expect(found.problems == [])
        #expect(found.written?.tiles == Script.standardTiles)
        #expect(found.outcome.script?.tiles?.hasPrefix("/") == true)
        #expect(found.laidOut?.scene.script == found.outcome.script)
        #expect(try Desk().check(checksLayout: false).run().laidOut == nil)
    }
}
