import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct FontCatalogTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "fonts-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func message(folder: String?, families: [String]) -> String? {
        do {
            _ = try FontCatalog(folder: folder, families: families)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func seesInterAndEmojiAndNothingElse() throws {
        let catalog = try FontCatalog()
        let families = Set(catalog.files.flatMap(\.families))
        #expect(families.isSuperset(of: FontCatalog.standardFamilies))
        #expect(families.allSatisfy { $0.hasPrefix("Inter") || $0 == "Noto Color Emoji" })
        #expect(catalog.files.map(\.path) == catalog.files.map(\.path).sorted())
    }

    @Test func seesOtherNotoFontsOnlyWhenNamed() throws {
        let catalog = try FontCatalog(families: ["Inter", "Noto Sans Mono"])
        let families = Set(catalog.files.flatMap(\.families))
        #expect(families.contains("Noto Sans Mono"))
        #expect(!families.contains("Noto Mono"))
    }

    @Test func seesAFolderAlone() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/deeper", withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf", toPath: folder + "/deeper/Any.OTF")
            let catalog = try FontCatalog(folder: folder, families: ["inter"])
            #expect(catalog.files.map(\.path) == [folder + "/deeper/Any.OTF"])
            let shaper = try TextShaper(catalog)
            let style = TextStyle(family: "Inter", size: 17, weight: 700)
            #expect(shaper.missingGlyphs(in: "Sushi 🍣", style: style) == ["🍣"])
        }
    }

    /// By the letters after the last point, which must not be the first of a name.
    @Test func aFolderMayHoldOtherFiles() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/b.c", withIntermediateDirectories: true)
            for name in [".otf", "otf", "a.otf.txt", "b.c/otf", "b.c/.ttf"] {
                try Data("no font".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            for name in ["b.c/Z.otf", "b-c.Otf", "é.otf"] {
                try FileManager.default.copyItem(
                    atPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf", toPath: folder + "/" + name)
            }
            let catalog = try FontCatalog(folder: folder, families: ["Inter"])
            #expect(catalog.files.map(\.path) == ["/b-c.Otf", "/b.c/Z.otf", "/é.otf"].map { folder + $0 })
        }
    }

    @Test(arguments: [
        ("/fonts/NotoSansMono-Bold.ttf", "Noto Sans Mono", true), ("/fonts/NotoSansMono-Bold.ttf", "Noto Sans", false),
        ("/fonts/NotoSansCJK-Bold.ttc", "Noto Sans CJK JP", true),
        ("/fonts/NotoSans[wdth,wght].ttf", "noto sans", true),
        ("/a.b-c/NotoSerif.ttf", "Noto Serif", true), ("NotoSerif.ttf", "Noto Serif", true),
        ("/fonts/NotoSerif.ttf", "Noto Serif CJK JP", false), ("/fonts/-.ttf", "Noto Serif", false),
    ]) func aNotoFilesNameSaysItsFamily(_ path: String, _ family: String, _ isNamed: Bool) {
        #expect(FontCatalog.isNamed(path, after: family) == isNamed)
    }

    @Test(
        arguments: [
            ("a", "b", "a"), (nil, "b", "b"), (nil, "", nil), (nil, nil, nil), ("a", nil, "a"),
        ] as [(String?, String?, String?)])
    func optionComesBeforeEnvironment(option: String?, variable: String?, expected: String?) {
        let environment = variable.map { ["HOOKRENDER_FONTS": $0] } ?? [:]
        #expect(FontCatalog.folder(named: option, environment: environment) == expected)
    }

    @Test func aListNeedsOneOfItsFamilies() throws {
        try FontCatalog().require(["Nowhere, Inter"])
    }

    @Test(arguments: [
        ("Nowhere", "put it into a folder and name that with --fonts"),
        (
            "Noto Sans Nowhere",
            "install the Debian package fonts-noto-core, or name a folder that holds it with --fonts"
        ),
        (
            "Noto Serif CJK XX",
            "install the Debian package fonts-noto-cjk, or name a folder that holds it with --fonts"
        ),
    ]) func namesAMissingFamily(family: String, advice: String) {
        let places =
            "/usr/share/fonts/opentype/inter, /usr/share/fonts/truetype/noto, /usr/share/fonts/opentype/noto"
        #expect(
            message(folder: nil, families: ["Inter", family])
                == "font family \"\(family)\" was not found in \(places); \(advice)")
    }

    @Test(arguments: [
        ("Inter", "fonts-inter"), ("Inter Display", "fonts-inter"), ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ]) func namesThePackage(family: String, package: String) throws {
        try withFolder { folder in
            let other = family.hasPrefix("Inter") ? "truetype/noto/NotoColorEmoji.ttf" : "opentype/inter/Inter-Bold.otf"
            try FileManager.default.copyItem(atPath: "/usr/share/fonts/" + other, toPath: folder + "/a.ttf")
            #expect(
                message(folder: folder, families: [family])
                    == "font family \"\(family)\" was not found in \(folder); install the Debian package \(package), "
                    + "or name a folder that holds it with --fonts")
        }
    }

    @Test func namesABadFolderOrFile() throws {
        #expect(
            message(folder: "/nowhere", families: [])
                == "font folder /nowhere cannot be read; check its path and permissions")
        try withFolder { folder in
            #expect(
                message(folder: folder, families: [])
                    == "font folder \(folder) holds no font file (.otf, .ttf, .ttc, .otc); put fonts in it or name "
                    + "another")
            try Data("no font".utf8).write(to: URL(fileURLWithPath: folder + "/bad.ttf"))
            #expect(
                message(folder: folder, families: [])
                    == "font file \(folder)/bad.ttf cannot be read as a font; replace or remove it")
        }
    }

    @Test func saysWhatFailed() {
        #expect(
            FontError.libraryFailed("making a font map").description
                == "the font library failed while making a font map; check the installed fontconfig and pango")
    }
}
