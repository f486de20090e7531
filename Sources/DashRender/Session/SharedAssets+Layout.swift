import DashScene

extension SharedAssets {
    /// What a laid-out script cannot show: texts that do not fit, characters without a glyph. Of a script with errors
    /// that no fonts can be found for there is nothing to tell.
    ///
    /// - Throws: `FontError`.
    func layoutProblems(_ outcome: ScriptOutcome) throws(FontError) -> [Diagnostic] {
        guard let brand = outcome.draft?.brand else { return [] }
        do throws(FontError) {
            let text = try TextShaper(fonts(of: brand))
            return LayoutChecker(outcome, environment: SceneEnvironment(text: text, pictures: pictures))
                .problems(text, isStrict: options.isStrict)
        } catch {
            if outcome.hasErrors { return [] }
            throw error
        }
    }

    /// The fonts that a brand's words are set in.
    func fonts(of brand: Brand) throws(FontError) -> FontCatalog {
        try fonts(for: SharedAssets.families(of: brand))
    }

    /// All families that the brand sets text in, and the one for emoji.
    private static func families(of brand: Brand) -> [String] {
        let type = brand.type
        let styles = [
            type.title, type.subtitle, type.helper, type.name, type.stats, type.pill, type.details, type.help,
            type.photoLabel, type.bannerTitle, type.bannerText, type.clock, type.initials,
        ]
        let named = styles.map(\.family) + [type.mapFamily, "Noto Color Emoji"]
        var unique: [String] = []
        for family in named where !unique.contains(family) { unique.append(family) }
        return unique
    }
}
