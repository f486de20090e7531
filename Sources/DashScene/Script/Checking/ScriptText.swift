/// A text of a script that the clip shows, and where the script says it.
public struct ScriptText: Hashable, Sendable {
    /// The way to it in the script.
    public var path: JSONPath
    /// The text as it is shown, names put in.
    public var text: String
    /// The type that it is set in.
    public var style: TextStyle
}

/// What checking must know about fonts; the renderer answers.
public protocol GlyphCoverage {
    /// The characters of a text that no font has a glyph for, each once, in their order.
    func missingCharacters(in text: String, style: TextStyle) -> [Character]
}

extension ScriptOutcome {
    /// The script's own texts in the order of its orders, each place once; empty when there is no script.
    public var texts: [ScriptText] {
        var seen: Set<JSONPath> = []
        return (script?.orders ?? []).indices.flatMap(texts(ofOrder:)).filter { seen.insert($0.path).inserted }
    }

    /// The script's own texts that an order shows, counted from 0; empty when there is no such order.
    public func texts(ofOrder index: Int) -> [ScriptText] {
        guard let script, script.orders.indices.contains(index) else { return [] }
        let order = script.orders[index]
        let type = script.brand.type
        let path = JSONPath().appending("orders").appending(index)
        let store = home(of: "store", in: path, table: "stores")
        let dasher = home(of: "dasher", in: path, table: "dashers")
        let texts: [(path: JSONPath, text: String?, style: TextStyle)] = [
            (path.appending("banner").appending("title"), order.banner?.title, type.bannerTitle),
            (path.appending("banner").appending("text"), order.banner?.text, type.bannerText),
            (path.appending("helper"), order.helper, type.helper),
            (store.appending("name"), order.store.name, type.helper),
            (store.appending("initials"), order.store.initials, type.initials),
            (store.appending("cuisine"), order.store.cuisine, type.stats),
            (store.appending("distance"), order.store.distance, type.stats),
            (dasher.appending("name"), order.dasher.name, type.name),
            (dasher.appending("badge"), order.dasher.badge, type.stats),
        ]
        return texts.compactMap { path, text, style in
            guard let text, !text.isEmpty else { return nil }
            return ScriptText(path: path, text: text, style: style)
        }
    }

    /// Warnings (or errors, if asked for) about characters of the script's texts that no font can draw.
    public func glyphWarnings(
        _ coverage: any GlyphCoverage, severity: Diagnostic.Severity = .warning
    ) -> [Diagnostic] {
        texts.compactMap { text in
            let missing = coverage.missingCharacters(in: text.text, style: text.style)
                .filter { isWritten($0, at: text.path) }
            guard !missing.isEmpty else { return nil }
            let words = missing.prefix(5).map { Quoted.text(String($0)) }.joined(separator: ", ")
            return diagnostic(
                severity, at: text.path, message: "no font has a glyph for \(words)",
                suggestion: "install a font for them or change the text")
        }
    }

    /// Whether a text holds a character itself, and not by way of a name in braces, which has its own place.
    private func isWritten(_ character: Character, at path: JSONPath) -> Bool {
        guard case .string(let text) = document.value(at: path)?.kind else { return true }
        return text.contains(character)
    }

    /// Where a store or a Dasher of an order is written: in its table, or in the order itself.
    private func home(of key: String, in order: JSONPath, table: String) -> JSONPath {
        let path = order.appending(key)
        guard case .string(let id) = document.value(at: path)?.kind else { return path }
        return JSONPath().appending(table).appending(id)
    }
}

extension JSONDocument {
    /// The value at the end of a path; nil when there is none.
    public func value(at path: JSONPath) -> JSONValue? {
        path.steps.reduce(root) { value, step in value?.child(step) }
    }
}
