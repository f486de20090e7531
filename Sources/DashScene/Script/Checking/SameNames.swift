/// Finds entries of a list that are called alike, so that an order could not say which one it means.
enum SameNames {
    /// Reports every name that an earlier entry has; `plural` is what the entries are.
    static func check(_ entries: [ScriptReader], _ plural: String) {
        var first: [String: Int] = [:]
        for entry in entries {
            guard let reader = entry["name"], let name = reader.text else { continue }
            guard let earlier = first[name] else {
                first[name] = reader.value.offset
                continue
            }
            reader.fail(
                "two \(plural) are called \(Quoted.text(name)); the first is on \(reader.log.line(of: earlier))",
                suggestion: "rename or remove one")
        }
    }
}
