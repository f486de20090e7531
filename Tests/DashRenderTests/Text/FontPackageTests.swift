import Testing

@testable import DashRender
@testable import DashScene

/// Characters lead to the Debian packages that may have them.
@Suite struct FontPackageTests {
    @Test(arguments: [
        ("寿司", [], ["fonts-noto-cjk"]), ("김かㄅ", [], ["fonts-noto-cjk"]), ("ม", [], ["fonts-noto-core"]),
        ("ม寿", [], ["fonts-noto-cjk", "fonts-noto-core"]), ("ม寿", ["Noto Sans"], ["fonts-noto-cjk"]),
        ("ม寿", ["Noto Sans", "Noto Sans CJK JP"], []), ("\u{E000}\u{10FFFF}🫩", [], []),
    ])
    func names(_ text: String, _ families: [String], _ packages: [String]) {
        #expect(FontPackage.packages(for: Set(text.unicodeScalars), besides: families) == packages)
    }

    @Test(arguments: [
        (GlyphRemedy.packages(["fonts-noto-cjk"]), "install the Debian package fonts-noto-cjk and check again"),
        (.packages(["a", "b"]), "install the Debian packages a and b and check again"),
        (.families(["A"]), "add \"A\" to \"fallbackFamilies\" in the brand's \"type\""),
        (.families(["A", "B", "C"]), "add \"A\", \"B\" and \"C\" to \"fallbackFamilies\" in the brand's \"type\""),
        (.folder("Fonts"), "put a font that has them into Fonts"),
    ])
    func advice(_ remedy: GlyphRemedy, _ words: String) {
        #expect(remedy.advice(for: 2) == words + ", or change the text")
    }

    @Test func oneCharacterIsIt() {
        #expect(GlyphRemedy.unknown.advice(for: 1) == "install a font for it or change the text")
        #expect(GlyphRemedy.unknown.advice(for: 2) == "install a font for them or change the text")
        #expect(GlyphRemedy.folder("F").advice(for: 1) == "put a font that has it into F, or change the text")
    }
}
