import DashScene

extension SharedAssets {
    /// What a script cannot show, and the script laid out where nothing else stands in for a part of it.
    typealias LayoutCheck = (problems: [Diagnostic], laidOut: LaidOutScript?)

    /// Lays a script out to find what it cannot show: texts that do not fit, characters without a glyph. Of a script with
    /// errors that no fonts can be found for there is nothing to tell.
    ///
    /// - Throws: `FontError`.
    func checkLayout(_ outcome: ScriptOutcome) throws(FontError) -> LayoutCheck {
        guard let brand = outcome.draft?.brand else { return ([], nil) }
        do throws(FontError) {
            let fonts = try fonts(of: brand)
            let text = try TextShaper(fonts)
            let found = LayoutChecker(outcome, environment: SceneEnvironment(text: text, pictures: pictures))
                .check(
                    SessionGlyphs(text: text, fonts: fonts, assets: self),
                    maps: options.checksTileCover ? TileCoverage() : nil, isStrict: options.isStrict)
            return (found.problems, found.scene.map { LaidOutScript(text: text, scene: $0) })
        } catch {
            let missing = missingFamilies(outcome, of: brand)
            guard missing.isEmpty else { return (missing, nil) }
            if outcome.hasErrors { return ([], nil) }
            throw error
        }
    }

    /// The families that a brand names and no font has, each at its place in the brand's file.
    private func missingFamilies(_ outcome: ScriptOutcome, of brand: Brand) -> [Diagnostic] {
        guard let source = outcome.brand else { return [] }
        let fallback = JSONPath().appending("type").appending("fallbackFamilies")
        let named =
            brand.type.ownFamilies
            + brand.type.fallbackFamilies.enumerated().map { (fallback.appending($0), $1) }
        return named.compactMap { path, family in
            do throws(FontError) {
                _ = try fonts(for: [family])
                return nil
            } catch {
                guard case .missingFamily(let name, let searched) = error else { return nil }
                return Diagnostic(
                    .error, file: source.file, position: source.document.position(of: path), path: path.description,
                    message: FontError.missing(name, searched),
                    suggestion: near(name) + FontError.advice(for: name))
            }
        }
    }

    /// The family that a missing one's name was meant to be, as the beginning of an advice.
    private func near(_ name: String) -> String {
        NearestFamily.match(name, in: knownFamilies).map { "did you mean \(Quoted.text($0))? else " }
            ?? "name another family, or "
    }

    /// The families that a brand can name.
    private var knownFamilies: [String] {
        if fontFolder == nil { return FontCatalog.standardFamilies + (InstalledFonts.shared?.families ?? []) }
        return (try? fonts(for: []))?.files.flatMap(\.families) ?? []
    }

    /// The fonts that a brand's words are set in.
    func fonts(of brand: Brand) throws(FontError) -> FontCatalog {
        try fonts(for: SharedAssets.families(of: brand))
    }

    /// All families that the brand sets text in, and the one for emoji.
    private static func families(of brand: Brand) -> [String] {
        let named = brand.type.ownFamilies.map(\.family) + brand.type.fallbackFamilies + ["Noto Color Emoji"]
        var unique: [String] = []
        for family in named where !unique.contains(family) { unique.append(family) }
        return unique
    }
}
