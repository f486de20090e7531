/// A text of a script that the clip shows, and where the script says it.
public struct ScriptText: Hashable, Sendable {
    /// The way to it in the script.
    public var path: JSONPath
    /// The text as it is shown, names put in.
    public var text: String
}

extension ScriptOutcome {
    /// The script's own texts in the order of its orders, each place once; empty when there is no draft.
    public var texts: [ScriptText] {
        var seen: Set<JSONPath> = []
        return (draft?.orders ?? []).indices.flatMap(texts(ofOrder:)).filter { seen.insert($0.path).inserted }
    }

    /// The script's own texts that an order shows, counted from 0; empty when there is no such order.
    public func texts(ofOrder index: Int) -> [ScriptText] {
        guard let draft, draft.orders.indices.contains(index) else { return [] }
        let order = draft.orders[index]
        let path = JSONPath().appending("orders").appending(index)
        let store = home(of: "store", in: path, table: "stores")
        let dasher = home(of: "dasher", in: path, table: "dashers")
        let banner = path.appending("banner")
        let texts: [(path: JSONPath, text: String?)] = [
            (banner.appending("title"), order.banner?.title), (banner.appending("text"), order.banner?.text),
            (path.appending("helper"), order.helper),
            (store.appending("name"), order.store.name), (store.appending("initials"), order.store.initials),
            (store.appending("cuisine"), order.store.cuisine), (store.appending("distance"), order.store.distance),
            (store.appending("rating"), order.store.rating),
            (dasher.appending("name"), order.dasher.name), (dasher.appending("badge"), order.dasher.badge),
            (dasher.appending("rating"), order.dasher.rating),
        ]
        return (texts + order.items.enumerated().flatMap { items($1, at: path.appending("items").appending($0)) })
            .compactMap { path, text in
                guard let text, !text.isEmpty else { return nil }
                return ScriptText(path: path, text: Isolate.removed(from: text))
            }
    }

    /// The names of an item, which may be written as one text, and of what is added to it.
    private func items(_ item: OrderItem, at path: JSONPath) -> [(path: JSONPath, text: String?)] {
        guard case .object = document.value(at: path)?.kind else { return [(path, item.name)] }
        return [(path.appending("name"), item.name)]
            + item.addOns.enumerated().map { (path.appending("addOns").appending($0), $1) }
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
