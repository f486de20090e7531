import DashScene
import Foundation
import Testing

@Suite struct JSONWriterTests {
    static let sample: JSONValue = .members([
        "z": .integer(1), "a": .members(["x": .number(0.5), "w": .null]), "list": .array([.number(1), .bool(true)]),
        "none": .array([]), "nothing": .object([]),
    ])

    @Test func keepsTheOrderOfKeys() {
        let expected = #"{ "z": 1, "a": { "x": 0.5, "w": null }, "list": [1, true], "none": [], "nothing": {} }"#
        #expect(JSONWriter.line(Self.sample) == expected)
        #expect(JSONWriter.text(Self.sample) == expected + "\n")
    }

    @Test func breaksWhatIsTooLongForALine() {
        let long = JSONValue.members(["k": .string(String(repeating: "x", count: 60)), "sample": Self.sample])
        let expected = """
            {
              "k": "\(String(repeating: "x", count: 60))",
              "sample": { "z": 1, "a": { "x": 0.5, "w": null }, "list": [1, true], "none": [], "nothing": {} }
            }

            """
        #expect(JSONWriter.text(long) == expected)
    }

    @Test(arguments: ["\"\\/", "a\nb\r\t", "\u{0}\u{1F}\u{7F}", "🍣 寿司 سوشي", "\u{2028}\u{2029}", "e\u{301}"])
    func writesTextThatReadersRead(_ text: String) throws {
        let data = Data(JSONWriter.line(.array([.string(text)])).utf8)
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
        #expect(read.first.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func writesNoNumberThatJSONLacks(_ value: Double) {
        #expect(JSONWriter.line(.number(value)) == "null")
    }
}
