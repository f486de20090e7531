/// What a column of a table sets.
enum RowTarget: Hashable {
    /// A variable of the script; then its value.
    case variable(String, JSONValue.Kind)
    /// A place of the script.
    case place(JSONPath)
    /// Nothing; the column only names the clips.
    case label
}

/// Why a column sets nothing.
struct RowTargetError: Error, Hashable {
    var message: String
    var suggestion: String?
}

/// Finds out what the columns of a table mean to a script.
struct RowTargets {
    private let root: JSONValue
    private let variables: [JSONMember]
    private let labels: [String]

    /// Makes a finder; the columns `labels` may mean nothing to the script.
    init(root: JSONValue, labels: [String]) {
        self.root = root
        self.labels = labels
        variables = Variables.declared(in: root)
    }

    /// What a column sets: the variable of its name, or else the place that its name is the way to. A variable has no
    /// other name, so that no two columns set the same.
    func target(of column: String) throws(RowTargetError) -> RowTarget {
        if let variable = variables.first(where: { $0.key == column }) {
            return .variable(column, variable.value.kind)
        }
        guard let path = JSONPath(parsing: column), !path.steps.isEmpty else {
            if labels.contains(column) { return .label }
            throw RowTargetError(message: "\(Quoted.text(column)) is no way to a place of the script")
        }
        if path.steps.first == .key(Variables.key) { throw unnamed(path) }
        do throws(RowTargetError) {
            _ = try shape(at: path)
            return .place(path)
        } catch {
            if labels.contains(column) { return .label }
            throw bracketed(path) ?? error
        }
    }

    /// What to say of a way that writes entries of lists like keys: `orders.1.minutes`.
    private func bracketed(_ path: JSONPath) -> RowTargetError? {
        let meant = JSONPath(
            path.steps.map { step in
                guard case .key(let key) = step, key.utf8.allSatisfy(\.isDigit), let index = Int(key) else {
                    return step
                }
                return .index(index)
            })
        guard meant != path, (try? shape(at: meant)) != nil else { return nil }
        return RowTargetError(
            message: "\(Quoted.text(path.description)): the number of a list's entry is written in brackets",
            suggestion: "write \(meant)")
    }

    /// Why a variable cannot be called by a way.
    private func unnamed(_ path: JSONPath) -> RowTargetError {
        var suggestion: String?
        if path.steps.count > 1, case .key(let name) = path.steps[1] {
            suggestion =
                variables.contains { $0.key == name }
                ? "write \(Quoted.text(name))"
                : Nearest.suggestion(for: name, in: variables.map(\.key), orList: "there are:")
        }
        return RowTargetError(
            message: "\(Quoted.text(path.description)): a column that sets a variable has the variable's bare name",
            suggestion: suggestion)
    }

    /// What may stand at a place. All above it must be there; the last key need not be.
    func shape(at path: JSONPath) throws(RowTargetError) -> ValueShape {
        var shape = ValueShape.object(ScriptShape.root)
        var value: JSONValue? = root
        var way = JSONPath()
        for step in path.steps {
            guard let above = value else { throw RowTargetError(message: "the script has no \(way)") }
            shape = try self.shape(below: shape, of: above, step, way)
            value = above.child(step)
            way.steps.append(step)
        }
        return shape
    }

    private func shape(
        below shape: ValueShape, of value: JSONValue, _ step: JSONPath.Step, _ way: JSONPath
    ) throws(RowTargetError) -> ValueShape {
        switch (step, shape.alternative(for: value.kind)) {
        case (.key(let key), .object(let object)):
            if let field = object.fields.first(where: { $0.key == key }) { return field.shape }
            let known = object.fields.map(\.key) + (way.steps.isEmpty ? variables.map(\.key) : [])
            let full = known.map { way.appending($0).description }
            throw RowTargetError(
                message: "the script has no place and no variable \(Quoted.text(way.appending(key).description))",
                suggestion: Nearest.suggestion(
                    for: way.appending(key).description, in: full, orList: "known here:"))
        case (.key(let key), .map(let shape, _)):
            if value[key] != nil { return shape }
            let known = (value.members ?? []).map(\.key)
            throw RowTargetError(
                message: "the script has no \(way.appending(key))",
                suggestion: Nearest.suggestion(for: key, in: known, orList: "there are:"))
        case (.index(let index), .list(let list)):
            let count = value.count
            if index < count { return list.element }
            throw RowTargetError(
                message: "\(way) has no entry \(index)", suggestion: "it has \(count), counted from 0")
        case (.index(let index), .tuple(let tuple)) where index < tuple.elements.count:
            return .number(tuple.elements[index])
        default:
            throw RowTargetError(message: "\(way) is \(value.noun) in the script, with nothing inside to set")
        }
    }
}

extension JSONValue {
    fileprivate var members: [JSONMember]? { if case .object(let members) = kind { members } else { nil } }

    fileprivate var count: Int { if case .array(let values) = kind { values.count } else { 0 } }

    fileprivate var noun: String {
        switch kind {
        case .string: "a text"
        case .number: "a number"
        case .bool: "true or false"
        case .array: "a list"
        case .object: "an object"
        case .null, .invalid: "nothing"
        }
    }
}
