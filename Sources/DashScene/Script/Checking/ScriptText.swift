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
        guard let script else { return [] }
        let type = script.brand.type
        var texts: [ScriptText] = []
        for (index, order) in script.orders.enumerated() {
            let path = JSONPath().appending("orders").appending(index)
            if let banner = order.banner {
                let parent = path.appending("banner")
                texts.append(ScriptText(path: parent.appending("title"), text: banner.title, style: type.bannerTitle))
                texts.append(ScriptText(path: parent.appending("text"), text: banner.text, style: type.bannerText))
            }
            if let helper = order.helper {
                texts.append(ScriptText(path: path.appending("helper"), text: helper, style: type.helper))
            }
            let store = home(of: "store", in: path, table: "stores")
            texts.append(ScriptText(path: store.appending("name"), text: order.store.name, style: type.helper))
            texts.append(
                ScriptText(path: store.appending("initials"), text: order.store.initials, style: type.initials))
            let dasher = home(of: "dasher", in: path, table: "dashers")
            texts.append(ScriptText(path: dasher.appending("name"), text: order.dasher.name, style: type.name))
            if !order.dasher.badge.isEmpty {
                texts.append(ScriptText(path: dasher.appending("badge"), text: order.dasher.badge, style: type.stats))
            }
        }
        var seen: Set<JSONPath> = []
        return texts.filter { seen.insert($0.path).inserted }
    }

    /// Warnings about characters of the script's texts that no font can draw.
    public func glyphWarnings(_ coverage: any GlyphCoverage) -> [Diagnostic] {
        texts.compactMap { text in
            let missing = coverage.missingCharacters(in: text.text, style: text.style)
            guard !missing.isEmpty else { return nil }
            let words = missing.prefix(5).map { Quoted.text(String($0)) }.joined(separator: ", ")
            return diagnostic(
                .warning, at: text.path, message: "no font has a glyph for \(words)",
                suggestion: "install a font for them or change the text")
        }
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
