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
            let missing = missingFamilies(outcome, of: brand)
            guard missing.isEmpty else { return missing }
            if outcome.hasErrors { return [] }
            throw error
        }
    }

    /// The families that a brand names and no font has, each at its place in the brand's file.
    private func missingFamilies(_ outcome: ScriptOutcome, of brand: Brand) -> [Diagnostic] {
        guard let source = outcome.brand else { return [] }
        let type = JSONPath().appending("type")
        let named =
            brand.type.styles.map { (type.appending($0.key).appending("family"), $0.style.family) }
            + [(type.appending("mapFamily"), brand.type.mapFamily)]
        return named.compactMap { path, family in
            do throws(FontError) {
                _ = try fonts(for: [family])
                return nil
            } catch {
                guard case .missingFamily(let name, let searched) = error else { return nil }
                return Diagnostic(
                    .error, file: source.file, position: source.document.position(of: path), path: path.description,
                    message: FontError.missing(name, searched),
                    suggestion: "name \"Inter\" or another family that is there; or " + FontError.advice(for: name))
            }
        }
    }

    /// The fonts that a brand's words are set in.
    func fonts(of brand: Brand) throws(FontError) -> FontCatalog {
        try fonts(for: SharedAssets.families(of: brand))
    }

    /// All families that the brand sets text in, and the one for emoji.
    private static func families(of brand: Brand) -> [String] {
        let named = brand.type.styles.map(\.style.family) + [brand.type.mapFamily, "Noto Color Emoji"]
        var unique: [String] = []
        for family in named where !unique.contains(family) { unique.append(family) }
        return unique
    }
}
