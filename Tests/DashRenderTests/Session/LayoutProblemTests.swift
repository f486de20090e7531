import DashScene
import Foundation
import Testing

@testable import DashRender

/// What only shows when a script is laid out with the real fonts.
@Suite struct LayoutProblemTests {
    private static let file = HookSession.folder.appendingPathComponent("DemoScript.json").path
    private static let longName = "Bartholomew-Maximilian of the north"

    private func lines(
        _ edits: [(String, String)], size: Size? = nil, isStrict: Bool = false, brand: String? = nil,
        fonts: String? = nil
    ) throws -> [String] {
        var text = String(decoding: try ClipSession.document(of: Self.file).source.bytes, as: UTF8.self)
        for (old, new) in edits {
            let place = try #require(text.firstRange(of: old), "the script has no \(old)")
            text.replaceSubrange(place, with: new)
        }
        let assets = SharedAssets(
            script: Self.file, options: ScriptOptions(isStrict: isStrict, allowsOutside: true), fonts: fonts,
            mapCache: nil)
        let session = try ClipSession(
            document: JSONDocument(parsing: Array(text.utf8)), file: "S.json",
            overrides: ScriptOverrides(size: size, brand: brand), assets: assets)
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

    /// A text in another script, and the families that are to be named.
    @Test(arguments: [
        ("मीरा", "\"मी\", \"रा\"", "\"Noto Sans Devanagari\""),
        ("𓀀Pri", "\"𓀀\"", "\"Noto Sans Egyptian Hieroglyphs\""), ("さくら", "\"さ\", \"く\", \"ら\"", "\"Noto Sans CJK JP\""),
        ("寿司", "\"寿\", \"司\"", "\"Noto Sans CJK SC\""), ("김밥", "\"김\", \"밥\"", "\"Noto Sans CJK KR\""),
        ("שלום مر", "\"ש\", \"ל\", \"ו\", \"ם\", \"م\"", "\"Noto Sans Hebrew\" and \"Noto Sans Arabic\""),
    ])
    func namesAFamilyForCharactersWithoutAGlyph(_ name: String, _ characters: String, _ families: String) throws {
        let found = try lines([("\"name\": \"Priya\"", "\"name\": \"\(name)\"")])
        let added = families.replacing("\" and \"", with: "\", \"")
        #expect(
            found == [
                "S.json:54:15: warning: dashers.priya.name: no font has a glyph for \(characters); "
                    + "add \(families) to \"fallbackFamilies\" in the brand's \"type\", or change the text"
            ])
        let brand = try brandFile([("\"type\": {", "\"type\": { \"fallbackFamilies\": [\(added)],")])
        defer { try? FileManager.default.removeItem(at: brand) }
        #expect(try lines([("\"name\": \"Priya\"", "\"name\": \"\(name)\"")], brand: brand.path) == [])
    }

    @Test func noFamilyHasWhatIsNoCharacter() throws {
        #expect(
            try lines([("\"name\": \"Priya\"", "\"name\": \"\u{10FFFD}Pri\"")]) == [
                "S.json:54:15: warning: dashers.priya.name: no font has a glyph for \"\\u{10fffd}\"; "
                    + "install a font for it or change the text"
            ])
    }

    @Test func aFontFolderIsNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in try FontCatalog().files {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent((file.path as NSString).lastPathComponent).path,
                withDestinationPath: file.path)
        }
        #expect(
            try lines([("\"name\": \"Priya\"", "\"name\": \"मPri\"")], fonts: folder.path) == [
                "S.json:54:15: warning: dashers.priya.name: no font has a glyph for \"म\"; "
                    + "put a font that has it into \(folder.path), or change the text"
            ])
    }

    /// The product's own brand, with parts replaced.
    private func brandFile(_ edits: [(String, String)]) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        var text = try String(
            contentsOf: HookSession.folder.appendingPathComponent("Brands/doordash.json"), encoding: .utf8)
        for (old, new) in edits {
            let place = try #require(text.firstRange(of: old), "the brand has no \(old)")
            text.replaceSubrange(place, with: new)
        }
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Families that are not there, where they are named, and what is said of each.
    @Test(arguments: [
        ("[\"Noto Sans Hebrw\"]", "Noto Sans Hebrw", "did you mean \"Noto Sans Hebrew\"? else "),
        ("[\"Noto Sans Hebrew\", \"Noto Sans Foo\"]", "Noto Sans Foo", "name another family, or "),
    ])
    func aFallbackFamilyMustBeThere(_ list: String, _ family: String, _ advice: String) throws {
        let brand = try brandFile([("\"type\": {", "\"type\": { \"fallbackFamilies\": \(list),")])
        defer { try? FileManager.default.removeItem(at: brand) }
        let error = #expect(throws: SessionError.self) { try lines([], brand: brand.path) }
        let told = error?.description.split(separator: "\n").map(String.init) ?? []
        #expect(told.count == 1)
        #expect(
            told.first?.contains(
                ": type.fallbackFamilies[\(list.contains(",") ? 1 : 0)]: font family \"\(family)\" was not found in "
                    + "/usr/share/fonts/opentype/inter, /usr/share/fonts/truetype/noto, "
                    + "/usr/share/fonts/opentype/noto; \(advice)install the Debian package fonts-noto-core, "
                    + "or name a folder that holds it with --fonts") == true, "\(told)")
    }

    /// Beside the script's own mistakes, and where the brand says it.
    @Test func namesFamiliesThatAreNotThere() throws {
        let brand = try brandFile([
            ("\"title\": { \"family\": \"Inter Display\"", "\"title\": { \"family\": \"Helvetica Neue\"")
        ])
        defer { try? FileManager.default.removeItem(at: brand) }
        let own = try String(contentsOf: brand, encoding: .utf8)
        let assets = SharedAssets(
            script: Self.file, options: ScriptOptions(allowsOutside: true), fonts: nil, mapCache: nil)
        let text = String(decoding: try ClipSession.document(of: Self.file).source.bytes, as: UTF8.self)
            .replacingOccurrences(of: "\"store\": \"sakura\"", with: "\"store\": \"sakra\"")
        let error = #expect(throws: SessionError.self) {
            try ClipSession(
                document: JSONDocument(parsing: Array(text.utf8)), file: "S.json",
                overrides: ScriptOverrides(brand: brand.path), assets: assets)
        }
        let told = error?.description.split(separator: "\n").map(String.init) ?? []
        let line = 1 + own.prefix(upTo: try #require(own.range(of: "\"title\": {")).lowerBound).count { $0 == "\n" }
        #expect(
            told.contains { $0.hasPrefix("S.json:32:16: orders[1].store: no store is called \"sakra\"") }, "\(told)")
        #expect(
            told.last
                == "\(brand.path):\(line):26: type.title.family: font family \"Helvetica Neue\" was not found in "
                + "/usr/share/fonts/opentype/inter, /usr/share/fonts/truetype/noto, /usr/share/fonts/opentype/noto; "
                + "name another family, or put it into a folder and name that with --fonts")
    }

    /// A canvas on which the map's tiles do not reach all corners.
    @Test func tellsWhereTheMapRunsOut() throws {
        #expect(
            try lines([], size: Size(2720, 640)).filter { $0.contains("tiles") } == [
                "S.json:9:12: warning: tiles: the map runs out at 2720 x 640 pt: tile 12/1201/1540 and 15 more are missing; "
                    + "plain land is drawn there; cut tiles that reach further, or take another canvas"
            ])
    }

    @Test func strictMakesThemErrors() throws {
        let error = #expect(throws: SessionError.self) {
            try lines([("\"name\": \"Priya\"", "\"name\": \"𓀀Pri\"")], isStrict: true)
        }
        #expect(
            error?.description == "S.json:54:15: dashers.priya.name: no font has a glyph for \"𓀀\"; "
                + "add \"Noto Sans Egyptian Hieroglyphs\" to \"fallbackFamilies\" in the brand's \"type\", "
                + "or change the text")
    }
}
