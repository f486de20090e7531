import Testing

@testable import DashRender

@Suite struct DiffOptionTextTests {
    @Test(arguments: [("0", 0), ("1", 1), ("0.1", 0.1), (".5", 0.5)]) func threshold(_ text: String, _ value: Double)
        throws
    {
        #expect(try DiffThreshold(parsing: text).value == value)
    }

    @Test func zeroThresholdIsExact() throws { #expect(try DiffThreshold(parsing: "0.0") == .exact) }

    @Test(arguments: ["", "-0.1", "1.01", "nan", "inf", "ten", "0,1"]) func thresholdMistakes(_ text: String) {
        #expect(message { try DiffThreshold(parsing: text) } == "--threshold \(text): give a number of 0 to 1 (0.1)")
    }

    @Test(arguments: [
        ("0.001", "0.001"), ("0.1%", "0.001"), ("1", "1"), ("100%", "1"), ("0", "0"), (".5", "0.5"), ("0.2500", "0.25"),
        ("50%", "0.5"), ("1.0", "1"),
    ])
    func ratio(_ text: String, _ plain: String) throws {
        #expect(try ExactRatio(parsing: text).description == plain)
    }

    @Test(arguments: [
        "", "%", ".", "1.1", "101%", "-0.1", "1e-3", "0.1.2", "0.0000000000000001", "abc", "99999999999999999999",
    ])
    func ratioMistakes(_ text: String) {
        let expected = "--max-ratio \(text): give a share of 0 to 1 or a percentage (0.001 or 0.1%)"
        #expect(message { try ExactRatio(parsing: text) } == expected)
    }

    @Test func rectangle() throws {
        #expect(try PixelRect(parsing: "0,12, 30,4") == PixelRect(x: 0, y: 12, width: 30, height: 4))
    }

    @Test(arguments: ["", "1,2,3", "1,2,3,4,5", "1,2,0,4", "-1,2,3,4", "a,b,c,d", "1;2;3;4", "1,2,3,"])
    func rectangleMistakes(_ text: String) {
        #expect(
            message { try PixelRect(parsing: text) } == "--ignore \(text): give X,Y,W,H in pixels (0,0,1320,162)")
    }

    @Test(arguments: ["", "-1", "1.5", "many"]) func countMistakes(_ text: String) throws {
        let expected = "--max-cluster \(text): give a number of pixels, 0 or more (12)"
        #expect(message { try DiffTolerance.parseCount(text, option: "--max-cluster") } == expected)
        #expect(try DiffTolerance.parseCount("12", option: "--max-pixels") == 12)
    }

    private func message<T>(_ body: () throws -> T) -> String? {
        do {
            _ = try body()
            return nil
        } catch { return String(describing: error) }
    }
}
