/// Checks the texts that a laid-out clip shows, and finds the places of the script and the brand that they come from.
public struct DrawnTextChecker {
    private let canvas: Size
    private let locale: BrandLocale
    private let texts: [DrawnText]
    private let sources: TextSources

    /// Makes a checker of a scene that was made from the outcome's script.
    public init(scene: HookScene, outcome: ScriptOutcome) {
        canvas = scene.script.canvas
        locale = scene.script.brand.locale
        texts = scene.drawnTexts
        sources = TextSources(outcome)
    }

    /// The texts that had to be cut: one diagnostic a text and place, in the order they come up in the clip.
    public func cuts(_ severity: Diagnostic.Severity = .warning) -> [Diagnostic] {
        var seen: Set<String> = []
        return texts.filter(\.block.truncated).compactMap { text in
            let source = sources.parts(of: text).first
            guard seen.insert("\(source.map { "\($0)" } ?? "") \(text.node)").inserted else { return nil }
            return sources.diagnostic(severity, at: source, message: message(text), suggestion: "shorten it")
        }
    }

    private func message(_ cut: DrawnText) -> String {
        let lines = cut.block.lines.count
        let room = DecimalText.shortest(cut.block.room ?? 0, digits: 1)
        return "\(Quoted.text(cut.text)) does not fit at \(canvas.words): \(cut.node) has room for "
            + "\(lines) \(lines == 1 ? "line" : "lines") of \(room) pt"
    }

    /// The characters that no font can draw: one diagnostic a place that writes some, in the order they come up.
    public func missingGlyphs(
        _ coverage: any GlyphCoverage, _ severity: Diagnostic.Severity = .warning
    ) -> [Diagnostic] {
        var places: [(source: TextSource?, characters: [Character])] = []
        for text in texts {
            for character in coverage.missingCharacters(in: text.text, style: text.block.style) {
                let source = writer(of: character, in: text)
                if let index = places.firstIndex(where: { $0.source == source }) {
                    if !places[index].characters.contains(character) { places[index].characters.append(character) }
                } else {
                    places.append((source, [character]))
                }
            }
        }
        return places.map { source, characters in
            sources.diagnostic(
                severity, at: source, message: MissingGlyphs.message(characters),
                suggestion: coverage.remedy(for: characters, in: locale).advice(for: characters.count))
        }
    }

    /// The text that a character of a drawn one is written in; a badge may show a small letter as a capital.
    private func writer(of character: Character, in text: DrawnText) -> TextSource? {
        sources.parts(of: text).first { sources.isWritten(character, in: $0) }
            ?? sources.parts(of: text).first
    }
}
