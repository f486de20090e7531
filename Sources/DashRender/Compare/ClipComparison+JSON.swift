import Foundation

extension ClipComparison {
    /// The comparison as JSON: one object with the verdict and every frame that differs, keys in alphabetical order.
    public var json: String { Self.json(ReportData(self)) }

    static func json(_ data: ReportData, isPretty: Bool = true) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        // Nothing in the data can fail to be encoded: there are no floating point numbers in it.
        guard let bytes = try? encoder.encode(data) else { return "{}" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
