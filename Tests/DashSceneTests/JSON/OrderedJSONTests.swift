import DashScene
import Foundation
import Testing

@Suite struct OrderedJSONTests {
    static let sample: OrderedJSON = .members([
        "z": .integer(1), "a": .members(["x": .number(0.5), "w": .null]), "list": .array([.number(1), .bool(true)]),
        "deep": .array([.members(["k": .string("v")])]), "none": .array([]),
    ])

    @Test func keepsTheOrderOfKeys() {
        let expected = #"{"z": 1, "a": {"x": 0.5, "w": null}, "list": [1, true], "deep": [{"k": "v"}], "none": []}"#
        #expect(Self.sample.oneLine == expected)
    }

    @Test func indentsWhatHoldsObjects() {
        let expected = """
            {
              "z": 1,
              "a": {"x": 0.5, "w": null},
              "list": [1, true],
              "deep": [
                {"k": "v"}
              ],
              "none": []
            }
            """
        #expect(Self.sample.pretty == expected)
    }

    @Test(arguments: ["\"\\/", "a\nb\r\t", "\u{0}\u{1F}\u{7F}", "🍣 寿司 سوشي", "\u{2028}\u{2029}", "e\u{301}"])
    func writesTextThatReadersRead(_ text: String) throws {
        let data = Data(OrderedJSON.array([.string(text)]).oneLine.utf8)
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
        #expect(read.first.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func writesNoNumberThatJSONLacks(_ value: Double) {
        #expect(OrderedJSON.number(value).oneLine == "null")
    }
}
