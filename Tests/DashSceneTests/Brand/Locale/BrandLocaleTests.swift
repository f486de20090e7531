import Testing

@testable import DashScene

/// How languages write numbers and choose the forms of words beside them, held to what Unicode's CLDR 48 says.
@Suite struct BrandLocaleTests {
    /// Locale, 1234 and 1234567 as it writes them, and the forms beside `numbers`.
    static let known: [(String, String, String, String)] = [
        ("en-US", "1,234", "1,234,567", "o1ooooooooooooooo"), ("ar-AE", "1,234", "1,234,567", "z12ffmmmmmoofmoom"),
        ("cs-CZ", "1\u{A0}234", "1\u{A0}234\u{A0}567", "o1ffooooooooooooo"),
        ("da-DK", "1.234", "1.234.567", "o1ooooooooooooooo"), ("de-DE", "1.234", "1.234.567", "o1ooooooooooooooo"),
        ("en-GB", "1,234", "1,234,567", "o1ooooooooooooooo"), ("en-IN", "1,234", "12,34,567", "o1ooooooooooooooo"),
        ("es-ES", "1234", "1.234.567", "o1oooooooooooommo"), ("es-MX", "1,234", "1,234,567", "o1oooooooooooommo"),
        ("fr-FR", "1\u{202F}234", "1\u{202F}234\u{202F}567", "11oooooooooooommo"),
        ("he-IL", "1,234", "1,234,567", "o12oooooooooooooo"), ("hi-IN", "1,234", "12,34,567", "11ooooooooooooooo"),
        ("id-ID", "1.234", "1.234.567", "ooooooooooooooooo"), ("it-IT", "1234", "1.234.567", "o1oooooooooooommo"),
        ("ja-JP", "1,234", "1,234,567", "ooooooooooooooooo"), ("ko-KR", "1,234", "1,234,567", "ooooooooooooooooo"),
        ("nb-NO", "1\u{A0}234", "1\u{A0}234\u{A0}567", "o1ooooooooooooooo"),
        ("nl-NL", "1.234", "1.234.567", "o1ooooooooooooooo"),
        ("pl-PL", "1234", "1\u{A0}234\u{A0}567", "m1ffmmmmfmmmfmmmm"),
        ("pt-BR", "1.234", "1.234.567", "11oooooooooooommo"),
        ("ru-RU", "1\u{A0}234", "1\u{A0}234\u{A0}567", "m1ffmmm1fmm1fmmmm"),
        ("sv-SE", "1\u{A0}234", "1\u{A0}234\u{A0}567", "o1ooooooooooooooo"),
        ("th-TH", "1,234", "1,234,567", "ooooooooooooooooo"), ("tr-TR", "1.234", "1.234.567", "o1ooooooooooooooo"),
        ("uk-UA", "1\u{A0}234", "1\u{A0}234\u{A0}567", "m1ffmmm1fmm1fmmmm"),
        ("vi-VN", "1.234", "1.234.567", "ooooooooooooooooo"), ("zh-CN", "1,234", "1,234,567", "ooooooooooooooooo"),
    ]
    static let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 103, 111, 1_000_000, 2_000_000, 1240]
    private static let letters: [PluralForm: Character] = [
        .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
    ]

    @Test(arguments: known)
    func isWhatCLDRSays(_ name: String, _ short: String, _ long: String, _ forms: String) throws {
        let locale = try #require(BrandLocale(named: name))
        #expect([1234, 1_234_567].map(locale.number.text) == [short, long])
        let chosen = Self.numbers.map(locale.plural.form)
        #expect(String(chosen.compactMap { Self.letters[$0] }) == forms)
        #expect(Set(chosen) == Set(locale.plural.forms))
    }

    @Test func noneIsLeftOut() {
        #expect(BrandLocale.all.map(\.name) == Self.known.map(\.0))
        #expect(BrandLocale(named: "en") == nil)
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (100_000, "1,00,000"), (10_000_000, "1,00,00,000"),
    ])
    func indianGroups(_ number: Int, _ text: String) throws {
        #expect(try #require(BrandLocale(named: "en-IN")).number.text(number) == text)
    }
}
