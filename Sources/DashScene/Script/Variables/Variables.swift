/// Puts a script's variables into its strings, before anything else is read.
///
/// A string that is nothing but `${name}` becomes the variable's value, of whatever kind; elsewhere the value's text
/// takes the place. Keys, and the variables' own values, are left alone.
struct Variables {
    /// The key of a script that declares them.
    static let key = "variables"

    private let values: [(name: String, value: JSONValue)]
    private let kinds: [String: JSONValue.Kind]
    private let log: DiagnosticLog
    private var used: Set<String> = []

    /// A script's root with its variables put in; what is wrong with them is reported.
    static func fill(_ reader: ScriptReader) -> JSONValue {
        guard case .object(var members) = reader.value.kind else { return reader.value }
        var variables = Variables(reader[key], log: reader.log)
        for index in members.indices where members[index].key != key {
            let path = reader.path.appending(members[index].key)
            members[index].value = variables.filled(members[index].value, at: path)
        }
        variables.reportUnused(reader[key])
        return JSONValue(.object(members), offset: reader.value.offset)
    }

    /// The variables that a script declares, in their order.
    static func declared(in root: JSONValue?) -> [JSONMember] {
        guard case .object(let members) = root?[key]?.kind else { return [] }
        return members
    }

    /// The ways to all strings that use a variable.
    static func uses(in root: JSONValue?) -> [String: [JSONPath]] {
        var uses: [String: [JSONPath]] = [:]
        guard case .object(let members) = root?.kind else { return uses }
        for member in members where member.key != key {
            collect(member.value, JSONPath().appending(member.key), &uses)
        }
        return uses
    }

    private static func collect(_ value: JSONValue, _ path: JSONPath, _ uses: inout [String: [JSONPath]]) {
        switch value.kind {
        case .string(let text):
            for case .variable(let name) in VariableText.parts(of: text) { uses[name, default: []].append(path) }
        case .array(let values):
            for (index, value) in values.enumerated() { collect(value, path.appending(index), &uses) }
        case .object(let members):
            for member in members { collect(member.value, path.appending(member.key), &uses) }
        default: break
        }
    }

    private init(_ reader: ScriptReader?, log: DiagnosticLog) {
        self.log = log
        values = (reader?.members ?? []).map { ($0.key, $0.reader.value) }
        kinds = Dictionary(values.map { ($0.name, $0.value.kind) }, uniquingKeysWith: { first, _ in first })
        for (name, entry) in reader?.members ?? [] where !VariableText.isName(name) {
            entry.fail("a variable's name has only the letters A to Z and a to z, digits and _")
        }
    }

    private mutating func filled(_ value: JSONValue, at path: JSONPath) -> JSONValue {
        var filled = value
        switch value.kind {
        case .string(let text): filled.kind = self.kind(of: text, ScriptReader(value: value, path: path, log: log))
        case .array(var values):
            for index in values.indices { values[index] = self.filled(values[index], at: path.appending(index)) }
            filled.kind = .array(values)
        case .object(var members):
            for index in members.indices {
                members[index].value = self.filled(members[index].value, at: path.appending(members[index].key))
            }
            filled.kind = .object(members)
        default: break
        }
        return filled
    }

    private mutating func kind(of text: String, _ reader: ScriptReader) -> JSONValue.Kind {
        guard text.contains("${") else { return .string(text) }
        if let name = VariableText.unclosed(in: text) {
            reader.fail(
                "${\(name) has no closing brace", suggestion: "write ${\(name)}, or $${ for ${")
            return .invalid
        }
        let parts = VariableText.parts(of: text)
        if case .variable(let name) = parts.first, parts.count == 1 { return self.value(of: name, reader) }
        let words = parts.map { part -> String? in
            switch part {
            case .plain(let plain): plain
            case .variable(let name): self.words(of: self.value(of: name, reader))
            }
        }
        return words.contains(nil) ? .invalid : .string(words.compactMap { $0 }.joined())
    }

    /// A variable's value; invalid after reporting that there is none.
    private mutating func value(of name: String, _ reader: ScriptReader) -> JSONValue.Kind {
        used.insert(name)
        if let known = kinds[name] {
            switch known {
            case .string, .number, .bool: return known
            // Reported where it is declared.
            default: return .invalid
            }
        }
        reader.fail(
            "no variable is called \(Quoted.text(name))",
            suggestion: Nearest.suggestion(for: name, in: values.map(\.name), orList: "there are:")
                ?? "declare it under \"\(Variables.key)\", or write $${ for ${")
        return .invalid
    }

    private func words(of kind: JSONValue.Kind) -> String? {
        switch kind {
        case .string(let text), .number(let text): text
        case .bool(let flag): "\(flag)"
        default: nil
        }
    }

    private func reportUnused(_ reader: ScriptReader?) {
        var told: Set<String> = []
        for (name, entry) in reader?.members ?? [] where VariableText.isName(name) && !used.contains(name) {
            guard told.insert(name).inserted else { continue }
            entry.warn("is used nowhere", suggestion: "write ${\(name)} in a string, or remove it")
        }
    }
}
