import Foundation
import Testing

@testable import DashScene

@Suite struct ScriptSchemaTests {
    /// The schema files are what the shapes say. `UPDATE_SCHEMAS=1` writes them anew.
    @Test(arguments: [("DemoScript.schema.json", ScriptSchema.text), ("Brand.schema.json", ScriptSchema.brandText)])
    func theFileIsCurrent(_ file: String, _ text: String) throws {
        if ProcessInfo.processInfo.environment["UPDATE_SCHEMAS"] != nil {
            try text.write(to: Repository.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
        #expect(try Repository.text(file) == text, "\(file) is not current; run the tests with UPDATE_SCHEMAS=1")
    }

    @Test(arguments: [("DemoScript.schema.json", ScriptShape.root), ("Brand.schema.json", BrandShape.root)])
    func theSchemaKnowsTheDecodersKeysAndNoOthers(_ file: String, _ root: ObjectShape) throws {
        let schema = try #require(JSONDocument(parsing: try Repository.bytes(file)).root)
        for object in Shapes.objects(in: root) {
            let definition = object.name == root.name ? schema : schema["$defs"]?[object.name]
            let properties = try #require(definition?["properties"], "\(object.name) is missing")
            guard case .object(let members) = properties.kind else { continue }
            #expect(members.map(\.key) == object.fields.map(\.key), "\(object.name)")
            var required: [String] = []
            if case .array(let names) = definition?["required"]?.kind {
                required = names.map { if case .string(let name) = $0.kind { name } else { "" } }
            }
            #expect(required == object.fields.filter(\.isRequired).map(\.key), "\(object.name)")
        }
    }

    /// Editors know that an order has beats or a life: the one that is missing, and both, fit none or no single way.
    @Test func anOrderHasBeatsOrALife() throws {
        let schema = try #require(JSONDocument(parsing: try Repository.bytes("DemoScript.schema.json")).root)
        let ways = try #require(schema["$defs"]?["Order"]?["oneOf"])
        #expect(
            JSONWriter.line(ways)
                == #"[{ "required": ["beats"], "properties": { "life": { "not": { "anyOf": [{ "const": true }, { "type": "object" }] } } } }, { "required": ["life"], "properties": { "beats": false, "life": { "not": { "const": false } } } }]"#
        )
    }

    @Test func namesAreUnique() {
        for root in [ScriptShape.root, BrandShape.root] {
            let objects = Shapes.objects(in: root)
            let keys = Dictionary(grouping: objects, by: \.name).mapValues { Set($0.map { $0.fields.map(\.key) }) }
            for (name, variants) in keys { #expect(variants.count == 1, "\(name) is two things") }
        }
    }
}

/// Walks shapes.
enum Shapes {
    /// All objects below and including one, each once, in the order they are met.
    static func objects(in root: ObjectShape) -> [ObjectShape] {
        var found: [ObjectShape] = []
        collect(root, &found)
        return found
    }

    private static func collect(_ object: ObjectShape, _ found: inout [ObjectShape]) {
        let isKnown = found.contains { $0.name == object.name && $0.fields.map(\.key) == object.fields.map(\.key) }
        if isKnown { return }
        found.append(object)
        for field in object.fields { collect(field.shape, &found) }
    }

    private static func collect(_ shape: ValueShape, _ found: inout [ObjectShape]) {
        switch shape {
        case .object(let object): collect(object, &found)
        case .either(let shapes): for shape in shapes { collect(shape, &found) }
        case .list(let list): collect(list.element, &found)
        case .map(let shape, _): collect(shape, &found)
        case .text, .format, .number, .boolean, .nothing, .choice, .tuple: break
        }
    }
}
