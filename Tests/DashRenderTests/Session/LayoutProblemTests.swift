import DashScene
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

    @Test func strictMakesThemErrors() throws {
        let error = #expect(throws: SessionError.self) {
            try lines([("\"name\": \"Priya\"", "\"name\": \"𓀀Pri\"")], isStrict: true)
        }
        #expect(
            error?.description == "S.json:54:15: dashers.priya.name: no font has a glyph for \"𓀀\"; "
                + "install a font for them or change the text")
    }
}
