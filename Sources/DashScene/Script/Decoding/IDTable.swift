/// The things that a script names by ids.
struct IDTable<Value> {
    /// The ids in the order they are written.
    private(set) var ids: [String] = []
    private var values: [String: Value] = [:]
    /// The ids of those that have a name.
    private var named: [String: String] = [:]
    /// What one of them is called: "store".
    let noun: String

    /// Reads the entries of an object; one that cannot be read keeps its id, so that naming it is no second mistake.
    init(_ reader: ScriptReader?, noun: String, read: (String, ScriptReader) -> Value?) {
        self.noun = noun
        for (id, entry) in reader?.members ?? [] where !ids.contains(id) {
            ids.append(id)
            values[id] = read(id, entry)
            if let name = entry["name"]?.text, named[name] == nil { named[name] = id }
        }
    }

    /// What could be read, in the order it is written.
    var entries: [(id: String, value: Value)] {
        ids.compactMap { id in values[id].map { (id, $0) } }
    }

    /// The value of an id; nil after reporting that nothing is called so, and for an entry that could not be read.
    func value(_ id: String, for reader: ScriptReader) -> Value? {
        if ids.contains(id) { return values[id] }
        if let meant = named[id] {
            reader.fail("\(Quoted.text(id)) is a \(noun)'s name, not its id", suggestion: "write \(Quoted.text(meant))")
        } else {
            reader.fail(
                "no \(noun) is called \(Quoted.text(id))",
                suggestion: Nearest.suggestion(for: id, in: ids, orList: "there are:"))
        }
        return nil
    }
}
