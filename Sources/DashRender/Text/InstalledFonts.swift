import CPango
import DashScene

/// The Noto fonts of the machine that a brand could name, and which characters they have.
struct InstalledFonts: Sendable {
    private let configuration: FontConfiguration
    /// A family, and how many families of its kind are liked better.
    private typealias Candidate = (name: String, rank: Int, scalars: Set<Unicode.Scalar>)

    /// The fonts, looked through once for all; nil where the library fails.
    static let shared = try? InstalledFonts()

    /// Looks through the fonts; takes a few tenths of a second.
    private init() throws(FontError) {
        configuration = try FontConfiguration()
        // A broken file is a problem only to those who name it.
        for path in FontCatalog.notoFiles() { _ = configuration.add(path) }
    }

    /// The families that can be named, sorted.
    var families: [String] {
        var names: Set<String> = []
        configuration.forEachFont { pattern in InstalledFonts.family(of: pattern).map { _ = names.insert($0) } }
        return names.sorted()
    }

    /// The fewest families that have the most of some characters; the likeliest of those that have as many.
    func families(having scalars: Set<Unicode.Scalar>, in locale: BrandLocale) -> [String] {
        let han = InstalledFonts.hanForm(for: scalars, in: locale)
        var candidates = candidates(having: scalars, han)
        var (rest, chosen) = (scalars, [String]())
        while let best = candidates.max(by: { a, b in
            let (first, second) = (a.scalars.intersection(rest).count, b.scalars.intersection(rest).count)
            return first == second ? (b.rank, b.name.count, b.name) < (a.rank, a.name.count, a.name) : first < second
        }), !best.scalars.isDisjoint(with: rest) {
            chosen.append(best.name)
            rest.subtract(best.scalars)
            candidates.removeAll { $0.name == best.name }
        }
        return chosen
    }

    private func candidates(having scalars: Set<Unicode.Scalar>, _ han: String) -> [Candidate] {
        var found: [String: Set<Unicode.Scalar>] = [:]
        configuration.forEachFont { pattern in
            guard let family = InstalledFonts.family(of: pattern) else { return }
            let had = scalars.filter { FontConfiguration.has($0, in: pattern) }
            if !had.isEmpty { found[family, default: []].formUnion(had) }
        }
        return found.map { ($0.key, InstalledFonts.rank($0.key, han), $0.value) }
    }

    /// The name of a font's family that a catalog finds its file by.
    private static func family(of pattern: OpaquePointer) -> String? {
        guard let path = FontConfiguration.string(FC_FILE, 0, in: pattern) else { return nil }
        var place: Int32 = 0
        while let family = FontConfiguration.string(FC_FAMILY, place, in: pattern) {
            if FontCatalog.isNamed(path, after: family) { return family }
            place += 1
        }
        return nil
    }

    /// Words in the names of families that are for special uses.
    private static let special = ["Mono", "Display", "Looped", "Unjoined", "Slanted", "Rashi", "Kufi"]

    /// Plain sans-serif families first, as the screens are set; of Chinese characters the wanted form.
    private static func rank(_ family: String, _ han: String) -> Int {
        let isPlain = !special.contains { family.contains($0) }
        let kind = family.hasPrefix("Noto Sans") ? 0 : family.hasPrefix("Noto Serif") ? 1 : 2
        let form = family.contains(" CJK ") && !family.hasSuffix(han) ? 1 : 0
        return (isPlain ? 0 : 10) + 2 * kind + form
    }

    /// Whose form of Chinese characters is meant: that of the brand's language, or of the script beside them.
    private static func hanForm(for scalars: Set<Unicode.Scalar>, in locale: BrandLocale) -> String {
        let scripts = Set(scalars.map { g_unichar_get_script($0.value) })
        if scripts.contains(G_UNICODE_SCRIPT_HANGUL) || locale.name.hasPrefix("ko") { return "KR" }
        let kana = [G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA]
        if kana.contains(where: scripts.contains) || locale.name.hasPrefix("ja") { return "JP" }
        return scripts.contains(G_UNICODE_SCRIPT_BOPOMOFO) ? "TC" : "SC"
    }
}
