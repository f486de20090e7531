import Foundation
import Testing

@testable import DashScene

@Suite struct ScriptReferenceTests {
    /// Each table of the reference is what the shapes say. `UPDATE_SCHEMAS=1` writes them anew.
    @Test func theTablesAreCurrent() throws {
        let file = "docs/script-reference.md"
        let text = try Repository.text(file)
        var current = text
        for object in objects {
            let start = "<!-- \(object.name) -->\n"
            let place = try #require(current.firstRange(of: start), "\(file) has no table of \(object.name)")
            let end = try #require(current[place.upperBound...].firstRange(of: "<!-- end -->"))
            current.replaceSubrange(place.upperBound..<end.lowerBound, with: table(object))
        }
        if ProcessInfo.processInfo.environment["UPDATE_SCHEMAS"] != nil {
            try current.write(to: Repository.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
        #expect(text == current, "\(file) is not current; run the tests with UPDATE_SCHEMAS=1")
    }

    private var objects: [ObjectShape] {
        (Shapes.objects(in: ScriptShape.root) + Shapes.objects(in: BrandShape.root))
            .filter { !["ArcRoute", "Colors", "Map"].contains($0.name) }
    }

    private func table(_ object: ObjectShape) -> String {
        let rows = object.fields.map { field in
            let standard = field.isRequired ? "required" : field.standard ?? ""
            return "| `\(field.key)` | \(words(field.shape)) | \(standard) | \(field.summary) |\n"
        }
        return "\n| key | value | by itself | meaning |\n| --- | --- | --- | --- |\n" + rows.joined() + "\n"
    }

    /// What a value may be, short enough for a table.
    private func words(_ shape: ValueShape) -> String {
        switch shape {
        case .text(let rule) where !rule.placeholders.isEmpty:
            "text with " + rule.placeholders.map { "`{\($0)}`" }.joined(separator: " ")
        case .text: "text"
        case .number(let rule): (rule.isWhole ? "whole number " : "number ") + rule.rangeWords
        case .choice(let choices): choices.map { "`\($0)`" }.joined(separator: ", ")
        case .either(let shapes): shapes.map(words).joined(separator: ", or ")
        case .object(let object) where object.name == "ArcRoute": "an [arc](#arc)"
        case .object(let object): "[\(object.name)](#\(object.name.lowercased()))"
        default: shape.expected
        }
    }
}
