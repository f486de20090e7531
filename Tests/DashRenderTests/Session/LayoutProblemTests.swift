import DashScene
import Foundation
import Testing

@testable import DashRender

/// What only shows when a script is laid out with the real fonts.
@Suite struct LayoutProblemTests {
    private static let file = HookSession.folder.appendingPathComponent("DemoScript.json").path
    private static let longName = "Bartholomew-Maximilian of the north"

    private func lines(
        _ edits: [(String, String)], size: Size? = nil, isStrict: Bool = false
    ) throws -> [String] {
        var text = String(decoding: try ClipSession.document(of: Self.file).source.bytes, as: UTF8.self)
        for (old, new) in edits {
            let place = try #require(text.firstRange(of: old), "the script has no \(old)")
            text.replaceSubrange(place, with: new)
        }
        let assets = SharedAssets(
            script: Self.file, options: ScriptOptions(isStrict: isStrict), fonts: nil, mapCache: nil)
        let session = try ClipSession(
            document: JSONDocument(parsing: Array(text.utf8)), file: "S.json", overrides: ScriptOverrides(size: size),
            assets: assets)
        return session.warnings.map(\.description)
    }

    @Test(arguments: HookSession.canvases)
    func theScriptFits(_ canvas: Size) throws {
        #expect(try lines([], size: canvas) == [])
    }

    @Test func namesTextSpaceAndPlace() throws {
        #expect(
            try lines([
                ("Sakura Sushi 🍣", "Sakura Sushi and the long name of a place"),
                ("\"name\": \"Priya\"", "\"name\": \"\(Self.longName)\""),
            ]) == [
                "S.json:29:18: warning: orders[1].banner.title: \"Sakura Sushi and the long name of a place\" does not "
                    + "fit at 440 x 956 pt: banner.title has room for 1 line of 326 pt; shorten it",
                "S.json:54:15: warning: dashers.priya.name: \"\(Self.longName) is heading to you\" does not fit at "
                    + "440 x 956 pt: sheet.title has room for 1 line of 332 pt; shorten it",
                "S.json:54:15: warning: dashers.priya.name: \"\(Self.longName)\" does not fit at 440 x 956 pt: "
                    + "dasher.name has room for 1 line of 249.3 pt; shorten it",
            ])
    }

    @Test func namesCharactersWithoutAGlyph() throws {
        #expect(
            try lines([("\"name\": \"Priya\"", "\"name\": \"𓀀Pri\"")]) == [
                "S.json:54:15: warning: dashers.priya.name: no font has a glyph for \"𓀀\"; "
                    + "install a font for them or change the text"
            ])
    }

    /// Beside the script's own mistakes, and where the brand says it.
    @Test func namesFamiliesThatAreNotThere() throws {
        let brand = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: brand) }
        let own = try String(
            contentsOf: HookSession.folder.appendingPathComponent("Brands/doordash.json"), encoding: .utf8)
        try own.replacingOccurrences(
            of: "\"title\": { \"family\": \"Inter Display\"", with: "\"title\": { \"family\": \"Helvetica Neue\""
        )
        .write(to: brand, atomically: true, encoding: .utf8)
        let assets = SharedAssets(
            script: Self.file, options: ScriptOptions(allowsOutside: true), fonts: nil, mapCache: nil)
        let text = String(decoding: try ClipSession.document(of: Self.file).source.bytes, as: UTF8.self)
            .replacingOccurrences(of: "\"store\": \"sakura\"", with: "\"store\": \"sakra\"")
        let error = #expect(throws: SessionError.self) {
            try ClipSession(
                document: JSONDocument(parsing: Array(text.utf8)), file: "S.json",
                overrides: ScriptOverrides(brand: brand.path), assets: assets)
        }
        let lines = error?.description.split(separator: "\n").map(String.init) ?? []
        let line = 1 + own.prefix(upTo: try #require(own.range(of: "\"title\": {")).lowerBound).count { $0 == "\n" }
        #expect(
            lines.contains { $0.hasPrefix("S.json:32:16: orders[1].store: no store is called \"sakra\"") }, "\(lines)")
        #expect(
            lines.last
                == "\(brand.path):\(line):26: type.title.family: font family \"Helvetica Neue\" was not found in "
                + "/usr/share/fonts/opentype/inter, /usr/share/fonts/truetype/noto, /usr/share/fonts/opentype/noto; "
                + "name \"Inter\" or another family that is there; or put it into a folder and name that with --fonts")
    }

    @Test func strictMakesThemErrors() throws {
        let error = #expect(throws: SessionError.self) {
            try lines([("\"name\": \"Priya\"", "\"name\": \"𓀀Pri\"")], isStrict: true)
        }
        #expect(
            error?.description == "S.json:54:15: dashers.priya.name: no font has a glyph for \"𓀀\"; "
                + "install a font for them or change the text")
    }
}
