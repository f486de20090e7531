/// The JSON Schemas (draft 2020-12) of scripts and brand files, made from the shapes that the decoder checks with.
public enum ScriptSchema {
    /// The schema of scripts, as `DemoScript.schema.json` holds it.
    public static var text: String {
        JSONWriter.text(schema(of: ScriptShape.root, title: "A hookrender script", takesVariables: true))
    }

    /// The schema of brand files, as `Brand.schema.json` holds it.
    public static var brandText: String {
        JSONWriter.text(schema(of: BrandShape.root, title: "A hookrender brand", takesVariables: false))
    }

    private static func schema(of root: ObjectShape, title: String, takesVariables: Bool) -> JSONValue {
        var definitions = Definitions(takesVariables: takesVariables)
        let body = members(of: root, &definitions)
        let head: [JSONMember] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"), .init("title", title),
            .init("description", root.summary),
        ]
        return JSONValue(.object(head + body + [.init("$defs", .object(definitions.members))]))
    }

    /// The named objects, in the order they are first met.
    private struct Definitions {
        var members: [JSONMember] = []
        /// Whether `"${name}"` may stand for numbers and other values.
        let takesVariables: Bool
    }

    private static func members(of object: ObjectShape, _ definitions: inout Definitions) -> [JSONMember] {
        let properties = object.fields.map { field in
            let about = [
                field.summary, field.shape.placeholderWords, field.standard.map { "Default: \($0)." },
            ].compactMap { $0 }.joined(separator: " ")
            return JSONMember(
                field.key, .object([.init("description", about)] + members(of: field.shape, &definitions)))
        }
        let required = object.fields.filter(\.isRequired).map { JSONValue(.string($0.key)) }
        return [.init("type", "object")]
            + (required.isEmpty ? [] : [.init("required", .array(required))])
            + [.init("properties", .object(properties)), .init("additionalProperties", .bool(false))]
            + rules(of: object)
    }

    private static func rules(of object: ObjectShape) -> [JSONMember] {
        guard case .object(let members) = JSONDocument(parsing: Array(object.rules.utf8)).root?.kind else { return [] }
        return members
    }

    /// A string with a variable in it.
    private static let variable = JSONMember(
        "Variable",
        .object([
            .init("description", "A text with a variable: \"${name}\"."), .init("type", "string"),
            .init("pattern", "\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}"),
        ]))

    /// The members of a shape, and where a variable may stand for its value the choice between both.
    private static func members(of shape: ValueShape, _ definitions: inout Definitions) -> [JSONMember] {
        guard definitions.takesVariables, shape.needsVariable else { return ownMembers(of: shape, &definitions) }
        var choices: [JSONValue] = []
        if case .either(let shapes) = shape {
            choices = shapes.map { JSONValue(.object(ownMembers(of: $0, &definitions))) }
        } else {
            choices = [JSONValue(.object(ownMembers(of: shape, &definitions)))]
        }
        if !definitions.members.contains(where: { $0.key == variable.key }) { definitions.members.append(variable) }
        return [.init("anyOf", .array(choices + [JSONValue(.object([.init("$ref", "#/$defs/Variable")]))]))]
    }

    private static func ownMembers(of shape: ValueShape, _ definitions: inout Definitions) -> [JSONMember] {
        switch shape {
        case .text(let rule):
            return [
                .init("type", "string"), .init("minLength", .number(rule.mayBeEmpty ? "0" : "1")),
                .init("maxLength", .number("\(rule.limit)")),
            ] + (rule.mayBeEmpty ? [] : [.init("pattern", "\\S")])
        case .format(let format): return [.init("type", "string"), .init("pattern", format.pattern)]
        case .number(let rule): return members(of: rule)
        case .boolean: return [.init("type", "boolean")]
        case .nothing: return [.init("type", "null")]
        case .choice(let words): return [.init("enum", .array(words.map { JSONValue(.string($0)) }))]
        case .list(let list):
            return [
                .init("type", "array"), .init("minItems", .number("\(list.count.lowerBound)")),
                .init("maxItems", .number("\(list.count.upperBound)")),
                .init("items", .object(members(of: list.element, &definitions))),
            ]
        case .tuple(let tuple):
            return [
                .init("type", "array"),
                .init(
                    "prefixItems",
                    .array(
                        tuple.elements.map { JSONValue(.object(members(of: .number($0), &definitions))) })),
                .init("items", .bool(false)), .init("minItems", .number("\(tuple.elements.count)")),
            ]
        case .map(let shape, _):
            return [
                .init("type", "object"), .init("additionalProperties", .object(members(of: shape, &definitions))),
            ]
        case .object(let object): return [reference(to: object, &definitions)]
        case .either(let shapes):
            return [.init("anyOf", .array(shapes.map { JSONValue(.object(ownMembers(of: $0, &definitions))) }))]
        }
    }

    private static func members(of rule: NumberRule) -> [JSONMember] {
        (rule.name.isEmpty ? [] : [.init("description", rule.name)]) + [
            .init("type", rule.isWhole ? "integer" : "number"),
            .init("minimum", .number(NumberRule.short(rule.range.lowerBound))),
            .init("maximum", .number(NumberRule.short(rule.range.upperBound))),
        ]
    }

    private static func reference(to object: ObjectShape, _ definitions: inout Definitions) -> JSONMember {
        if !definitions.members.contains(where: { $0.key == object.name }) {
            // The place is kept first, so that a definition comes before those that it needs.
            let place = definitions.members.count
            definitions.members.append(.init(object.name, .null))
            let body = members(of: object, &definitions)
            definitions.members[place] = .init(
                object.name, .object([.init("description", object.summary)] + body))
        }
        return .init("$ref", "#/$defs/\(object.name)")
    }
}

extension ValueShape {
    /// Whether it is a single value that a string with a variable would not be taken for.
    fileprivate var needsVariable: Bool {
        switch self {
        case .number, .boolean, .choice: true
        case .format(let format): !format.accepts("${name}")
        case .either(let shapes):
            shapes.contains(where: \.needsVariable) && !shapes.contains(where: \.takesAnyString)
        case .text, .nothing, .list, .tuple, .map, .object: false
        }
    }

    private var takesAnyString: Bool {
        switch self {
        case .text: true
        case .format(let format): format.accepts("${name}")
        default: false
        }
    }

    /// "May hold {dasher}, {store}."; nil where braces are plain text.
    fileprivate var placeholderWords: String? {
        guard case .text(let rule) = self, !rule.placeholders.isEmpty else { return nil }
        return "May hold \(rule.placeholders.map { "{\($0)}" }.joined(separator: ", "))."
    }
}

extension JSONMember {
    fileprivate init(_ key: String, _ kind: JSONValue.Kind) { self.init(key: key, value: JSONValue(kind)) }

    fileprivate init(_ key: String, _ text: String) { self.init(key, .string(text)) }
}
