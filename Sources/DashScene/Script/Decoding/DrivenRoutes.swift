/// Finds the routes that are in use.
enum DrivenRoutes {
    /// The routes that orders name, each once, and those written in them.
    static func readers(in root: ScriptReader) -> [ScriptReader] {
        var ids: [String] = []
        return (root["orders"]?.elements ?? []).compactMap { order -> ScriptReader? in
            guard let route = order["route"], let id = route.text else { return order["route"] }
            guard !ids.contains(id) else { return nil }
            ids.append(id)
            return root["routes"]?[id]
        }
    }
}
