/// All texts of one script and its brand that drawn texts are made of.
struct TextSources {
    private let outcome: ScriptOutcome
    private let brand: [TextSource]

    init(_ outcome: ScriptOutcome) {
        self.outcome = outcome
        brand = outcome.draft.map { BrandTexts(brand: $0.brand, document: outcome.brand?.document).sources } ?? []
    }

    /// The texts that a drawn one can be made of, the likeliest first: the one that is all of it, then the longest.
    func parts(of drawn: DrawnText) -> [TextSource] {
        let text = drawn.text
        let texts = (drawn.order.map(outcome.texts(ofOrder:)) ?? outcome.texts).map(TextSource.init) + brand
        let parts = texts.filter { $0.isPart(of: text) }.enumerated().sorted { a, b in
            let (first, second) = (a.element.isWhole(text), b.element.isWhole(text))
            if first != second { return first }
            return (b.element.length, a.offset) < (a.element.length, b.offset)
        }
        return parts.isEmpty ? texts.filter { $0.isInitial(text) } : parts.map(\.element)
    }

    /// Whether a text is written with a character itself, and does not have it by way of a name in braces.
    func isWritten(_ character: Character, in source: TextSource) -> Bool {
        guard source.pieces.contains(where: { $0.contains(character) }) else { return false }
        guard source.place == .script, case .string(let text) = outcome.document.value(at: source.path)?.kind,
            text.contains("{")
        else { return true }
        return text.contains(character)
    }

    /// A diagnostic at a text's place; nil stands for a text that is neither the script's nor the brand's.
    func diagnostic(
        _ severity: Diagnostic.Severity, at source: TextSource?, message: String, suggestion: String
    ) -> Diagnostic {
        guard let source, source.place == .brand, let file = outcome.brand else {
            return outcome.diagnostic(
                severity, at: source?.path ?? JSONPath().appending("brand"), message: message, suggestion: suggestion)
        }
        return Diagnostic(
            severity, file: file.file, position: file.document.position(of: source.path),
            path: source.path.description, message: message, suggestion: suggestion)
    }
}
