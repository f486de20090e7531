import DashScene

/// What a script's fonts lack, and which others of the machine have it.
struct SessionGlyphs: GlyphCoverage {
    let text: TextShaper
    let fonts: FontCatalog
    let assets: SharedAssets

    func missingCharacters(in text: String, style: TextStyle) -> [Character] {
        self.text.missingCharacters(in: text, style: style)
    }

    func remedy(for characters: [Character], in locale: BrandLocale) -> GlyphRemedy {
        if let folder = assets.fontFolder { return .folder(folder) }
        guard let installed = InstalledFonts.shared else { return .unknown }
        let scalars = Set(characters.flatMap(\.unicodeScalars)).filter { scalar in
            !scalar.properties.isDefaultIgnorableCodePoint && !fonts.configuration.has(scalar)
        }
        let families = installed.families(having: scalars, in: locale)
        if !families.isEmpty { return .families(families) }
        let packages = FontPackage.packages(for: scalars, besides: installed.families)
        return packages.isEmpty ? .unknown : .packages(packages)
    }
}
